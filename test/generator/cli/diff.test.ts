import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonDiffReport } from "../../../generator/index.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const cancel = `    delete:
      operationId: cancelOrders
      responses: { "204": { description: Cancelled. } }
`;
const xsd = (type: string): string => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Note" type="xs:${type}"/>
</xs:schema>
`;
const broken = "openapi: 3.1.0\ninfo: {}\npaths: {}\n";
const files = { "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) };

const report = ({ stdout }: CliRun): JsonDiffReport => JSON.parse(stdout) as JsonDiffReport;
const ids = (run: CliRun): readonly string[] => report(run).changes.map(({ id }) => id);

describe("specwright diff", () => {
  it("says what changed, where, whom it breaks and by which document, and ends with 1", async () => {
    const { code, stdout, stderr } = await cli(["diff", "old.yaml", "new.yaml"], { cwd: tempFolder(files) });
    expect(stderr).toBe("");
    const lines = stdout.replace(/fingerprint: [0-9a-f]{12}/, "fingerprint: (its own)").split("\n");
    expect(lines).toEqual([
      'new.yaml:8:71: breaking schema/maximum-lowered: The maximum of the query parameter "limit" of GET /orders (listOrders) was lowered from 100 to 50.',
      "  before:      old.yaml:8:71",
      "  verdict:     breaks clients that send",
      '  in:          GET /orders (listOrders) query parameter "limit"',
      "  witness:     GET /orders?limit=51 was accepted and is now rejected",
      expect.stringMatching(/^ {2}hint: {8}\S/),
      "  fingerprint: (its own)",
      "",
      "1 breaking change. Advised version: major.",
      "",
    ]);
    expect(code).toBe(1);
  });

  it("says that nothing changed when only the layout did", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": `# Orders\n${ordersUpTo(100)}` });
    expect(await cli(["diff", "old.yaml", "new.yaml"], { cwd })).toEqual({
      code: 0,
      stdout: "No changes of meaning. Advised version: patch.\n",
      stderr: "",
    });
    const same = await cli(["diff", "old.yaml", "old.yaml"], { cwd });
    expect(same.stdout).toBe("No changes of meaning. Advised version: none, nothing has changed.\n");
    expect((await cli(["diff", "old.yaml", "new.yaml", "--quiet"], { cwd })).stdout).toBe("");
  });

  it("reports a title that renames the client of a document, and none of an API that its folder names", async () => {
    const titled = (title: string): string => ordersUpTo(100).replace("title: Orders", `title: ${title}`);
    const cwd = tempFolder({
      "old.yaml": titled("Orders"),
      "new.yaml": titled("Shop API"),
      "same.yaml": titled("The Orders API"),
      "long.yaml": titled("Everything that a shop of ours needs"),
      "a/specs/orders/openapi.yaml": titled("Orders"),
      "b/specs/orders/openapi.yaml": titled("Shop API"),
    });
    const renamed = async (...sides: readonly string[]): Promise<readonly string[]> => {
      const { changes } = report(await cli(["diff", ...sides, "--format", "json"], { cwd }));
      return changes.filter(({ id }) => id === "interface/client-renamed").map(({ sentence }) => sentence);
    };
    const says = 'The client, named after the title of the document, was renamed from "createOrdersClient" to';
    expect(await renamed("old.yaml", "new.yaml")).toEqual([`${says} "createShopClient".`]);
    expect(await renamed("old.yaml", "long.yaml")).toEqual([`${says} "createLongClient".`]);
    expect(await renamed("old.yaml", "same.yaml")).toEqual([]);
    for (const path of ["specs", "specs/orders", "specs/orders/openapi.yaml"])
      expect(await renamed(`a/${path}`, `b/${path}`)).toEqual([]);
  });

  it("ends as --fail-on says", async () => {
    const cwd = tempFolder({ ...files, "more.yaml": ordersUpTo(100, cancel) });
    const codeOf = async (to: string, level: string): Promise<number> =>
      (await cli(["diff", "old.yaml", to, "--fail-on", level], { cwd })).code;
    expect(await codeOf("new.yaml", "breaking")).toBe(1);
    expect(await codeOf("new.yaml", "none")).toBe(0);
    expect(await codeOf("more.yaml", "breaking")).toBe(0);
    expect(await codeOf("more.yaml", "warning")).toBe(0);
    expect(await codeOf("more.yaml", "any")).toBe(1);
    expect(await codeOf("old.yaml", "any")).toBe(0);
    expect(await codeOf("new.yaml", "everything")).toBe(2);
  });

  it("fails on weaker security with --fail-on security, whatever the levels of the configuration", async () => {
    const login = {
      type: "oauth2",
      flows: { clientCredentials: { tokenUrl: "https://a.example/t", scopes: { read: "Reads.", write: "Writes." } } },
    };
    const withScopes = (...scopes: readonly string[]): string =>
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Orders", version: "1" },
        paths: { "/orders": { get: { security: [{ login: scopes }], responses: { "200": { description: "All." } } } } },
        components: { securitySchemes: { login } },
      });
    const cwd = tempFolder({
      "old.json": withScopes("read", "write"),
      "new.json": withScopes("read"),
      "specwright.config.json": JSON.stringify({
        diff: { levels: { "security/scope-dropped": "off" }, rules: [{ level: "off" }] },
      }),
    });
    const run = async (level: string): Promise<number> =>
      (await cli(["diff", "old.json", "new.json", "--fail-on", level], { cwd })).code;
    expect([await run("breaking"), await run("security"), await run("warning"), await run("none")]).toEqual([
      0, 1, 1, 0,
    ]);
    const { stdout } = await cli(["diff", "old.json", "new.json"], { cwd });
    expect(stdout).toContain('can now be called with the scope "read" (was "read" and "write").');
  });

  it("replays counterexamples against generated code with --confirm", async () => {
    const cwd = tempFolder(files);
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--confirm"], { cwd });
    expect(stdout).toContain(
      "note: Counterexamples against generated code: 1 replayed, 0 without a whole message, 0 differences.",
    );
  });

  it("colours for a terminal, unless NO_COLOR says otherwise", async () => {
    const cwd = tempFolder(files);
    const run = async (env: Readonly<Record<string, string>>): Promise<string> =>
      (await cli(["diff", "old.yaml", "new.yaml"], { cwd, isTTY: true, env })).stdout;
    expect(await run({})).toContain("\u001b[31mbreaking schema/maximum-lowered\u001b[0m");
    expect(await run({ NO_COLOR: "1" })).not.toContain("\u001b");
  });

  it("writes the report to a file without colours", async () => {
    const cwd = tempFolder(files);
    const run = await cli(["diff", "old.yaml", "new.yaml", "-o", "out/diff.txt"], { cwd, isTTY: true });
    expect(run).toEqual({ code: 1, stdout: "", stderr: "" });
    expect(readFileSync(join(cwd, "out/diff.txt"), "utf8")).toMatch(/^new\.yaml:8:71: breaking /);
  });

  it("compares XSD files", async () => {
    const cwd = tempFolder({ "old.xsd": xsd("string"), "new.xsd": xsd("date") });
    const run = await cli(["diff", "old.xsd", "new.xsd", "--format", "json"], { cwd });
    expect(run.code).toBe(1);
    expect(report(run).breaking).toBeGreaterThan(0);
    expect(report(run).changes[0]?.places.after?.path).toBe("new.xsd");
  });

  it("compares folders of interfaces by their names, and finds those that came, went and were renamed", async () => {
    const other = ordersUpTo(5).replaceAll("orders", "notes").replaceAll("Orders", "Notes");
    const cwd = tempFolder({
      "old/orders/openapi.yaml": ordersUpTo(100),
      "old/notes/openapi.yaml": other,
      "old/letters/letters.xsd": xsd("string"),
      "new/orders/openapi.yaml": ordersUpTo(50),
      "new/remarks/openapi.yaml": other,
      "new/dates/dates.xsd": xsd("date").replace("Note", "Day"),
    });
    const run = await cli(["diff", "old", "new", "--format", "json"], { cwd });
    const found = report(run).changes.map(({ id, contract }) => `${id} ${contract}`);
    expect(found.sort()).toEqual([
      "interface/added dates",
      "interface/removed letters",
      "interface/renamed remarks",
      "schema/maximum-lowered orders",
    ]);
  });

  it("reads every file of a contract from its own side", async () => {
    const root = (folder: string): Readonly<Record<string, string>> => ({
      [`${folder}/openapi.yaml`]: ordersUpTo(100).replace(
        "{ type: integer, maximum: 100 }",
        "{ $ref: parts/limit.yaml }",
      ),
    });
    const cwd = tempFolder({
      ...root("old"),
      "old/parts/limit.yaml": "type: integer\nmaximum: 100\n",
      ...root("new"),
      "new/parts/limit.yaml": "type: integer\nmaximum: 50\n",
    });
    const run = await cli(["diff", "old", "new", "--format", "json"], { cwd });
    expect(report(run).changes.map(({ id, places }) => [id, places.before?.path, places.after?.path])).toEqual([
      ["schema/maximum-lowered", "old/parts/limit.yaml", "new/parts/limit.yaml"],
    ]);
  });

  it("says that a method moves to the group of another tag, where the configuration groups methods by tag", async () => {
    const tagged = (tag: string): string => ordersUpTo(7).replace("operationId", `tags: [${tag}]\n      operationId`);
    const cwd = tempFolder({
      "old.yaml": tagged("orders"),
      "new.yaml": tagged("stock"),
      "grouped.json": '{ "methods": "byTag" }',
    });
    const found = ["operation/method-moved", "operation/tag-added", "operation/tag-removed"];
    const asked = ["diff", "old.yaml", "new.yaml", "--format", "json"];
    expect(ids(await cli([...asked, "--config", "grouped.json"], { cwd })).toSorted()).toEqual(found);
    expect(ids(await cli(asked, { cwd })).toSorted()).toEqual(found.slice(1));
  });

  it("says that pages were removed, unless the configuration declares that the operation has none", async () => {
    const listing = (next: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses:
        "200":
          description: Orders.
          content:
            application/json:
              schema: { type: object, properties: { orders: { type: array, items: {} }, ${next}: { type: string } } }
`;
    const cwd = tempFolder({
      "old.yaml": listing("next_cursor"),
      "new.yaml": listing("etag"),
      "unpaged.json": '{ "pagination": { "listOrders": false } }',
    });
    const asked = ["diff", "old.yaml", "new.yaml", "--format", "json"];
    const removed = "operation/pages-removed";
    expect(ids(await cli(asked, { cwd }))).toContain(removed);
    expect(ids(await cli([...asked, "--config", "unpaged.json"], { cwd }))).not.toContain(removed);
  });

  it("takes one side from standard input", async () => {
    const cwd = tempFolder(files);
    const run = await cli(["diff", "old.yaml", "-", "--format", "json"], { cwd, stdin: ordersUpTo(50) });
    expect(report(run).changes.map(({ places }) => places.after?.path)).toEqual(["<stdin>"]);
    expect((await cli(["diff", "-", "-"], { cwd })).code).toBe(2);
  });

  it("prints the problems of a side that cannot be read, or is read strictly and has errors, and ends with 1", async () => {
    const cwd = tempFolder({ "old.yaml": broken, "new.yaml": ordersUpTo(50) });
    const strict = ["--strictness", "strict"];
    const { code, stdout, stderr } = await cli(["diff", "old.yaml", "new.yaml", ...strict], { cwd });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^old\.yaml:2:\d+: error openapi\//);
    const missing = await cli(["diff", "none.yaml", "new.yaml"], { cwd });
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain('none.yaml:1:1: error source/missing-file: File "none.yaml" does not exist.');
  });

  it("asks for two sides or a base, and for options that belong together", async () => {
    const cwd = tempFolder(files);
    const messageOf = async (...args: readonly string[]): Promise<string> => {
      const { code, stderr } = await cli(["diff", ...args], { cwd });
      expect(code).toBe(2);
      return stderr;
    };
    expect(await messageOf("old.yaml")).toContain("--base origin/main");
    expect(await messageOf()).toContain("--base origin/main");
    expect(await messageOf("old.yaml", "new.yaml", "--base", "main")).toContain("to compare two files, omit it");
    expect(await messageOf("old.yaml", "new.yaml", "--only", "orders")).toContain("need --base or --against");
    expect(await messageOf("old.yaml", "new.yaml", "--reason", "why")).toContain("belong to --accept");
    expect(await messageOf("old.yaml", "new.yaml", "--accept", "000000000000")).toContain("--reason TEXT");
    expect(await messageOf("main:old.yaml", "new.yaml")).toContain("not in a Git repository");
  });

  it("shows texts of specs without their control characters", async () => {
    const evil = (maximum: number): string => ordersUpTo(maximum).replaceAll("limit", '"li\\e[31m\\u202emit"');
    const cwd = tempFolder({ "old.yaml": evil(100), "new.yaml": evil(50) });
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml"], { cwd });
    expect(stdout).toContain('query parameter "li␛[31m\ufffdmit" of GET /orders (listOrders)');
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
  });
});

describe("the configuration of diff", () => {
  const config = (diff: object): string => JSON.stringify({ diff });

  it("gives kinds of change other levels, or leaves them out", async () => {
    const levels = { "schema/maximum-lowered": "warning" };
    const cwd = tempFolder({ ...files, "specwright.config.json": config({ levels }) });
    const run = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    expect(run.code).toBe(0);
    expect(report(run).changes[0]).toMatchObject({ level: "warning", judged: "breaking" });
    const off = tempFolder({
      ...files,
      "specwright.config.json": config({ levels: { "schema/maximum-lowered": "off" } }),
    });
    expect(ids(await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd: off }))).toEqual([]);
  });

  it("sets from which level on a run fails, and the option comes before it", async () => {
    const cwd = tempFolder({ ...files, "specwright.config.json": config({ failOn: "none" }) });
    expect((await cli(["diff", "old.yaml", "new.yaml"], { cwd })).code).toBe(0);
    expect((await cli(["diff", "old.yaml", "new.yaml", "--fail-on", "any"], { cwd })).code).toBe(1);
  });

  it("is refused when an id or a level is not known", async () => {
    const levels = { "schema/maximum-lowred": "warning" };
    const cwd = tempFolder({ ...files, "specwright.config.json": config({ levels }) });
    const { code, stderr } = await cli(["diff", "old.yaml", "new.yaml"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('unknown change: "schema/maximum-lowred"');
    const wrong = tempFolder({ ...files, "specwright.config.json": config({ failOn: "never", what: 1 }) });
    const run = await cli(["diff", "old.yaml", "new.yaml"], { cwd: wrong });
    expect(run.stderr).toContain(
      'The setting "diff.failOn" must be one of "breaking", "security", "warning", "any", "none".',
    );
    expect(run.stderr).toContain('The configuration has no setting "diff.what".');
  });
});

describe("accepted changes", () => {
  const fingerprintOf = async (cwd: string): Promise<string> => {
    const run = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    return report(run).changes[0]?.fingerprint ?? "";
  };
  const accept = async (cwd: string, ...more: readonly string[]): Promise<CliRun> => {
    const args = ["--accept", await fingerprintOf(cwd), "--reason", "Nobody asks for more.", ...more];
    return cli(["diff", "old.yaml", "new.yaml", ...args], { cwd });
  };

  it("are written with their reason, and let pass from then on", async () => {
    const cwd = tempFolder(files);
    const fingerprint = await fingerprintOf(cwd);
    const first = await accept(cwd, "--until", "2999-12-31");
    expect(first.code).toBe(0);
    expect(first.stdout).toContain('accepted schema/maximum-lowered: The maximum of the query parameter "limit"');
    expect(JSON.parse(readFileSync(join(cwd, "specwright-accepted.json"), "utf8"))).toEqual({
      version: 1,
      accepted: [
        {
          fingerprint,
          contract: "new",
          id: "schema/maximum-lowered",
          sentence:
            'The maximum of the query parameter "limit" of GET /orders (listOrders) was lowered from 100 to 50.',
          reason: "Nobody asks for more.",
          until: "2999-12-31",
        },
      ],
    });
    const later = await cli(["diff", "old.yaml", "new.yaml", "--format", "json"], { cwd });
    expect(later.code).toBe(0);
    expect(report(later)).toMatchObject({
      changes: [],
      bump: "major",
      accepted: [{ reason: "Nobody asks for more." }],
    });
  });

  it("count again after their day", async () => {
    const cwd = tempFolder(files);
    const { code, stdout } = await accept(cwd, "--until", "2020-01-31");
    expect(code).toBe(1);
    expect(stdout).toContain("was accepted until 2020-01-31 and counts again.");
    expect(stdout).toContain("1 breaking change.");
  });

  it("are reported when their change is no more", async () => {
    const cwd = tempFolder({ ...files, "same.yaml": ordersUpTo(100) });
    await accept(cwd);
    const stale = JSON.parse(
      readFileSync(join(cwd, "specwright-accepted.json"), "utf8").replace('"new"', '"same"'),
    ) as object;
    const other = tempFolder({
      ...files,
      "same.yaml": ordersUpTo(100),
      "specwright-accepted.json": JSON.stringify(stale),
    });
    const run = await cli(["diff", "old.yaml", "same.yaml"], { cwd: other });
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(
      /specwright-accepted\.json: [0-9a-f]{12} \(schema\/maximum-lowered in "same"\) matches no current change; remove the entry\./,
    );
  });

  it("must be changes that are there, with a reason and a day that exists", async () => {
    const cwd = tempFolder(files);
    const run = async (...args: readonly string[]): Promise<CliRun> =>
      cli(["diff", "old.yaml", "new.yaml", ...args], { cwd });
    const unknown = await run("--accept", "000000000000", "--reason", "why");
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      'error: No change between these versions has the fingerprint "000000000000" (--accept).\n',
    ]);
    expect((await accept(cwd, "--until", "2027-02-30")).stderr).toBe(
      'error: Write a date such as 2027-01-31 for --until, not "2027-02-30".\n',
    );
    expect((await accept(cwd, "--reason", " ")).stderr).toContain("State why");
    expect(existsSync(join(cwd, "specwright-accepted.json"))).toBe(false);
  });

  it("keep their fingerprint through unrelated edits", async () => {
    const cwd = tempFolder(files);
    const edited = tempFolder({
      "old.yaml": `# Moved down\n\n${ordersUpTo(100, cancel)}`,
      "new.yaml": ordersUpTo(50, cancel).replace("title: Orders", "title: All orders"),
    });
    const [before, after] = await Promise.all([cwd, edited].map(fingerprintOf));
    expect(after).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{12}$/);
  });

  it("are refused in a file that is not theirs", async () => {
    const wrong: readonly (readonly [string, string])[] = [
      ["{", "cannot be read as JSON"],
      ["[]", "is not a file of accepted changes"],
      ['{ "version": 1, "accepted": [{}] }', '"fingerprint" must be a non-empty string in entry 1 of'],
    ];
    for (const [text, message] of wrong) {
      const cwd = tempFolder({ ...files, "specwright-accepted.json": text });
      const { code, stderr } = await cli(["diff", "old.yaml", "new.yaml"], { cwd });
      expect(code).toBe(2);
      expect(stderr).toContain(message);
    }
  });
});
