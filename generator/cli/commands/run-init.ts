import { relative, resolve } from "node:path";
import { initProject, type InitResult } from "../../init/init-project.js";
import { checkWay } from "../../project/check-paths.js";
import { missingPackages } from "../../init/tool-reference.js";
import { visible } from "../../text/visible.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import type { GlobalOptions } from "../context.js";
import type { Terminal } from "../terminal.js";

/** Runs `specwright init`: writes the project and prints the next steps. */
export function runInitCommand(dir: string, { quiet }: GlobalOptions, terminal: Terminal): ExitCode {
  const folder = resolve(terminal.cwd, dir);
  checkWay(folder, terminal.cwd);
  const result = initProject(folder);
  const { written, kept } = result;
  if (quiet === true) return exitCodes.done;
  const lines = [...written.map((path) => `wrote  ${path}`), ...kept.map((path) => `kept   ${path}`)];
  terminal.stdout.write(`${[...lines, "", ...nextSteps(folder, result, terminal.cwd)].map(visible).join("\n")}\n`);
  return exitCodes.done;
}

function nextSteps(folder: string, { kept, tool }: InitResult, cwd: string): readonly string[] {
  const way = relative(cwd, folder);
  const enter = way === "" ? [] : [`  cd ${way}`];
  const keepsPackage = kept.includes("package.json");
  const missing = missingPackages(folder, ["specwright", "typescript", "@types/node"]).map((name) =>
    name === "specwright" && tool.written.startsWith("file:") ? tool.written : name,
  );
  const install = keepsPackage
    ? [
        ...(missing.length === 0 ? [] : [`  npm install --save-dev ${missing.join(" ")}`]),
        "  npx --no-install specwright generate",
      ]
    : ["  npm install", "  npm test"];
  const note = keepsPackage || tool.note === undefined ? [] : ["", tool.note];
  return ["Next:", ...enter, ...install, ...note];
}
