import { resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import { bundled } from "../../../support/bundled.js";
import { exchange } from "../../../support/client-calls.js";
import { compile } from "../../../support/compile.js";
import { projectOf } from "../../../support/project.js";
import type { RenderedFile } from "../../../../generator/write/rendered-file.js";

interface Input {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Options = { readonly headers?: Readonly<Record<string, string>> };
type Call = (input?: Input, options?: Options) => Promise<{ readonly status: number }>;

/** The names of the golden case's client that tests use. */
interface Emitted {
  readonly createIdempotencyKeysClient: (options: object) => Readonly<Record<string, Call>>;
  readonly connectIdempotencyKeys: (options: object) => object;
  readonly refund: (connection: object, input?: Input) => Promise<{ readonly status: number }>;
}

const golden = resolve(import.meta.dirname, "../../../golden/idempotency-keys");
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const baseUrl = "https://payments.example";
let files: readonly RenderedFile[];
let emitted: Emitted;

beforeAll(async () => {
  ({ files } = await buildFiles(projectOf("idempotency-keys", golden, { emit: ["client"], format: "none" })));
  emitted = (await bundled(files, 'export * from "./client.js";')) as unknown as Emitted;
});

it("a required idempotency key is sent if the caller leaves it out, with and without retries", async () => {
  const { requests, fetch } = exchange();
  await emitted.createIdempotencyKeysClient({ baseUrl, fetch })["refund"]!();
  await emitted.createIdempotencyKeysClient({ baseUrl, fetch, retries: 0 })["refund"]!({});
  await emitted.refund(emitted.connectIdempotencyKeys({ baseUrl, fetch }));
  const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid), expect.stringMatching(uuid)]);
  expect(new Set(keys).size).toBe(3);
});

it("a key of the caller is kept, in the input and among the headers of the call", async () => {
  const { requests, fetch } = exchange();
  const client = emitted.createIdempotencyKeysClient({ baseUrl, fetch });
  await client["refund"]!({ headers: { "Idempotency-Key": "one" } });
  await client["refund"]!({}, { headers: { "idempotency-key": "two" } });
  expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["one", "two"]);
});

it("other required headers are still checked, and a key that the client cannot make is required", async () => {
  const { requests, fetch } = exchange();
  const client = emitted.createIdempotencyKeysClient({ baseUrl, fetch });
  const missing = { problems: [{ code: "required" }] };
  await expect(client["replaceRefund"]!({ body: "all" })).rejects.toMatchObject(missing);
  await expect(client["changePayment"]!()).rejects.toMatchObject(missing);
  expect(requests).toHaveLength(0);
});

it("the types require what the client does not make", () => {
  const program = `import { connectIdempotencyKeys, changePayment, refund, replaceRefund } from "./client.js";
const connection = connectIdempotencyKeys({ baseUrl: "${baseUrl}" });
void refund(connection);
void refund(connection, { headers: {} });
void refund(connection, { headers: { "Idempotency-Key": "mine" } });
void replaceRefund(connection, { headers: { Account: "a" }, body: "all" });
// @ts-expect-error the account is missing
void replaceRefund(connection, { headers: {}, body: "all" });
// @ts-expect-error the client makes no key for this header
void changePayment(connection);
`;
  const folder = resolve(golden, "expected");
  const texts = new Map(files.map(({ path, text }) => [resolve(folder, path), text]));
  const main = resolve(folder, "consumer.ts");
  expect(compile([main], new Map([...texts, [main, program]]), { lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] })).toEqual(
    [],
  );
});
