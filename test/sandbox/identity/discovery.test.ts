import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { allUserSchemas, type Attribute, userSchemas } from "../../../sandbox/domain/identity/attributes.js";
import { createSandbox } from "../../../sandbox/index.js";
import { clientWith, scopesOf } from "./support.js";

const sandbox = await createSandbox();
afterAll(() => sandbox.close());
const client = await clientWith(sandbox, scopesOf("delete"));

interface SchemaText {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly items?: SchemaText;
  readonly allOf?: readonly SchemaText[];
  readonly properties?: Readonly<Record<string, SchemaText>>;
}

const document = parse(readFileSync(new URL("../../../specs/identity/openapi.yaml", import.meta.url), "utf8")) as {
  components: { schemas: Readonly<Record<string, SchemaText>> };
};

/** A schema with what it refers to, and the properties of all its parts. */
function resolved(schema: SchemaText): SchemaText {
  const { $ref, ...rest } = schema;
  const target = $ref === undefined ? {} : resolved(document.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  const parts = [target, ...(rest.allOf ?? []).map(resolved), rest];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as SchemaText["properties"];
  return { ...target, ...rest, ...(properties !== undefined && { properties }) };
}

/** Facts of an attribute that the contract and the discovery document both state. */
function statedBy(schema: SchemaText): unknown {
  const whole = resolved(schema);
  const item = whole.type === "array" ? resolved(whole.items ?? {}) : whole;
  const isComplex = item.type === "object";
  return {
    many: whole.type === "array",
    type: isComplex ? "complex" : item.type === "string" ? "text" : item.type,
    readOnly: whole.readOnly === true,
    values: item.enum ?? [],
    parts: isComplex
      ? Object.fromEntries(Object.entries(item.properties ?? {}).map(([name, part]) => [name, statedBy(part)]))
      : {},
  };
}

function toldOf(attribute: Attribute): unknown {
  const { type, multiValued = false, mutability, canonicalValues = [], subAttributes = [] } = attribute;
  return {
    many: multiValued,
    type: ["dateTime", "reference", "string"].includes(type) ? "text" : type,
    readOnly: mutability === "readOnly",
    values: canonicalValues,
    parts: Object.fromEntries(subAttributes.map((part) => [part.name, toldOf(part)])),
  };
}

describe("the discovery documents", () => {
  it.each([
    ["User", userSchemas.core],
    ["EnterpriseUser", userSchemas.enterprise],
    ["SapUser", userSchemas.sap],
  ] as const)("say of %s what the contract says", (name, schema) => {
    const { properties = {} } = resolved(document.components.schemas[name] ?? {});
    const own = Object.entries(properties).filter(([member]) => !member.startsWith("urn:") && member !== "schemas");
    const told = schema.attributes.filter((attribute) => attribute.name !== "schemas");
    expect(Object.fromEntries(told.map((attribute) => [attribute.name, toldOf(attribute)]))).toEqual(
      Object.fromEntries(own.map(([member, part]) => [member, statedBy(part)])),
    );
  });

  it("need no scope", async () => {
    const { data } = await client.listSchemas();
    expect(data).toMatchObject({ totalResults: 3, itemsPerPage: 3 });
    const types = await client.listResourceTypes();
    expect(types.data).toMatchObject([
      { id: "User", endpoint: "/Users", attributes: [{ required: true }, { required: false }] },
    ]);
    const configuration = await client.getServiceProviderConfiguration();
    expect(configuration.data).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  });

  it("are read one by one, by the URN", async () => {
    for (const { id } of allUserSchemas) expect((await client.getSchema({ path: { id } })).data).toMatchObject({ id });
    expect((await client.getSchema({ path: { id: "urn:none" } })).status).toBe(404);
  });
});
