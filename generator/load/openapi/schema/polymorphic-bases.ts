import { addTo } from "../../../model/grouped.js";
import { isAnnotation } from "../../../model/json-schema/keywords.js";
import { isPlainReference, sameValue } from "../../../model/json-schema/same-value.js";
import { schemasInPlace, type Discriminator, type JsonSchema } from "../../../model/json-schema/schema.js";
import type { Draft } from "./scope.js";
import { limitToTags } from "./tag-branches.js";

/** Maximum number of branches in a document: more bases stay as written. */
const maxBranches = 10_000;

/** Maximum number of schemas that are read for one branch: a branch with more stays as written. */
const maxParts = 2_000;

/**
 * Turns each base with a discriminator into the union of its children: the schemas of its mapping and the named schemas
 * whose `allOf` refers to it (OpenAPI 3.1, section 4.8.25). The base's own keywords, which the children refer to, get a
 * name of their own. A base stays as written if a child cannot have its value of the tag. Returns all named schemas.
 */
export function spreadBases(
  schemas: readonly Draft[],
  named: ReadonlyMap<string, JsonSchema>,
): ReadonlyMap<string, JsonSchema> {
  const family = new Family(schemas, named);
  return withBases(family, named, (schema, branches) => family.separate(schema, branches));
}

/** The bases that `spreadBases` would separate from their unions, by the names of their own keywords. Schemas stay as written. */
export function namedBases(
  schemas: readonly Draft[],
  named: ReadonlyMap<string, JsonSchema>,
): ReadonlyMap<string, JsonSchema> {
  const all = withBases(new Family(schemas, named), named, (schema) => schema);
  return new Map([...all].filter(([name]) => !named.has(name)));
}

function withBases(
  family: Family,
  named: ReadonlyMap<string, JsonSchema>,
  separate: (schema: Draft, branches: readonly Draft[]) => JsonSchema,
): ReadonlyMap<string, JsonSchema> {
  const all = new Map(named);
  let count = 0;
  for (const [name, schema] of named) {
    const branches = count < maxBranches ? family.branchesOf(schema) : [];
    if (branches.length === 0) continue;
    count += branches.length;
    all.set(newName(`${name}Base`, all), separate(schema, branches));
  }
  return all;
}

/** Adds the children of each base to the mapping of its discriminator. Schemas stay as written. */
export function mapChildren(schemas: readonly Draft[], named: ReadonlyMap<string, JsonSchema>): void {
  const family = new Family(schemas, named);
  for (const schema of named.values()) family.mapChildren(schema);
}

function newName(wish: string, taken: ReadonlyMap<string, unknown>): string {
  let name = wish;
  for (let number = 2; taken.has(name); number += 1) name = `${wish}${number}`;
  return name;
}

/** The schemas of a document by the bases that they extend. */
class Family {
  /** The references in `allOf` by which schemas extend a base. */
  private readonly extensions = new Map<JsonSchema, Draft[]>();
  /** The named schemas that extend a base directly. */
  private readonly children = new Map<JsonSchema, JsonSchema[]>();
  /** The values of tags that discriminators have for a schema. */
  private readonly mapped = new Map<JsonSchema, { readonly propertyName: string; readonly value: string }[]>();
  private readonly names: ReadonlyMap<JsonSchema, string>;

  constructor(schemas: readonly Draft[], named: ReadonlyMap<string, JsonSchema>) {
    this.names = new Map([...named].map(([name, schema]) => [schema, name]));
    for (const { discriminator } of schemas) {
      if (discriminator === undefined) continue;
      const { propertyName, mapping } = discriminator;
      for (const [value, target] of mapping) addTo(this.mapped, target, { propertyName, value });
    }
    const parts = new Set(schemas.flatMap(({ allOf = [] }) => allOf));
    const extended = new Set([...parts].map(({ ref }) => ref?.target));
    for (const schema of schemas) {
      const isExtension = parts.has(schema) || extended.has(schema) || this.mapped.has(schema);
      if (!isExtension && isAlias(schema)) continue;
      for (const part of schema.allOf ?? []) if (isPlainReference(part)) addTo(this.extensions, part.ref!.target, part);
    }
    const baseOf = new Map([...this.extensions].flatMap(([base, list]) => list.map((part) => [part, base] as const)));
    for (const schema of named.values()) {
      const inline = inlineParts(schema);
      for (const base of new Set(inline.flatMap((part) => baseOf.get(part) ?? []))) addTo(this.children, base, schema);
    }
  }

