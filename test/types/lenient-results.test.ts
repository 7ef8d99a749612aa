import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { compileAlone } from "../support/compile.js";
import { browserLibraries } from "../support/compile-parties.js";
import { projectOf } from "../support/project.js";
import { tempFolder } from "../support/temp-folder.js";

const order = {
  content: {
    "application/json": { schema: { type: "object", required: ["id"], properties: { id: { type: "integer" } } } },
  },
};
const response = (more: object = {}): object => ({ description: "d", ...more });
const document = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/exact": { post: { operationId: "exact", responses: { 200: response(order), 404: response() } } },
    "/range": { post: { operationId: "range", responses: { "2XX": response(order), 500: response() } } },
    "/default": { post: { operationId: "fallback", responses: { 200: response(order), default: response() } } },
    "/head": { head: { operationId: "look", responses: { 200: response(order) } } },
    "/gone": { delete: { operationId: "remove", responses: { 204: response(order) } } },
  },
};

const program = `
import type { ExactResult, FallbackResult, LookResult, RangeResult, RemoveResult } from "./client.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => undefined;

export function exact(result: ExactResult): number | undefined {
  if (result.status === 200) {
    same<typeof result.contentType, "application/json">(true);
    return result.data.id;
  }
  if (result.status === 404) {
    same<typeof result.data, undefined>(true);
    return undefined;
  }
  same<typeof result.data, unknown>(true);
  if (result.status === "unreadable") return result.response.status;
  if (result.status === 201 || result.status === 429) same<typeof result.data, unknown>(true);
  // @ts-expect-error a status that is undeclared is none of the declared ones
  if (result.status === 200) return 1;
  // @ts-expect-error a value that no schema describes has no known properties
  return result.data.id;
}

export function range(result: RangeResult): number {
  if (result.status === 202) return result.data.id;
  if (result.status === 404 || result.status === "unreadable") same<typeof result.data, unknown>(true);
  if (result.status === 500) same<typeof result.data, undefined>(true);
  return result.status === "unreadable" ? 0 : result.status;
}

export function fallback(result: FallbackResult): number | undefined {
  if (result.status === 200) return result.data.id;
  if (result.status !== "unreadable") same<typeof result.data, undefined>(true);
  return undefined;
}

export function bodyless(looked: LookResult, removed: RemoveResult): void {
  if (looked.status === 200) same<typeof looked.data, undefined>(true);
  if (removed.status === 204) same<typeof removed.data, undefined>(true);
}

// @ts-expect-error the value is known only after the status
export const unchecked = (result: ExactResult): unknown => result.data.id;
`;

it("a status narrows the data of a lenient client as it does in a strict one", async () => {
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { files } = await buildFiles(projectOf("shop", folder, { emit: ["client"], strictness: "lenient" }));
  const out = join(dirname(fileURLToPath(import.meta.url)), "out");
  const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
  const at = join(out, "program.ts");
  const options = { lib: browserLibraries, declaration: false, isolatedDeclarations: false };
  expect(compileAlone([at], texts.set(at, program), options)).toEqual([]);
});
