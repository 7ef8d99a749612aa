import type { CompareCase, Files } from "./read-cases.js";

// Compares the types of both versions of an XSD. Code for the old types sends old values, and reads new values with the
// old type.

/** Code for each party: "sent.ts" and "read.ts". A case may add statements to one ("sent"). */
export function xsdConsumers({ consumers }: CompareCase, oldTypes: string, oldModule: string): Files {
  const types = [...oldTypes.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, type = ""]) => type);
  const sends = types.map((type) => `export const send${type} = (value: Old.${type}): New.${type} => value;`);
  const reads = types
    .filter((type) => type !== openUnion)
    .map((type) => `export const read${type} = (value: New.${type}): Old.${type} => value;`);
  const named = types.map(
    (type) => `export const name${type} = (value: Known<New.${type}>): Known<Old.${type}> => value;`,
  );
  const start = `import type * as Old from "../${oldModule}";\n${known}`;
  const more = consumers.get("sent.ts") ?? "";
  return new Map([
    ["sent.ts", [start, ...sends, ...named, more, ""].join("\n")],
    ["read.ts", [start, ...reads, ...named, ""].join("\n")],
  ]);
}

/** The union of all named types, for undeclared roots: docs/how-to/xml.md says that each new type widens it. */
const openUnion = "TypedRoot";

const known = `import type * as New from "./types.js";

type Keys<T> = T extends unknown ? keyof T : never;
type Property<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Value = string | number | bigint | boolean | Uint8Array | null | undefined;
/** Every property that can be named, in one object. */
type Known<T> = [T] extends [Value] ? unknown : [T] extends [readonly (infer Item)[] | null | undefined] ? readonly Known<Item>[] : { [K in Keys<NonNullable<T>>]: Known<Exclude<Property<NonNullable<T>, K>, undefined>> };
`;
