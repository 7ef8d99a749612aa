import { build } from "esbuild";
import { expect, it } from "vitest";
import { createIdentityClientWith, getUser, searchUsers } from "../../../../generated/identity/client.js";
import { exchange } from "../../../support/client-calls.js";

const generated = new URL("../../../../generated/", import.meta.url).pathname;

/** The size of a minified program that calls an operation of an interface. */
async function sizeOf(program: string): Promise<number> {
  const contents = `const settings = { baseUrl: "https://api.example" }; export const result = ${program};`;
  const names = [...new Set(program.match(/\b(?:create|connect)Identity\w*|\bgetUser\b/g))].join(", ");
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from "./identity/index.ts"; ${contents}`,
      resolveDir: generated,
      loader: "ts",
    },
    // The runtime from its source: the package may not be built.
    alias: Object.fromEntries(
      ["base", "client", "formats", "http", "json", "parameters", "patterns", "server"].map((name) => [
        `@specwright/runtime/${name}`,
        `${generated}runtime/${name}.ts`,
      ]),
    ),
    ...{ bundle: true, minify: true, format: "esm", target: "es2022", write: false },
  });
  return outputFiles[0]?.contents.length ?? 0;
}

it("a client of one operation makes a bundle hardly larger than the function makes", async () => {
  const input = "{ path: { id: globalThis.id } }";
  const asFunction = await sizeOf(`getUser(connectIdentity(settings), ${input})`);
  const withOne = await sizeOf(`createIdentityClientWith(settings, { getUser }).getUser(${input})`);
  const withAll = await sizeOf(`createIdentityClient(settings).getUser(${input})`);
  expect(withOne / asFunction).toBeLessThan(1.05);
  expect(withAll / asFunction).toBeGreaterThan(1.5);
});

it("a client of chosen operations calls them, at another address too", async () => {
  const { requests, fetch } = exchange(new Response(null, { status: 404 }));
  const options = { baseUrl: "https://one.example/", auth: { companyToken: "t0ken" }, fetch };
  const client = createIdentityClientWith(options, { getUser, find: searchUsers });
  expect(Object.keys(client)).toEqual(["getUser", "find", "connection", "use", "withBaseUrl"]);
  const other = client.withBaseUrl("https://two.example");
  await client.getUser({ path: { id: "1" } }, { validate: false });
  await other.getUser({ path: { id: "1" } }, { validate: false });
  expect(requests.map(({ url, headers }) => [new URL(url).host, headers.get("authorization")])).toEqual([
    ["one.example", "Bearer t0ken"],
    ["two.example", "Bearer t0ken"],
  ]);
});
