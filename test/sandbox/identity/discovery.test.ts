import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { allUserSchemas, type Attribute, userSchemas } from "../../../sandbox/domain/identity/attributes.js";
import { requester } from "../support/purchasing.js";
import { minted } from "../support/tokens.js";
import { clientWith, scopesOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const client = await clientWith(sandbox, scopesOf("delete"));

interface SchemaText {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly items?: SchemaText;
  readonly allOf?: readonly SchemaText[];
  readonly properties?: Readonly<Record<string, SchemaText>>;
}

const document = parse(readFileSync(new URL("../../../specs/identity/openapi.yaml", import.meta.url), "utf8")) as {
  components: { schemas: Readonly<Record<string, SchemaText>> };
};

/** A schema with its references resolved, and the properties of all its parts. */
function resolved(schema: SchemaText): SchemaText {
  const { $ref, ...rest } = schema;
  const target = $ref === undefined ? {} : resolved(document.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  const parts = [target, ...(rest.allOf ?? []).map(resolved), rest];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as SchemaText["properties"];
  const required = parts.flatMap((part) => part.required ?? []);
  return { ...target, ...rest, required, ...(properties !== undefined && { properties }) };
}

/** Paths of the properties that a schema requires, in it and in its parts, except those of extensions. */
function requiredBy(schema: SchemaText, at = ""): readonly string[] {
  const { properties = {}, required = [] } = resolved(schema);
  return Object.entries(properties).flatMap(([name, part]) => {
    if (name.startsWith("urn:")) return [];
    const item = resolved(part).type === "array" ? (resolved(part).items ?? {}) : part;
    return [...(required.includes(name) ? [at + name] : []), ...requiredBy(item, `${at}${name}.`)];
  });
}

function requiredIn(attributes: readonly Attribute[], at = ""): readonly string[] {
  return attributes.flatMap(({ name, required = false, subAttributes = [] }) => [
    ...(required ? [at + name] : []),
    ...requiredIn(subAttributes, `${at}${name}.`),
  ]);
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

  it.each([
    ["CompleteUser", userSchemas.core],
    ["CompleteEnterpriseUser", userSchemas.enterprise],
  ] as const)("require what %s requires", (name, schema) => {
    const required = requiredBy(document.components.schemas[name] ?? {});
    expect(required).not.toEqual([]);
    expect(requiredIn(schema.attributes).toSorted()).toEqual(required.toSorted());
  });

  it("say of each attribute how it is written, returned and compared", async () => {
    const { data } = await client.getSchema({ path: { id: userSchemas.enterprise.id } });
    const { attributes = [] } = data as { attributes?: readonly { readonly name?: string }[] };
    expect(attributes.find(({ name }) => name === "companyId")).toEqual({
      ...{ name: "companyId", type: "string", multiValued: false, required: true, caseExact: true },
      ...{ mutability: "immutable", returned: "default", uniqueness: "none" },
    });
    expect(attributes.find(({ name }) => name === "manager")).toMatchObject({
      ...{ type: "complex", mutability: "readWrite" },
      subAttributes: [
        { name: "value", required: true, returned: "default" },
        { name: "$ref", type: "reference", returned: "request" },
        { name: "displayName", mutability: "readOnly", returned: "request" },
        { name: "employeeNumber", returned: "default" },
      ],
    });
  });

  it("need no scope", async () => {
    const { data } = await client.listSchemas();
    expect(data).toMatchObject({ totalResults: 3, itemsPerPage: 3 });
    const types = await client.listResourceTypes();
    expect(types.data).toMatchObject([
      { id: "User", endpoint: "/Users", attributes: [{ required: true }, { required: false }] },
    ]);
    const configuration = await client.getServiceProviderConfiguration();
    expect(configuration.data).toEqual({
      authenticationSchemes: [{ type: "oauthbearertoken", name: "Company access token" }],
      bulk: { supported: false },
      changePassword: { supported: false },
      etag: { supported: false },
      filter: { supported: true, maxResults: 1000 },
      patch: { supported: true },
      sort: { supported: false },
    });
  });

  it.each(["/ResourceTypes/", "/ServiceProviderConfig/", "/Schemas/", `/Schemas/${userSchemas.core.id}`])(
    "are available only to tokens of companies: %s",
    async (path) => {
      const statusWith = async (token: string): Promise<number> => {
        const headers = { authorization: `Bearer ${token}` };
        return (await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1${path}`, { headers })).status;
      };
      expect(await statusWith(await minted(sandbox, { scopes: [] }))).toBe(200);
      expect(await statusWith(await minted(sandbox, { userId: requester.userId }))).toBe(403);
      expect(await statusWith("unknown")).toBe(401);
    },
  );

  it("are read one by one, by the URN", async () => {
    for (const { id } of allUserSchemas) expect((await client.getSchema({ path: { id } })).data).toMatchObject({ id });
    expect((await client.getSchema({ path: { id: "urn:none" } })).status).toBe(404);
  });
});
