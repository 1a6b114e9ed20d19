// Loads a module, which is compressed here so that it is small with any server.
export async function compiled(name) {
  const response = await fetch(new URL(`${name}_bg.wasm.gz`, import.meta.url));
  if (!response.ok) throw new Error(`${name}_bg.wasm.gz: status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers declare the compression, and then the browser inflates the file itself.
  if (bytes[0] !== 0x1f) return WebAssembly.compile(bytes);
  const inflated = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(inflated, { headers }));
}

/// Starts with a compiled module. Returns what it exports.
export async function begin(name, module) {
  const script = await import(`./${name}.js`);
  await script.default({ module_or_path: module });
  return script;
}
