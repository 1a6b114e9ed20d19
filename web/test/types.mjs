// Whether the page's types are those of the views that the tests have seen, and whether the scripts keep to them.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import * as drive from "./harness.mjs";

await drive.test("types", {}, async () => {
  const folder = mkdtempSync(join(drive.here, "types-"));
  try {
    const all = [...drive.views.values()];
    const kinds = new Set(all.flatMap(({ parts, dialog }) => [...parts, ...(dialog?.parts ?? [])].map(({ is }) => is)));
    // With all tests, every kind of part was seen.
    const types = readFileSync(join(drive.here, "page/view.d.ts"), "utf8");
    const known = new Set([...types.matchAll(/\bis: "([\w-]+)"/g)].map(([, kind]) => kind));
    if (process.argv.length === 2) assert.deepEqual([...kinds].sort(), [...known].sort());
    const written = all.map((view) => JSON.stringify(view)).join(",\n");
    writeFileSync(
      join(folder, "views.ts"),
      `import type { View } from "../page/view.d.ts";\nexport const views: View[] = [${written}];\n`,
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: "../tsconfig.json", include: ["views.ts", "../page/*"] }),
    );
    // The service worker's types are not those of a page.
    for (const project of [folder, join(drive.here, "tsconfig.service.json")]) {
      const { status, stdout } = spawnSync(join(drive.here, "node_modules/.bin/tsc"), ["-p", project], {
        encoding: "utf8",
      });
      assert.equal(status, 0, stdout.slice(0, 4000));
    }
    const scripts = readdirSync(join(drive.here, "page")).filter((name) => /(?<!lit-html)\.js$/.test(name));
    const unchecked = scripts.filter(
      (name) => !/^\/\/ @ts-check\n/.test(readFileSync(join(drive.here, "page", name), "utf8")),
    );
    assert.deepEqual(unchecked, []);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { status, stdout, stderr } = spawnSync(join(drive.here, "node_modules/.bin/prettier"), ["--check", "."], {
    cwd: drive.here,
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout + stderr);
  assert.equal(
    readFileSync(join(drive.here, "page/lit-html.js"), "utf8"),
    readFileSync(join(drive.here, "node_modules/lit-html/lit-html.js"), "utf8").replace(
      /\/\/# sourceMappingURL=.*\n?/,
      "",
    ),
  );
});
