import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

type Value = Readonly<Record<string, unknown>>;

/** An error in third-party documents: the other content of the document, the report, and the output that remains. */
interface Slip {
  readonly version?: string;
  readonly get?: Value;
  readonly info?: Value;
  readonly path?: string;
  readonly paths?: Value;
  readonly order?: Value;
  readonly rest?: Value;
  readonly warned: readonly string[];
  readonly file?: string;
  readonly holds: string;
}

const fine = { responses: { "204": { description: "Fine." } } };
const answer = (schema: unknown): Value => ({
  responses: { "200": { description: "Fine.", content: { "application/json": { schema } } } },
});
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

const slips: Readonly<Record<string, Slip>> = {
  "a description that is null": {
    order: { type: "object", properties: { id: { type: "integer" } }, description: "An order." },
    get: { ...fine, description: null },
    warned: ["openapi/schema"],
    holds: "id?: number;",
  },
  "an example beside examples of which one is none": {
    get: {
      ...fine,
      parameters: [{ name: "q", in: "query", schema: { type: "integer" }, example: 1, examples: { bad: 5 } }],
    },
    warned: ["openapi/example-and-examples", "openapi/schema"],
    holds: "q?: number;",
  },
  "a description beside a reference": {
    version: "3.0.3",
    order: {
      type: "object",
      properties: { line: { $ref: "#/components/schemas/Line", description: "The first line.", maxLength: 3 } },
    },
    rest: { schemas: { Line: { type: "string" } } },
    warned: ["openapi/ignored-ref-sibling"],
    holds: "/** The first line. */\n  line?: Line;",
  },
  "a reference to nothing": {
    get: answer({ type: "object", properties: { id: { $ref: "" } } }),
    warned: ["openapi/wrong-ref-kind"],
    holds: "id?: unknown;",
  },
  "a response without a description": {
    get: { responses: { "200": { content: { "application/json": { schema: { type: "integer" } } } } } },
    warned: ["openapi/schema"],
    holds: "export type GetOrderResponse200 = number;",
  },
  "an enum beside the schema of a parameter": {
    get: { ...fine, parameters: [{ name: "sort", in: "query", schema: { type: "string" }, enum: ["up"] }] },
    warned: ["openapi/schema"],
    holds: "sort?: string;",
  },
  "a reference to the whole document for an operation": {
    paths: { "/lines": { get: { $ref: "#" } } },
    warned: ["openapi/wrong-ref-kind"],
    holds: "export type Order = string;",
  },
  "a license without a name": {
    info: { license: { url: "https://example.org" } },
    warned: ["openapi/schema"],
    holds: "export type Order = string;",
  },
  "a version without a patch": {
    version: "3.1",
    warned: ["openapi/unsupported-version"],
    holds: "export type Order = string;",
  },
  "a version that is newer than any": {
    version: "4.0.0",
    warned: ["openapi/unsupported-version"],
    holds: "export type Order = string;",
  },
  "a reference for an operation": {
    paths: { "/orders": { get: { $ref: "operation.json" } } },
    warned: ["openapi/operation-ref"],
    file: "client.ts",
    holds: "listed(",
  },
  "a reference to an operation of the same document": {
    paths: { "/listed": { get: { $ref: "#/paths/~1orders/get" } } },
    warned: ["openapi/duplicate-operation-id", "plan/taken-method-name", "openapi/operation-ref"],
    file: "client.ts",
    holds: "export type GetOrder2Result = CallResult<{\n  is: ClientResult<200, Order,",
  },
  "a path parameter that nothing declares": {
    path: "/orders/{id}",
    get: fine,
    warned: ["openapi/undeclared-path-parameter"],
    holds: "id: string;",
  },
  "a path parameter that is not required": {
    path: "/orders/{id}",
    get: { ...fine, parameters: [{ ...id, required: false }] },
    warned: ["openapi/optional-path-parameter"],
    holds: "id: number;",
  },
  "a path parameter that the path does not have": {
    get: { ...fine, parameters: [id] },
    warned: ["openapi/unused-path-parameter"],
    file: "operations.ts",
    holds: "parameters: [],",
  },
  "required: true in a property": {
    order: { type: "object", properties: { id: { type: "integer", required: true } } },
    warned: ["json-schema/bad-value"],
    holds: "id?: number;",
  },
  "an empty oneOf": {
    order: { type: "object", properties: { id: { type: "integer", oneOf: [] } } },
    warned: ["json-schema/bad-value"],
    holds: "id?: number;",
  },
  "exclusiveMinimum: true in OpenAPI 3.1": {
    version: "3.1.0",
    order: { type: "integer", minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    warned: ["json-schema/boolean-limit"],
    file: "validators.ts",
    holds: "value <= 1",
  },
  "exclusiveMinimum: true without a minimum": {
    version: "3.1.0",
    order: { type: "integer", exclusiveMinimum: true },
    warned: ["json-schema/bad-value"],
    holds: "export type Order = number;",
  },
  "a type with null in OpenAPI 3.0": {
    order: { type: ["string", "null"] },
    warned: ["json-schema/needs-3.1"],
    holds: "export type Order = string | null;",
  },
  "a backslash before a hyphen in a pattern": {
    order: { type: "string", pattern: "^a\\-[b\\-c]$" },
    warned: ["json-schema/invalid-pattern"],
    file: "validators.ts",
    holds: 'new RegExp("^a-[b\\\\-c]$", "u")',
  },
  "a pattern with (?i)": {
    order: { type: "string", pattern: "(?i)^a$" },
    warned: ["json-schema/invalid-pattern"],
    file: "validators.ts",
    holds: 'new RegExp("^[aA]$", "u")',
  },
  "look-aheads at the start of a pattern": {
    order: { type: "string", pattern: "^(?=.*[a-z])(?=.*\\d).{8,}$" },
    warned: [],
    file: "validators.ts",
    holds: 'linearPattern("^(?=.*[a-z])(?=.*\\\\d).{8,}$")',
  },
  "a pattern that is not linear": {
    order: { type: "string", pattern: "^(a|b)-\\1$" },
    warned: ["json-schema/nonlinear-pattern"],
    holds: "export type Order = string;",
  },
  "something else among media types": {
    get: {
      responses: {
        "200": { description: "Fine.", content: { examples: {}, "application/json": { schema: { type: "integer" } } } },
      },
    },
    warned: ["openapi/malformed-media-type"],
    holds: "export type GetOrderResponse200 = number;",
  },
  "a scope that is not defined": {
    get: { ...fine, security: [{ token: ["write"] }] },
    rest: {
      securitySchemes: {
        token: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://x.example/t", scopes: {} } } },
      },
    },
    warned: ["openapi/unknown-scope"],
    file: "operations.ts",
    holds: 'security: [{ token: ["write"] }],',
  },
  "two paths that match the same requests": {
    path: "/orders/{id}",
    get: { ...fine, parameters: [id] },
    paths: {
      "/orders/{name}": {
        get: {
          operationId: "byName",
          parameters: [{ ...id, name: "name" }],
          ...fine,
        },
      },
    },
    warned: ["openapi/ambiguous-path"],
    file: "server.ts",
    holds: "- GET /orders/{name}: its requests also match an earlier operation",
  },
  "a reference that leads nowhere": {
    order: { type: "object", properties: { id: { type: "integer" }, line: { $ref: "#/components/schemas/Line" } } },
    warned: ["openapi/unknown-ref"],
    holds: "line?: unknown;",
  },
  "a mapping that leads nowhere": {
    order: {
      oneOf: [{ $ref: "#/components/schemas/Small" }],
      discriminator: { propertyName: "size", mapping: { small: "Small", large: "Large" } },
    },
    rest: { schemas: { Small: { type: "object", required: ["size"], properties: { size: { type: "string" } } } } },
    warned: ["openapi/unknown-mapping"],
    holds: "export type Order = Small;",
  },
  "an operationId that two operations have": {
    get: fine,
    paths: { "/others": { get: { operationId: "getOrder", ...fine } } },
    warned: ["openapi/duplicate-operation-id"],
    file: "client.ts",
    holds: "getOthers(",
  },
  "a status in small letters": {
    get: { responses: { "4xx": { description: "Not fine." } } },
    warned: ["openapi/malformed-status"],
    file: "client.ts",
    holds: "4",
  },
  "a variable of a server that is not defined": {
    get: { ...fine, servers: [{ url: "https://{region}.example" }] },
    warned: ["openapi/undefined-server-variable"],
    file: "client.ts",
    holds: "getOrder(",
  },
  "a type of another language": {
    order: { type: "object", properties: { id: { type: "int" } } },
    warned: ["json-schema/unknown-type"],
    holds: "id?: unknown;",
  },
  "a recursive reference of an earlier draft": {
    version: "3.1.0",
    order: { type: "object", properties: { inner: { $recursiveRef: "#" } } },
    warned: ["json-schema/unknown-keyword"],
    holds: "inner?: unknown;",
  },
  "a tag that is defined twice": {
    rest: {},
    get: { ...fine, tags: ["a"] },
    warned: ["openapi/duplicate-tag"],
    file: "client.ts",
    holds: "getOrder(",
  },
};

describe("a slip of a document of others costs what it must and nothing else", () => {
  it.each(Object.entries(slips))("%s", async (name, slip) => {
    const { version = "3.0.3", path = "/orders", order = { type: "string" }, rest = {}, warned } = slip;
    const { schemas = {}, ...components } = rest as { readonly schemas?: Value };
    const get = { operationId: "getOrder", ...(slip.get ?? answer({ $ref: "#/components/schemas/Order" })) };
    const document = {
      openapi: version,
      info: { title: "Vendor", version: "1", ...slip.info },
      ...(name.startsWith("a tag") && { tags: [{ name: "a" }, { name: "a" }] }),
      paths: { [path]: { get }, ...slip.paths },
      components: { ...components, schemas: { Order: order, ...schemas } },
    };
    const cwd = tempFolder({
      "vendor.json": JSON.stringify(document),
      "operation.json": JSON.stringify({ operationId: "listed", ...fine }),
    });
    const { code, stderr } = await cli(["generate", "--max-problems", "99", "vendor.json", "-o", "out", ...inFolder], {
      cwd,
    });
    const codes = [...stderr.matchAll(/^vendor\.json.* warning ([a-z-]+\/[a-z0-9.-]+)/gm)].map(([, each]) => each);
    expect([code, [...new Set(codes)]], stderr).toEqual([0, warned]);
    expect(readFileSync(join(cwd, "out", slip.file ?? "types.ts"), "utf8")).toContain(slip.holds);
  });
});

describe("the case of an authentication scheme", () => {
  it.each(["3.0.3", "3.1.0"])("makes no difference in OpenAPI %s", async (openapi) => {
    const securitySchemes = { token: { type: "http", scheme: "Bearer", bearerFormat: "JWT" } };
    const paths = { "/orders": { get: { operationId: "getOrder", security: [{ token: [] }], ...fine } } };
    const document = { openapi, info: { title: "Orders", version: "1" }, paths, components: { securitySchemes } };
    const cwd = tempFolder({ "specs/orders/openapi.json": JSON.stringify(document) });
    const { code, stderr } = await cli(["generate", ...inFolder], { cwd });
    expect([code, stderr]).toEqual([0, ""]);
    const operations = readFileSync(join(cwd, "generated/orders/operations.ts"), "utf8");
    expect(operations).toContain('token: { kind: "authorization", prefix: "Bearer" }');
  });
});

describe("null as people mean it", () => {
  const small = { type: "string", enum: ["small"] };
  const line = { type: "object", properties: { id: { type: "integer" } } };
  const ref = { $ref: "#/components/schemas/Line" };
  const cases: readonly (readonly [string, unknown, string, string])[] = [
    ["a reference", { ...ref, nullable: true }, "Line", "Line | null"],
    ["allOf", { allOf: [ref], nullable: true }, "Line", "Line | null"],
    ["anyOf", { anyOf: [ref, { type: "string" }], nullable: true }, "Line | string", "Line | string | null"],
    ["oneOf with a type", { type: "object", oneOf: [ref], nullable: true }, "Line", "Line | null"],
    ["an enum", { ...small, nullable: true }, '"small"', '"small" | null'],
  ];

  it.each(cases)(
    "is allowed beside %s where the setting says so, or where reading is lenient",
    async (...[, schema, written, meant]) => {
      const document = {
        openapi: "3.0.3",
        info: { title: "Vendor", version: "1" },
        paths: {},
        components: { schemas: { Line: line, Order: { type: "object", properties: { size: schema } } } },
      };
      const cwd = tempFolder({ "vendor.json": JSON.stringify(document) });
      const typeOf = async (...args: readonly string[]): Promise<string> => {
        const { code, stderr } = await cli(
          ["generate", "vendor.json", "-o", "out", ...inFolder, "--emit", "types,validators", ...args],
          { cwd },
        );
        expect(code, stderr).toBe(0);
        return /size\?: (.*);/.exec(readFileSync(join(cwd, "out/types.ts"), "utf8"))?.[1] ?? "";
      };
      expect(await typeOf("--strictness", "strict")).toBe(written);
      expect(await typeOf("--strictness", "strict", "--nullable", "as-meant")).toBe(meant);
      expect(await typeOf()).toBe(meant);
      expect(await typeOf("--nullable", "as-written")).toBe(written);
    },
  );
});
