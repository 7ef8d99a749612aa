import type { Encoding, Header, MediaTypeObject, Operation, Parameter, Response } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { SecurityScheme } from "../model/security.js";
import { originKey } from "./origin-key.js";
import { parameterSets, withParameterSets } from "./parameter-sets.js";

/** The groups in which callers and handlers see parameters, in the order they are written. */
export const parameterGroups = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

/** The schemas that a plan makes for the parts of an operation's messages for which the spec has no schema of its own. */
export interface MessageSchemas {
  /** An object of `{ path, query, headers, cookies }`; undefined if the operation has no parameters. */
  readonly parameters?: JsonSchema;
  /** Objects of headers by name. Responses with the same headers share one. */
  readonly responseHeaders: ReadonlyMap<Response, JsonSchema>;
}

/** `credentials`: the parameters of the spec that contain keys; see `credentialNames`. */
export function messageSchemas(operation: Operation, name: string, credentials: ReadonlySet<string>): MessageSchemas {
  const parameters = parametersSchema(operation, name, credentials);
  return { ...(parameters !== undefined && { parameters }), responseHeaders: responseHeaderSchemas(operation, name) };
}

/** A group is required if one of its parameters is, or if each of its sets has one. */
function parametersSchema(
  operation: Operation,
  name: string,
  credentials: ReadonlySet<string>,
): JsonSchema | undefined {
  const groups = new Map<string, JsonSchema>();
  const required: string[] = [];
  for (const [placeText, group] of Object.entries(parameterGroups)) {
    const members = operation.parameters.filter((parameter) => parameter.in === placeText);
    if (members.length === 0) continue;
    const schema = membersSchema(operation, members, credentials);
    const sets = placeText === "query" ? parameterSets(operation) : undefined;
    groups.set(group, sets === undefined ? schema : withParameterSets(schema, sets));
    const needsOne = sets?.every((set) => set.length > 0) === true;
    if (needsOne || members.some((parameter) => parameter.required)) required.push(group);
  }
  if (groups.size === 0) return undefined;
  const { origin } = operation;
  const description = `The parameters of \`${name}\`.`;
  return { origin, description, types: ["object"], properties: groups, ...(required.length > 0 && { required }) };
}

function responseHeaderSchemas(operation: Operation, name: string): ReadonlyMap<Response, JsonSchema> {
  const known = new Map<string, JsonSchema>();
  const found = new Map<Response, JsonSchema>();
  for (const response of operation.responses) {
    if (response.headers.length === 0) continue;
    const key = response.headers.map((header) => `${header.name}\n${originKey(header.origin)}`).join("\n\n");
    const description = `Headers with which \`${name}\` is answered.`;
    const schema = known.get(key) ?? { ...membersSchema(operation, response.headers), description };
    known.set(key, schema);
    found.set(response, schema);
  }
  return found;
}

const knownPartHeaders = new WeakMap<Encoding, JsonSchema>();

/** Returns an object schema of the headers of a form part by name; undefined if it has none. */
export function partHeadersSchema(encoding: Encoding): JsonSchema | undefined {
  if (encoding.headers.length === 0) return undefined;
  const schema = knownPartHeaders.get(encoding) ?? membersSchema(encoding, encoding.headers);
  knownPartHeaders.set(encoding, schema);
  return schema;
}

/** The parameters that hold keys, as security schemes name them, in the form of `credentialName`. */
export function credentialNames(schemes: Iterable<SecurityScheme>): ReadonlySet<string> {
  const names = [...schemes].map((scheme) =>
    scheme.kind === "apiKey" ? credentialName(scheme.in, scheme.parameterName) : "",
  );
  return new Set(names);
}

/** True for a parameter that contains a key; `credentials` are from `credentialNames`. */
export function isCredential(credentials: ReadonlySet<string>, placeText: string, name: string): boolean {
  return credentials.has(credentialName(placeText, name));
}

function credentialName(placeText: string, name: string): string {
  return `${placeText} ${placeText === "header" ? name.toLowerCase() : name}`;
}

type Member = Pick<Parameter, "description" | "deprecated" | "schema" | "content" | "examples" | "extensions">;

function membersSchema(
  { origin }: Pick<Operation, "origin">,
  members: readonly (Parameter | Header)[],
  credentials?: ReadonlySet<string>,
): JsonSchema {
  const required = members.flatMap(({ name, required }) => (required ? [name] : []));
  const properties = new Map<string, JsonSchema>(
    members.map((member) => {
      const isSecret = "in" in member && credentials && isCredential(credentials, member.in, member.name);
      return [member.name, { ...memberSchema(member, origin), ...(isSecret && { sensitive: true }) }];
    }),
  );
  return { origin, types: ["object"], properties, ...(required.length > 0 && { required }) };
}

/** Returns the schema of a parameter's value, documented by the parameter. */
function memberSchema(member: Member, origin: JsonSchema["origin"]): JsonSchema {
  const schema = member.schema ?? schemaOfContent(member.content) ?? { origin, types: ["string"] };
  // Marks on the parameter precede those on its schema.
  const extensions = new Map([...(schema.extensions ?? []), ...member.extensions]);
  return {
    ...schema,
    ...(extensions.size > 0 && { extensions }),
    ...(member.description !== undefined && { description: member.description }),
    ...(member.examples.length > 0 && { examples: member.examples.map(({ value }) => ({ value, way: [] })) }),
    ...(member.deprecated && { deprecated: true }),
  };
}

function schemaOfContent(content: MediaTypeObject | undefined): JsonSchema | undefined {
  return content?.payload.kind === "json" ? content.payload.schema : undefined;
}
