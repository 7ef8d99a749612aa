import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtCli } from "../../support/built-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";
import { until } from "../../support/until.js";

it("generates again when a module changes that an emitter of the configuration imports, also after a slip in it", async () => {
  const cli = await builtCli();
  const cwd = tempFolder({
    "specs/orders/openapi.yaml":
      'openapi: 3.1.0\ninfo: { title: Orders, version: "1" }\npaths: {}\ncomponents: { schemas: { Order: { type: string } } }\n',
    "specwright.config.mjs": 'import { state } from "./emitters/state.mjs";\nexport default { emitters: [state] };\n',
    "emitters/state.mjs":
      'import { text } from "./text.mjs";\nexport const state = { name: "state", version: "1", files: () => [{ path: "state.txt", text }] };\n',
    "emitters/text.mjs": 'export const text = "first\\n";\n',
  });
  const command = spawn(process.execPath, [cli.program, "generate", "--watch"], { cwd, stdio: "pipe" });
  let said = "";
  command.stderr.on("data", (chunk) => (said += String(chunk)));
  const emitted = join(cwd, "generated/orders/state.txt");
  const holds = (text: string) => (): boolean => existsSync(emitted) && readFileSync(emitted, "utf8") === text;
  try {
    await until(holds("first\n"));
    writeAt(join(cwd, "emitters/text.mjs"), 'export const text = "second\\n";\n');
    await until(holds("second\n"));
    writeAt(join(cwd, "emitters/text.mjs"), "export const text = [\n");
    await until(() => said.includes("project/malformed-config"));
    writeAt(join(cwd, "emitters/text.mjs"), 'export const text = "third\\n";\n');
    await until(holds("third\n"));
    expect(said).toContain("project/malformed-config");
  } finally {
    command.kill();
    cli.remove();
  }
});
