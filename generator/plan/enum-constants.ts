import type { JsonSchema } from "../model/json-schema/schema.js";
import type { TypeDefinition } from "../model/xml-schema/components.js";
import { enumerationValues } from "../model/xml-schema/enumeration-values.js";
import type { Naming } from "../settings/shape-settings.js";
import { isIdentifier, pascalCase } from "../text/identifiers.js";
import type { EnumMember, NamedSchema, NamedXmlType } from "./plan.js";

type Value = EnumMember["value"];

/** Returns the constants for enumerations, by the names of their types. */
export function enumConstants(
  schemas: readonly NamedSchema[],
  xmlTypes: readonly NamedXmlType[],
  naming: Naming,
): ReadonlyMap<string, readonly EnumMember[]> {
  const json = schemas.flatMap(({ schema, views }) => {
    const values = constantValues(schema);
    const written = writtenNames(schema);
    return values === undefined
      ? []
      : views.map(({ typeName }) => [typeName, membersOf(values, naming, written)] as const);
  });
  const xml = xmlTypes.flatMap(({ type, typeName }) => {
    const values = valuesOfXml(type);
    return values === undefined ? [] : [[typeName, membersOf(values, naming)] as const];
  });
  return new Map([...json, ...xml]);
}

/** Returns the strings and numbers of an enumeration without null; undefined if it has none, or values of other types. */
export function constantValues({ enum: values = [] }: JsonSchema): readonly (string | number)[] | undefined {
  const listed = values.filter((value) => value !== null);
  return listed.length > 0 && listed.every(isTextOrNumber) ? listed : undefined;
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function valuesOfXml(type: TypeDefinition): readonly Value[] | undefined {
  const values = type.kind === "simple" ? enumerationValues(type) : undefined;
  return values === undefined || values.length === 0 ? undefined : values;
}

/** Extensions with which third-party generators name the values of `enum`, in its order. */
const nameLists = ["x-enum-varnames", "x-enumNames"];

/** The names that a spec itself gives the values of an `enum`, by value. */
function writtenNames({ enum: values = [], extensions }: JsonSchema): ReadonlyMap<unknown, string> {
  const list = nameLists.map((name) => extensions?.get(name)).find((value) => Array.isArray(value));
  const names: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map(
    values.flatMap((value, index) => {
      const name = names[index];
      return typeof name === "string" ? [[value, name] as const] : [];
    }),
  );
}

/** Each value once, in the order of the spec; of two equal names the value that comes later in order gets a number. */
function membersOf(
  values: readonly Value[],
  naming: Naming,
  written: ReadonlyMap<unknown, string> = new Map(),
): readonly EnumMember[] {
  const taken = new Set<string>();
  return [...new Set(values)].map((value) => {
    const wish = memberName(written.get(value) ?? String(value), naming);
    let name = wish;
    for (let number = 2; taken.has(name); number += 1) name = `${wish}_${number}`;
    taken.add(name);
    return { name, value };
  });
}

/** "in_progress" -> "InProgress", "+1" -> "Plus1", 404 -> "Value404": an identifier. */
function memberName(text: string, naming: Naming): string {
  if (naming === "asWritten" && isIdentifier(text) && text !== "__proto__") return text;
  if (text === "") return "Empty";
  const spelled = text.replace(/^[+-](?=.)/, (sign) => (sign === "+" ? "Plus " : "Minus "));
  const name = pascalCase(spelled);
  return name.startsWith("_") ? `Value${name.slice(1)}` : name;
}