  /** The branches of a base; none for schemas that stay as written. */
  branchesOf(base: JsonSchema): readonly Draft[] {
    const { discriminator, oneOf, anyOf } = base;
    if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return [];
    const descendants = this.descendants(base);
    const branches: Draft[] = [];
    for (const child of new Set([base, ...descendants, ...discriminator.mapping.values()])) {
      const values = this.tagsOf(child, discriminator);
      if (values.length === 0) continue;
      const extend = child === base || descendants.has(child) ? {} : { allOf: [this.referenceTo(base, discriminator)] };
      const branch = { ...this.referenceTo(child, discriminator), ...extend };
      if (limitToTags(branch, values, discriminator, "narrow")) branches.push(branch);
      else if (child !== base) return [];
    }
    return branches.some(({ ref }) => ref?.target !== base) && !this.leadsBack(branches, base) ? branches : [];
  }

  /** Maps the implied values of a base to its children. */
  mapChildren(base: Draft): void {
    const { discriminator, oneOf, anyOf } = base;
    if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return;
    const implied = [...this.descendants(base)].flatMap((child) =>
      this.tagsOf(child, discriminator).map((value) => [value, child] as const),
    );
    base.discriminator = { ...discriminator, mapping: new Map([...implied, ...discriminator.mapping]) };
  }

  private referenceTo(target: JsonSchema, { origin }: Discriminator): Draft {
    return { origin, ref: { text: `#/components/schemas/${this.names.get(target) ?? ""}`, target } };
  }

  private descendants(base: JsonSchema): ReadonlySet<JsonSchema> {
    const found = new Set(this.children.get(base));
    for (const schema of found) for (const child of this.children.get(schema) ?? []) found.add(child);
    return found;
  }

  /** The values of the tag that a mapping has for a child. A child without a mapping that nothing extends has its name. */
  private tagsOf(child: JsonSchema, { mapping, propertyName }: Discriminator): readonly string[] {
    const values = [...mapping].filter(([, target]) => target === child).map(([value]) => value);
    if (values.length > 0) return values;
    const name = this.names.get(child);
    if (!this.children.has(child) && name !== undefined) return [name];
    const others = this.mapped.get(child) ?? [];
    return [...new Set(others.filter((tag) => tag.propertyName === propertyName).map(({ value }) => value))];
  }

  /** True if a branch would refer to its own union for the same value. */
  private leadsBack(branches: readonly Draft[], base: JsonSchema): boolean {
    const moved = new Set<JsonSchema>(this.extensions.get(base));
    const next = (schema: JsonSchema): readonly JsonSchema[] =>
      schemasInPlace(schema).filter((part) => !moved.has(part));
    return branches.some(({ ref }) => {
      if (ref === undefined || ref.target === base) return false;
      const found = sameValue(ref.target, next, maxParts);
      return found.has(base) || found.size >= maxParts;
    });
  }

  /** Leaves the branches in a base, and returns a schema with its own keywords, which all extensions then refer to. */
  separate(schema: Draft, branches: readonly Draft[]): JsonSchema {
    const { discriminator, ...base } = schema;
    for (const keyword in schema) if (!isAnnotation(keyword)) Reflect.deleteProperty(schema, keyword);
    Object.assign(schema, { anyOf: branches, discriminator });
    const inner = branches.flatMap((branch) => [branch, ...(branch.allOf ?? [])]);
    for (const part of [...(this.extensions.get(schema) ?? []), ...inner]) {
      if (part.ref?.target === schema) Object.assign(part, { ref: { text: part.ref.text, target: base } });
    }
    return base;
  }
}

/** True for a schema that is only another one with documentation. */
function isAlias(schema: JsonSchema): boolean {
  return schema.allOf?.length === 1 && Object.keys(schema).every((key) => key === "allOf" || isAnnotation(key));
}

/** The parts of `allOf` of a schema, and of the `allOf` in these parts. */
function inlineParts({ allOf = [] }: JsonSchema): readonly JsonSchema[] {
  return allOf.flatMap((part) => [part, ...inlineParts(part)]);
}
