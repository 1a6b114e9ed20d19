// Loads the module, which is compressed here so that it is small with any server.
import init from "./game.js";

async function compile() {
  const response = await fetch(new URL("game_bg.wasm.gz", import.meta.url));
  if (!response.ok) throw new Error(`game_bg.wasm.gz: status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers declare the compression, and then the browser inflates the file itself.
  if (bytes[0] !== 0x1f) return WebAssembly.compile(bytes);
  const inflated = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(inflated, { headers }));
}

/// The compiled module, which workers get from the page.
export const compiled = () => compile();

/// Starts with a compiled module.
export const begin = (module) => init({ module_or_path: module });
