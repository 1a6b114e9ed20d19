// @ts-check
// Loads a module, which is compressed here so that it is small with any server. It is compiled while it comes.

/**
 * Returns what boot.js has requested, once: a response can't be read again.
 * @param {string} name
 * @returns {Promise<Response> | undefined}
 */
function requested(name) {
  const all = /** @type {{ requested?: Record<string, Promise<Response>> }} */ (globalThis).requested;
  const response = all?.[name];
  delete all?.[name];
  return response;
}

/** @param {string} name */
export async function compiled(name) {
  const response = await (requested(name) ?? fetch(new URL(`${name}_bg.wasm.gz`, import.meta.url)));
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
