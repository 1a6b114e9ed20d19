// @ts-check
// Loads a module, which is compressed here so that it is small with any server. It is compiled while it comes.

/** Ends a task: what was pressed, and what is to be painted, comes before the next one. */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * Compiles a module, perhaps from a response that has been asked for.
 * @param {string} name
 * @param {Promise<Response> | null} [asked]
 */
export async function compiled(name, asked) {
  const response = await (asked ?? fetch(new URL(`${name}_bg.wasm.gz`, import.meta.url)));
  if (!response.ok || !response.body) throw new Error(`${name}_bg.wasm.gz: status ${response.status}`);
  // Some servers declare the compression, and then the browser inflates the file itself.
  const isInflated = response.headers.has("content-encoding");
  const inflated = isInflated ? response.body : response.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(inflated, { headers: { "content-type": "application/wasm" } }));
}

/**
 * Starts with a compiled module. Returns what it exports.
 * @param {string} name
 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} module
 */
export async function begin(name, module) {
  const [script, compiled] = await Promise.all([import(`./${name}.js`), module]);
  await script.default({ module_or_path: compiled });
  return script;
}
