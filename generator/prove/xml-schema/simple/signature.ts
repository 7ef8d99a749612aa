import { createHash } from "node:crypto";
import { builtin } from "../../../model/xml-schema/builtin-types.js";
import type { Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { isInteger } from "../../../model/xml-schema/simple-form.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";

const known = new WeakMap<SimpleTypeDefinition, string>();

/** Returns a string that two simple types share only if they accept the same strings: their content without names and source locations. */
export function signatureOf(type: SimpleTypeDefinition): string {
  let signature = known.get(type);
  if (signature === undefined) known.set(type, (signature = digest(JSON.stringify(makeSignature(type)))));
  return signature;
}

/** A digest has a constant length: the concatenated strings of union alternatives would double with each level. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function makeSignature(type: SimpleTypeDefinition): readonly unknown[] {
  const { variety } = type;
  const facets = facetSignature(type.facets);
  switch (variety.kind) {
    case "any":
      return ["any"];
    case "atomic":
      return [variety.primitive, isInteger(type), typeIdentity(type), facets];
    case "list":
      return ["list", signatureOf(variety.item), facets];
    case "union":
      return ["union", variety.members.map(signatureOf), facets];
  }
}

function facetSignature({ patterns, enumeration, fixed: _, ...plain }: Facets): unknown {
  const steps = [...new Set((patterns ?? []).map((step) => JSON.stringify([...new Set(step)].sort())))].sort();
  const values = enumeration?.map(({ value, name }) =>
    name === undefined ? value : `{${name.namespace}}${name.local}`,
  );
  const sorted = Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1));
  return [sorted, steps, values === undefined ? null : [...new Set(values)].sort()];
}

/**
 * Returns the role of a string in addition to its value: an identifier, a reference to one, an entity. Part 2, sections
 * 3.3.8 to 3.3.12.
 */
export function typeIdentity(type: SimpleTypeDefinition): string {
  const found = ["ID", "IDREF", "ENTITY"].find((name) => isDerivedFrom(type, builtin(name)));
  return found ?? "";
}
