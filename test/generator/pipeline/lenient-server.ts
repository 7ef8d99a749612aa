import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { buildFiles } from "../../../generator/generate.js";
import { projectOf } from "../../support/project.js";
import type { Parties } from "../../support/parties.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

/** A security hook of any scheme. */
export type Hook = (input: { readonly credential: unknown; readonly scopes: readonly string[] }) => unknown;

/** The part of a generated server that a test writes. */
export interface ServerParts {
  readonly handlers: Readonly<Record<string, (input: { readonly body?: unknown }) => object>>;
  readonly security: Readonly<Record<string, Hook>>;
}

/** The server of a document (and the files next to it) that is read leniently, as a function from requests to responses. */
export async function lenientServer(
  document: object,
  parts: ServerParts,
  files: Readonly<Record<string, string>> = {},
): Promise<(request: Request) => Promise<Response>> {
  const folder = tempFolder({ "openapi.json": JSON.stringify(document), ...files });
  const project = projectOf("api", folder, { strictness: "lenient", emit: ["server"], format: "none" });
  const built = await buildFiles(project);
  if (built.files.length === 0) throw new Error(printDiagnostics(built.diagnostics, { color: false, frames: false }));
  const { server, toFetchHandler } = await loaded(built.files);
  const create = Object.values(server).find(({ name }) => /^create\w+Server$/.test(name));
  if (create === undefined) throw new Error("There is no server.");
  return toFetchHandler(create({ ...parts, onError: () => undefined }));
}

type ServerModule = Pick<Parties, "server" | "toFetchHandler">;

async function loaded(files: readonly { readonly path: string; readonly text: string }[]): Promise<ServerModule> {
  const out = mkdtempSync(join(tmpdir(), "specwright-test-"));
  try {
    for (const { path, text } of files) writeAt(join(out, path), text);
    const contents = `export * as server from "./server.js"; export { toFetchHandler } from "./runtime/adapters.js";`;
    const stdin = { contents, resolveDir: out, loader: "ts" } as const;
    const { outputFiles } = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
    return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as ServerModule;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
