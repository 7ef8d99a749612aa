import {
  canonical,
  child,
  children,
  referred,
  type Node,
  type OpenapiDocument,
  type Variant,
} from "./openapi-document.js";
import type { OpenapiPlace } from "./openapi-places.js";

/** The values that a place names, and whether it takes others as well. */
export interface Values {
  readonly named: readonly unknown[];
  readonly others: boolean;
}

/** The values of a place by its `enum`, `const` and branches. */
export function valuesOf(document: OpenapiDocument, schemas: readonly Variant[], place: OpenapiPlace): Values {
  const all = schemas.flatMap((schema) => enumeratedBy(schema).map(({ value }) => value));
  const heads = place.kind === "parameter" ? schemas.slice(0, 1) : place.nodes;
  const limits = heads.map((node) => limitsOf(document, node, new Set()));
  const limit = limits.reduce(
    (one, other) => (one === undefined || other === undefined ? undefined : [...one, ...other]),
    [],
  );
  return { named: limit === undefined ? distinct(all) : distinct(limit), others: limit === undefined };
}

/** The nodes of the values that a schema itself names. */
export function enumeratedBy(schema: Node): readonly Node[] {
  return [
    ...children(child(schema, "enum")),
    ...(child(schema, "const") === undefined ? [] : [child(schema, "const")!]),
  ];
}

/** All values that a schema allows. Undefined if it does not list them. */
function limitsOf(document: OpenapiDocument, schema: Node, seen: ReadonlySet<string>): readonly unknown[] | undefined {
  if (seen.has(schema.at)) return undefined;
  const within = new Set([...seen, schema.at]);
  const own = enumeratedBy(schema).map(({ value }) => value);
  const target = referred(document, schema)[1];
  const parts = [...(target === undefined ? [] : [target]), ...children(child(schema, "allOf"))];
  const limits = [own.length > 0 ? own : undefined, ...parts.map((part) => limitsOf(document, part, within))];
  for (const key of ["oneOf", "anyOf"]) {
    const branches = children(child(schema, key));
    if (branches.length === 0) continue;
    const each = branches.map((branch) => limitsOf(document, branch, within));
    limits.push(each.includes(undefined) ? undefined : each.flatMap((values) => values ?? []));
  }
  if (limits.every((values) => values === undefined)) {
    return child(schema, "type")?.value === "null" ? [null] : undefined;
  }
  return limits.reduce((one, other) => {
    if (one === undefined || other === undefined) return one ?? other;
    const texts = new Set(other.map(canonical));
    return one.filter((value) => texts.has(canonical(value)));
  });
}

function distinct(values: readonly unknown[]): readonly unknown[] {
  return [...new Map(values.map((value) => [canonical(value), value])).values()];
}
