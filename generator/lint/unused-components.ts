import { addTo } from "../model/grouped.js";
import { escapePointerPart, type Origin } from "../diagnostics/origin.js";
import type { Contract, OpenApiDocument } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { tokenRequestKey } from "../model/token-request.js";
import type { Report } from "./rule.js";

/** The name of each kind of component in a message, by its name under `components`. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["schemas", "Schema"],
  ["responses", "Response"],
  ["parameters", "Parameter"],
  ["examples", "Example"],
  ["requestBodies", "Request body"],
  ["headers", "Header"],
  ["securitySchemes", "Security scheme"],
  ["links", "Link"],
  ["callbacks", "Callback"],
  ["pathItems", "Path item"],
]);

type JsonObject = { readonly [key: string]: JsonValue };

/** Components that no operation reaches. OpenAPI, Components Object: they have "no effect" unless referred to. */
export function lintUnusedComponents(contract: Contract, report: Report<"lint/unused-component">): void {
  const document = contract.openapi;
  if (document === undefined || contract.operations.length + contract.webhooks.length === 0) return;
  const components = document.bundled["components"];
  if (!isObject(components)) return;
  const used = usedComponents(document, components);
  for (const [kind, what] of kinds) {
    for (const name of Object.keys(objectAt(components, kind))) {
      const id = `${kind}/${name}`;
      if (used.has(id)) continue;
      const pointer = `/components/${kind}/${escapePointerPart(name)}`;
      const origin: Origin = { kind: "pointer", file: document.origin.file, pointer, part: "key" };
      report(origin, { what, name });
    }
  }
}

/** Components by "kind/name", followed from everything outside `components`. */
function usedComponents(document: OpenApiDocument, components: JsonObject): ReadonlySet<string> {
  const { components: _, ...rest } = document.bundled;
  const heirs = heirsByParent(components);
  const used = new Set<string>();
  collect(rest, used);
  // Clients export a function that requests the tokens, also for other APIs.
  for (const [name, scheme] of Object.entries(objectAt(components, "securitySchemes"))) {
    if (isObject(scheme) && scheme[tokenRequestKey] !== undefined) used.add(`securitySchemes/${name}`);
  }
  // Iterating a Set visits items that are added meanwhile.
  for (const id of used) {
    const component = componentOf(components, id);
    collect(component, used);
    if (isObject(component) && component["discriminator"] !== undefined)
      heirs.get(id)?.forEach((heir) => used.add(heir));
  }
  return used;
}

function componentOf(components: JsonObject, id: string): JsonValue | undefined {
  const slash = id.indexOf("/");
  return objectAt(components, id.slice(0, slash))[id.slice(slash + 1)];
}

/** Adds the references of a value: by `$ref`, by a discriminator's mapping, by the name of a security scheme. */
function collect(value: JsonValue | undefined, used: Set<string>): void {
  const rest: (JsonValue | undefined)[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (Array.isArray(next)) for (const item of next as readonly JsonValue[]) rest.push(item);
    if (!isObject(next)) continue;
    for (const [key, member] of Object.entries(next)) {
      rest.push(member);
      if (key === "$ref" && typeof member === "string") addReference(member, used);
      else if (key === "mapping" && isObject(member))
        Object.values(member).forEach((target) => addMapping(target, used));
      else if (key === "security" && Array.isArray(member)) addSecurity(member as readonly JsonValue[], used);
    }
  }
}

function addReference(reference: string, used: Set<string>): void {
  const found = /^#\/components\/([^/]+)\/([^/]+)/.exec(reference);
  if (found !== null) used.add(`${found[1]}/${unescaped(found[2] ?? "")}`);
}

function addMapping(target: JsonValue, used: Set<string>): void {
  if (typeof target !== "string") return;
  if (target.includes("#")) addReference(target, used);
  else used.add(`schemas/${target}`);
}

function addSecurity(requirements: readonly JsonValue[], used: Set<string>): void {
  for (const requirement of requirements) {
    if (isObject(requirement)) Object.keys(requirement).forEach((name) => used.add(`securitySchemes/${name}`));
  }
}

/** Schemas that build with `allOf` on another one. If that has a discriminator, a payload names them by its value. */
function heirsByParent(components: JsonObject): ReadonlyMap<string, readonly string[]> {
  const heirs = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(objectAt(components, "schemas"))) {
    if (!isObject(schema) || !Array.isArray(schema["allOf"])) continue;
    const parents = new Set<string>();
    for (const branch of schema["allOf"] as readonly JsonValue[]) {
      if (isObject(branch) && typeof branch["$ref"] === "string") addReference(branch["$ref"], parents);
    }
    for (const parent of parents) {
      addTo(heirs, parent, `schemas/${name}`);
    }
  }
  return heirs;
}

function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = Object.hasOwn(parent, key) ? parent[key] : undefined;
  return isObject(value) ? value : {};
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unescaped(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // A single percent sign is literal.
  }
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}
