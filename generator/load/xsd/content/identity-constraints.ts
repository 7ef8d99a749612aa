import { expandedName, type IdentityConstraint, type IdentityPath } from "../../../model/xml-schema/components.js";
import type { Located } from "../names/globals.js";
import { parseIdentityPaths } from "./identity-paths.js";
import type { Mapping } from "../names/mapping.js";
import { nameIn } from "../names/resolve-names.js";
import { schemaChildren } from "../types/simple-types.js";
import { tokenValue } from "../xml/values.js";
import { attribute, type XmlElement } from "../xml/xml-tree.js";

/** The identity constraints of an xs:element. Part 1, section 3.11.2. Their references are checked when all are known. */
export function mapIdentityConstraints(mapping: Mapping, { node, document }: Located): readonly IdentityConstraint[] {
  return schemaChildren(node).flatMap((child) => {
    const { local } = child;
    if (local !== "unique" && local !== "key" && local !== "keyref") return [];
    return mapConstraint(mapping, { node: child, document }, local) ?? [];
  });
}

function mapConstraint(
  mapping: Mapping,
  from: Located,
  kind: IdentityConstraint["kind"],
): IdentityConstraint | undefined {
  const { node, document } = from;
  const known = mapping.identities.get(node);
  // A declaration that several types take over is the same each time.
  if (known !== undefined) return known;
  const local = tokenValue(node, "name");
  if (local === undefined) return undefined;
  const parts = schemaChildren(node);
  const selector = parts.filter((part) => part.local === "selector").flatMap((part) => pathsOf(mapping, part));
  const fields = parts.filter((part) => part.local === "field").map((part) => pathsOf(mapping, part));
  const reference = kind === "keyref" ? nameIn(mapping, from, "refer") : undefined;
  const constraint: IdentityConstraint = {
    kind,
    origin: node.origin,
    name: { namespace: document.targetNamespace, local },
    selector,
    fields,
    ...(reference === undefined ? {} : { refer: reference.name }),
  };
  mapping.identities.set(node, constraint);
  claimName(mapping, node, constraint);
  if (reference !== undefined) {
    mapping.checks.push(() => checkReference(mapping, node, constraint, reference.written));
  }
  return constraint;
}

/** Part 1, section 3.15.2: identity constraints have names of their own, each once in a schema. */
function claimName(mapping: Mapping, node: XmlElement, constraint: IdentityConstraint): void {
  const key = expandedName(constraint.name);
  const first = mapping.identityNames.get(key);
  if (first === undefined) {
    mapping.identityNames.set(key, constraint);
    return;
  }
  const origin = attribute(node, "name")?.valueOrigin ?? node.origin;
  const params = { kind: "identity constraint", name: constraint.name.local };
  const related = [{ message: "first defined here", origin: first.origin }];
  mapping.diagnostics.report("xsd/duplicate-component", origin, params, related);
}

/** Part 1, section 3.11.6: a keyref refers to a key or a unique with as many fields. */
function checkReference(mapping: Mapping, node: XmlElement, keyref: IdentityConstraint, written: string): void {
  const origin = attribute(node, "refer")?.valueOrigin ?? node.origin;
  const key = keyref.refer && mapping.identityNames.get(expandedName(keyref.refer));
  if (key === undefined) {
    const params = { kind: "identity constraint", name: written, near: undefined };
    mapping.diagnostics.report("xsd/unknown-component", origin, params);
    return;
  }
  const reason =
    key.kind === "keyref"
      ? "it is a keyref itself"
      : key.fields.length === keyref.fields.length
        ? undefined
        : `the numbers of fields differ, ${key.fields.length} there and ${keyref.fields.length} here`;
  if (reason === undefined) return;
  const related = [{ message: "the other end", origin: key.origin }];
  mapping.diagnostics.report("xsd/invalid-keyref", origin, { name: keyref.name.local, key: written, reason }, related);
}

/** The paths of an xs:selector or xs:field; none where they were reported. */
function pathsOf(mapping: Mapping, node: XmlElement): readonly IdentityPath[] {
  const xpath = attribute(node, "xpath");
  if (xpath === undefined) return [];
  const kind = node.local === "selector" ? "selector" : "field";
  const parsed = parseIdentityPaths(xpath.value, kind, (prefix) => node.namespaces.get(prefix));
  if (parsed.ok) return parsed.paths;
  const params = { kind, path: xpath.value, reason: parsed.reason };
  mapping.diagnostics.report("xsd/invalid-xpath", xpath.valueOrigin, params);
  return [];
}
