import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { isObject, items, keysOf, member, members, originOf, refOf, rootOf, step, type Cursor } from "../cursor.js";
import { splitReference } from "../split-reference.js";
import { placeOfKeyword, reportShape, type Keyword, type Scope } from "./scope.js";

/** OpenAPI, Discriminator Object: explicit mappings first, then the names of the branches. */
export const discriminator: Keyword = (value, scope, key) => {
  const propertyName = isObject(value) ? value["propertyName"] : undefined;
  if (!isObject(value) || typeof propertyName !== "string") {
    reportShape(scope, key, 'an object with "propertyName"');
    return;
  }
  const at = step(scope.at, key, value);
  const mapping = new Map<string, JsonSchema>();
  const mapped = new Set<unknown>();
  for (const entry of members(member(at, "mapping"))) {
    const target = mappingTarget(entry.at, scope);
    if (target === undefined) continue;
    mapping.set(entry.key, scope.context.node(scope.context.references.enter(target, scope.at)));
    mapped.add(target.value);
  }
  for (const { name, target } of branches(scope)) {
    // A branch with an explicit value has lost its implied one.
    if (!mapped.has(target.value) && !mapping.has(name))
      mapping.set(name, scope.context.node(scope.context.references.enter(target, scope.at)));
  }
  scope.draft.discriminator = { propertyName, mapping, origin: placeOfKeyword(scope, key) };
};

/** A mapping names a schema of the components, or refers to one as `$ref` does. */
function mappingTarget(at: Cursor, scope: Scope): Cursor | undefined {
  const { references, diagnostics, suggest } = scope.context;
  const name = typeof at.value === "string" ? at.value : "";
  const ref = mappingReference(name, at);
  const target = references.resolve(ref, at);
  if (target === undefined && ref.startsWith("#")) {
    const schemas = member(member(rootOf(at.document), "components") ?? at, "schemas");
    const near = suggest(name.slice(name.lastIndexOf("/") + 1), keysOf(schemas));
    diagnostics.report("openapi/unknown-mapping", originOf(at), { name, near });
  }
  return target;
}

/** A mapping value as a reference: a bare name means a schema of the components. */
export function mappingReference(name: string, at: Cursor): string {
  const components = member(rootOf(at.document), "components");
  const schemas = components === undefined ? undefined : member(components, "schemas");
  const isName = (schemas !== undefined && member(schemas, name) !== undefined) || /^[\w-]+$/.test(name);
  return isName ? `#/components/schemas/${name}` : name;
}

/** The branches that a reference names, each under the name it is implied by: the last part of the reference. */
function branches(scope: Scope): readonly { readonly name: string; readonly target: Cursor }[] {
  const written = [...items(member(scope.at, "oneOf")), ...items(member(scope.at, "anyOf"))];
  return written.flatMap((branch) => {
    const ref = refOf(branch);
    const target = ref === undefined ? undefined : scope.context.references.resolve(ref, branch);
    return ref === undefined || target === undefined ? [] : [{ name: lastName(ref), target }];
  });
}

function lastName(ref: string): string {
  const { path, fragment } = splitReference(ref);
  const token = pointerTokens(fragment.startsWith("/") ? fragment : "").at(-1);
  return token ?? (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
}
