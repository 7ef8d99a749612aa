import type { ComplexTypeDefinition, QName } from "../../model/xml-schema/components.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { isUsual, numbered } from "./prefixes.js";

/** Prefixes that rows have for namespaces: those of the schema where it has some, "" for no namespace. */
export type RowPrefixes = ReadonlyMap<string, string>;

const known = new WeakMap<CodecModule, RowPrefixes>();

/** The prefixes of all namespaces in which a schema declares something. */
export function rowPrefixes(codec: CodecModule): RowPrefixes {
  const prefixes = known.get(codec) ?? makePrefixes(codec);
  known.set(codec, prefixes);
  return prefixes;
}

function makePrefixes({ plan }: CodecModule): RowPrefixes {
  const names = [...plan.xmlGlobals, ...plan.xmlTypes.map(({ type }) => type)].map(({ name }) => name?.namespace ?? "");
  const declared = (plan.contract.xml?.documents ?? []).flatMap(({ prefixes }) => [...prefixes]);
  const taken = new Set<string>();
  const prefixes = new Map([["", ""]]);
  for (const namespace of new Set(names)) {
    if (namespace === "") continue;
    const usual = declared.find(([prefix, uri]) => uri === namespace && isUsual(prefix) && !taken.has(prefix))?.[0];
    let prefix = usual ?? numbered(1);
    for (let number = 2; taken.has(prefix); number += 1) prefix = numbered(number);
    taken.add(prefix);
    prefixes.set(namespace, prefix);
  }
  return prefixes;
}

/** The name by which rows know a type: "cbc:IDType", or "#OrderLine" where no document may name it. */
export function rowName(type: ComplexTypeDefinition, codec: CodecModule): string {
  return innerName(type, codec) ?? prefixed(type.name, codec);
}

/** The same in the section of a namespace, whose own names have no prefix. */
export function rowNameIn(namespace: string, type: ComplexTypeDefinition, codec: CodecModule): string {
  return innerName(type, codec) ?? sectionName(namespace, type.name, codec);
}

/** A name in the section of a namespace. */
export function sectionName(namespace: string, name: QName | undefined, codec: CodecModule): string {
  if (name?.namespace === namespace) return name.local;
  return name?.namespace === "" ? `:${name.local}` : prefixed(name, codec);
}

/** A name with the prefix of its namespace, which it has none of where it is in no namespace. */
export function prefixed(name: QName | undefined, codec: CodecModule): string {
  if (name === undefined || name.namespace === "") return name?.local ?? "";
  return `${rowPrefixes(codec).get(name.namespace)}:${name.local}`;
}

/** The namespace in whose section a type stands. */
export function sectionOf(type: ComplexTypeDefinition, codec: CodecModule): string {
  return innerName(type, codec) === undefined ? (type.name?.namespace ?? "") : "";
}

function innerName(type: ComplexTypeDefinition, codec: CodecModule): string | undefined {
  const canBeNamed = type.name !== undefined && !type.abstract && type.view === undefined;
  return canBeNamed ? undefined : `#${namedType(type, codec).typeName}`;
}
