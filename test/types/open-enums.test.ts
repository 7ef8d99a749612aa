import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { compileAlone } from "../support/compile.js";
import { browserLibraries } from "../support/compile-parties.js";
import { projectOf } from "../support/project.js";
import { tempFolder } from "../support/temp-folder.js";

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object, mediaType = "application/json"): object => ({ content: { [mediaType]: { schema } } });
const received = (schema: object): object => ({ 200: { description: "d", ...content(schema) } });
const sent = (schema: object, mediaType?: string): object => ({ required: true, ...content(schema, mediaType) });
const kind = { name: "kind", schema: ref("Kind") };

const document = {
  openapi: "3.1.0",
  info: { title: "Media", version: "1" },
  paths: {
    "/item": {
      get: {
        operationId: "read",
        parameters: [
          { ...kind, in: "query" },
          { ...kind, in: "header" },
        ],
        responses: received(ref("Item")),
      },
      put: { operationId: "write", requestBody: sent(ref("Item")), responses: received(ref("Item")) },
      post: {
        operationId: "fill",
        requestBody: sent({ type: "object", properties: { kind: ref("Kind") } }, "application/x-www-form-urlencoded"),
        responses: received(ref("OnlyRead")),
      },
    },
  },
  components: {
    schemas: {
      Kind: { type: "string", enum: ["movie", "series"] },
      Item: {
        type: "object",
        required: ["kind", "name"],
        properties: {
          name: { type: "string" },
          kind: ref("Kind"),
          list: { type: "array", items: ref("Kind") },
          byName: { type: "object", additionalProperties: ref("Kind") },
          either: { oneOf: [{ type: "integer" }, { type: "object", properties: { in: ref("Kind") } }] },
          part: ref("Item"),
          shape: { oneOf: [ref("Circle"), ref("Square")], discriminator: { propertyName: "form" } },
        },
      },
      Circle: {
        type: "object",
        required: ["form", "radius"],
        properties: { form: { enum: ["circle"] }, radius: { type: "number" } },
      },
      Square: {
        type: "object",
        required: ["form", "side"],
        properties: { form: { enum: ["square"] }, side: { type: "number" }, color: { enum: ["red"] } },
      },
      OnlyRead: { type: "object", required: ["state"], properties: { state: { enum: ["open", "closed"] } } },
    },
  },
};

const program = `
import type { createMediaClient } from "./client.js";
import type { WriteReceived } from "./server.js";
import type { ItemRequest, Kind, KindRequest } from "./types.js";
import { isItem } from "./validators.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => undefined;

same<KindRequest, "movie" | "series">(true);
same<ItemRequest["kind"], KindRequest>(true);
same<WriteReceived["body"], ItemRequest>(true);
export const isOpen: Kind = "podcast";

export async function calls(client: ReturnType<typeof createMediaClient>, other: string): Promise<void> {
  const read = await client.read({ query: { kind: "movie" }, headers: { kind: "series" } }).orThrow();
  // @ts-expect-error an unknown value in a query
  void client.read({ query: { kind: "moive" } });
  // @ts-expect-error an unknown value in a header
  void client.read({ headers: { kind: "moive" } });
  // @ts-expect-error an unknown value in a body
  void client.write({ body: { name: "n", kind: "moive" } });
  // @ts-expect-error an unknown value in an array
  void client.write({ body: { name: "n", kind: "movie", list: ["moive"] } });
  // @ts-expect-error an unknown value in a dictionary
  void client.write({ body: { name: "n", kind: "movie", byName: { a: "moive" } } });
  // @ts-expect-error an unknown value in a union
  void client.write({ body: { name: "n", kind: "movie", either: { in: "moive" } } });
  // @ts-expect-error an unknown value further down
  void client.write({ body: { name: "n", kind: "movie", part: { name: "n", kind: "moive" } } });
  // @ts-expect-error an unknown value in a branch
  void client.write({ body: { name: "n", kind: "movie", shape: { form: "square", side: 1, color: "blue" } } });
  // @ts-expect-error an unknown value in a form
  void client.fill({ body: { kind: "moive" } });
  // @ts-expect-error a value that is read may be unknown
  void client.write({ body: read });
  if (isItem(read)) void client.write({ body: read });
  if (read.kind === other || read.list?.[0] === other || read.part?.kind === other) return;
  const area = read.shape?.form === "circle" ? read.shape.radius : read.shape?.side;
  void area?.toFixed();
  const filled = await client.fill({ body: { kind: "movie" } }).orThrow();
  if (filled.state === "paused") return;
}

export function handle({ body }: WriteReceived): number | undefined {
  // @ts-expect-error the validator has rejected other values
  if (body.kind === "podcast") return undefined;
  return body.shape?.form === "circle" ? body.shape.radius : body.shape?.side;
}
`;

it("closes enums in requests, and leaves them open in responses", async () => {
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { files } = await buildFiles(projectOf("media", folder, { emit: ["client", "server"], strictness: "lenient" }));
  const out = join(dirname(fileURLToPath(import.meta.url)), "out");
  const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
  const types = texts.get(join(out, "types.ts"));
  expect(types).toContain("export interface ItemRequest extends Item {\n  kind: KindRequest;\n");
  expect(types).not.toMatch(/OnlyReadRequest|CircleRequest/);
  const at = join(out, "program.ts");
  const options = { lib: browserLibraries, declaration: false, isolatedDeclarations: false };
  expect(compileAlone([at], texts.set(at, program), options)).toEqual([]);
});
