import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { partiesOf } from "../../support/parties.js";
import { tempFolder } from "../../support/temp-folder.js";

const answer = { "200": { description: "Its path.", content: { "text/plain": { schema: { type: "string" } } } } };
const operation = (operationId: string, ...names: readonly string[]): object => ({
  get: {
    operationId,
    responses: answer,
    parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
  },
});
const document = {
  openapi: "3.0.3",
  info: { title: "Files", version: "1" },
  paths: {
    orders: operation("listOrders"),
    "lines/{id:int}": operation("getLine", "id"),
    "/files/{proxy+}": operation("getFile", "proxy"),
    "/raw/{*rest}": operation("getRaw"),
    "/v1/{name=projects/*}/jobs": operation("listJobs", "name"),
    "/kept/{tag+}": operation("getKept", "tag+"),
    "/split/{a/b}": operation("getSplit", "a/b"),
  },
};

type Call = (input?: object) => Promise<{ readonly status: number; readonly data: string }>;

/** A client of the document, whose requests are answered with their address, and by the server of the document. */
async function calls(): Promise<{
  readonly client: Readonly<Record<string, Call>>;
  readonly asked: string[];
  readonly statusOf: (path: string) => Promise<number>;
}> {
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { client, server, toFetchHandler } = await partiesOf("files", folder, { strictness: "lenient" });
  const names = ["listOrders", "getLine", "getFile", "getRaw", "listJobs", "getKept", "getSplit"];
  const handlers = Object.fromEntries(names.map((name) => [name, () => ({ status: 200, body: name })]));
  const answerOf = toFetchHandler(server["createFilesServer"]!({ handlers }));
  const asked: string[] = [];
  const fetch = (request: Request): Promise<Response> => {
    asked.push(new URL(request.url).pathname);
    return answerOf(request);
  };
  const create = client["createFilesClient"] as unknown as (options: object) => Readonly<Record<string, Call>>;
  const statusOf = async (path: string): Promise<number> =>
    (await answerOf(new Request(`http://files.test${path}`))).status;
  return { client: create({ baseUrl: "http://files.test", fetch }), asked, statusOf };
}

describe("a path that is not written as OpenAPI writes it", () => {
  it("is reported with its location in the file, and nothing is skipped", async () => {
    const cwd = tempFolder({ "files.json": JSON.stringify(document, undefined, 2) });
    const { code, stdout, stderr } = await cli(["generate", "--max-problems", "99", "files.json", "-o", "out"], {
      cwd,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining("7 operations")]);
    expect(stdout).not.toContain("given up");
    const told = [...stderr.matchAll(/^files\.json:(\d+):5: warning (\S+): Path (\S+)/gm)].map((found) =>
      found.slice(1),
    );
    const lines = JSON.stringify(document, undefined, 2).split("\n");
    const lineOf = (path: string): string => `${lines.findIndex((line) => line.startsWith(`    "${path}"`)) + 1}`;
    expect(told).toEqual([
      [lineOf("orders"), "openapi/path-without-slash", '"orders"'],
      [lineOf("lines/{id:int}"), "openapi/foreign-template", '"lines/{id:int}"'],
      [lineOf("lines/{id:int}"), "openapi/path-without-slash", '"lines/{id:int}"'],
      [lineOf("/files/{proxy+}"), "openapi/foreign-template", '"/files/{proxy+}"'],
      [lineOf("/raw/{*rest}"), "openapi/foreign-template", '"/raw/{*rest}"'],
      [lineOf("/v1/{name=projects/*}/jobs"), "openapi/foreign-template", '"/v1/{name=projects/*}/jobs"'],
    ]);
  });

  it("is sent as people mean it, and answered where a server can tell it", async () => {
    const { client, asked } = await calls();
    const results = [
      await client["listOrders"]!(),
      await client["getLine"]!({ path: { id: "7" } }),
      await client["getFile"]!({ path: { proxy: "a b" } }),
      await client["getRaw"]!({ path: { rest: "x" } }),
      await client["listJobs"]!({ path: { name: "p" } }),
      await client["getKept"]!({ path: { "tag+": "a+b" } }),
      await client["getSplit"]!({ path: { "a/b": "c" } }),
    ];
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(asked).toEqual(["/orders", "/lines/7", "/files/a%20b", "/raw/x", "/v1/p/jobs", "/kept/a%2Bb", "/split/c"]);
  });

  it("has its slashes sent where the variable stands for several segments, and leads nowhere else", async () => {
    const { client, asked, statusOf } = await calls();
    const several = await client["getFile"]!({ path: { proxy: "a/b c/d/" } });
    expect(asked).toEqual(["/files/a/b%20c/d/"]);
    expect(several.status).toBe(404);
    await client["listJobs"]!({ path: { name: "projects/p" } }).catch(() => undefined);
    expect(asked.pop()).toBe("/v1/projects/p/jobs");
    for (const proxy of ["..", "a/../b", "./a", "/a", "a//b", ""]) {
      await expect(client["getFile"]!({ path: { proxy } }), proxy).rejects.toThrow();
    }
    expect(asked).toHaveLength(1);
    expect([await statusOf("/files/a/b"), await statusOf("/files/a")]).toEqual([404, 200]);
  });
});
