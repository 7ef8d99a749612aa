import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { buildFiles } from "../../generator/generate.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import type { Server } from "../../templates/runtime/server/server-types.js";
import type { Project } from "../../generator/project-types.js";
import { projectOf } from "./project.js";
import { writeAt } from "./temp-folder.js";

/** The modules that are emitted for an interface; a test gives them types. */
export interface Parties {
  readonly client: Readonly<Record<string, (...args: readonly never[]) => unknown>>;
  readonly server: Readonly<Record<string, (options: object) => Server>>;
  readonly validators: Readonly<Record<string, (value: unknown) => unknown>>;
  readonly toFetchHandler: (server: Server) => (request: Request) => Promise<Response>;
}

/** Emits client and server of the spec in a folder, bundles both and loads them. */
export async function partiesOf(name: string, folder: string, changes: Partial<Project> = {}): Promise<Parties> {
  const { diagnostics, files } = await buildFiles(
    projectOf(name, folder, { ...changes, emit: ["client", "server"], format: "none" }),
  );
  if (files.length === 0) throw new Error(printDiagnostics(diagnostics, { color: false, frames: true }));
  const out = mkdtempSync(join(tmpdir(), "specwright-test-"));
  try {
    for (const { path, text } of files) writeAt(join(out, path), text);
    const hasValidators = files.some(({ path }) => path === "validators.ts");
    const validators = hasValidators
      ? `export * as validators from "./validators.js";`
      : "export const validators = {};";
    const contents = `export * as client from "./client.js"; export * as server from "./server.js"; ${validators} export { toFetchHandler } from "./runtime/adapters.js";`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: out, loader: "ts" },
      bundle: true,
      format: "esm",
      target: "es2022",
      nodePaths: [join(process.cwd(), "node_modules")],
      write: false,
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Parties;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
