import type { Origin, SourceFile } from "../../diagnostics/origin.js";
import {
  noAnnotation,
  type ComplexTypeDefinition,
  type Facets,
  type Particle,
  type SimpleTypeDefinition,
  type TypeDefinition,
} from "./components.js";
import { primitiveRow, primitiveTypes, type PrimitiveName } from "./primitive-types.js";

/** The namespace of XML Schema itself. */
export const xsNamespace = "http://www.w3.org/2001/XMLSchema";

const file: SourceFile = {
  path: "<built-in>",
  text: "",
  language: "xml",
  locate: () => ({ start: 0, end: 0 }),
};

/** The origin of built-in components, which no spec contains. */
export const builtinOrigin: Origin = { kind: "offset", file, start: 0 };

/** The ur-type: any attributes, any content. Part 1, section 3.4.7. */
export const anyType: ComplexTypeDefinition = urType();

function urType(): ComplexTypeDefinition {
  const wildcard = {
    kind: "wildcard",
    origin: builtinOrigin,
    namespaces: { kind: "any" },
    processContents: "lax",
  } as const;
  const anything: Particle = { origin: builtinOrigin, minOccurs: 0, maxOccurs: "unbounded", term: wildcard };
  const group = { kind: "group", origin: builtinOrigin, compositor: "sequence", particles: [anything] } as const;
  return {
    kind: "complex",
    origin: builtinOrigin,
    name: { namespace: xsNamespace, local: "anyType" },
    derivation: "restriction",
    abstract: false,
    attributeUses: [],
    attributeWildcard: wildcard,
    content: { kind: "mixed", particle: { origin: builtinOrigin, minOccurs: 1, maxOccurs: 1, term: group } },
    annotation: noAnnotation,
    // The standard makes the ur-type its own base.
    get base(): TypeDefinition {
      return anyType;
    },
  };
}

/** The base of all simple types. Part 2, section 4.1.6. */
export const anySimpleType: SimpleTypeDefinition = {
  kind: "simple",
  origin: builtinOrigin,
  name: { namespace: xsNamespace, local: "anySimpleType" },
  variety: { kind: "any" },
  facets: { whiteSpace: "preserve" },
  annotation: noAnnotation,
};

/** The base of all atomic types. XSD 1.1 Part 2, section 3.2.2. */
export const anyAtomicType: SimpleTypeDefinition = {
  ...anySimpleType,
  name: { namespace: xsNamespace, local: "anyAtomicType" },
  base: anySimpleType,
};

const types = new Map<string, SimpleTypeDefinition>();

/** A built-in simple type by its local name: the 44 types of Part 2, section 3, those of XSD 1.1, and "anySimpleType". */
export function builtinType(local: string): SimpleTypeDefinition | undefined {
  return types.get(local);
}

/** Their local names, in order of the standard. */
export function builtinTypeNames(): readonly string[] {
  return [...types.keys()];
}

/** True for a built-in type. */
export function isBuiltin(type: TypeDefinition): boolean {
  return type.name?.namespace === xsNamespace && type.origin === builtinOrigin;
}

function add(local: string, type: Pick<SimpleTypeDefinition, "variety" | "facets" | "base">): void {
  const name = { namespace: xsNamespace, local };
  types.set(local, { kind: "simple", origin: builtinOrigin, name, annotation: noAnnotation, ...type });
}

function primitive(local: PrimitiveName): void {
  const { whiteSpace = "collapse" } = primitiveRow(local);
  add(local, { base: anyAtomicType, variety: { kind: "atomic", primitive: local }, facets: { whiteSpace } });
}

function derived(local: string, baseName: string, facets: Partial<Facets> = {}): void {
  const base = builtin(baseName);
  const patterns = [...(base.facets.patterns ?? []), ...(facets.patterns ?? [])];
  const merged = { ...base.facets, ...facets };
  add(local, { base, variety: base.variety, facets: patterns.length === 0 ? merged : { ...merged, patterns } });
}

function listed(local: string, itemName: string): void {
  const variety = { kind: "list", item: builtin(itemName) } as const;
  add(local, { base: anySimpleType, variety, facets: { whiteSpace: "collapse", minLength: 1 } });
}

/** A built-in simple type that is known to exist. */
export function builtin(local: string): SimpleTypeDefinition {
  const type = types.get(local);
  if (type === undefined) throw new Error(`Unknown built-in type "${local}".`);
  return type;
}

types.set("anySimpleType", anySimpleType);
types.set("anyAtomicType", anyAtomicType);

for (const name of Object.keys(primitiveTypes)) primitive(name as PrimitiveName);

// Part 2, section 3.3.
derived("normalizedString", "string", { whiteSpace: "replace" });
derived("token", "normalizedString", { whiteSpace: "collapse" });
derived("language", "token", { patterns: [["[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*"]] });
derived("NMTOKEN", "token", { patterns: [["\\c+"]] });
listed("NMTOKENS", "NMTOKEN");
derived("Name", "token", { patterns: [["\\i\\c*"]] });
derived("NCName", "Name", { patterns: [["[\\i-[:]][\\c-[:]]*"]] });
derived("ID", "NCName");
derived("IDREF", "NCName");
listed("IDREFS", "IDREF");
derived("ENTITY", "NCName");
listed("ENTITIES", "ENTITY");
derived("integer", "decimal", { fractionDigits: 0, patterns: [["[\\-+]?[0-9]+"]] });
derived("nonPositiveInteger", "integer", { maxInclusive: "0" });
derived("negativeInteger", "nonPositiveInteger", { maxInclusive: "-1" });
derived("long", "integer", { minInclusive: "-9223372036854775808", maxInclusive: "9223372036854775807" });
derived("int", "long", { minInclusive: "-2147483648", maxInclusive: "2147483647" });
derived("short", "int", { minInclusive: "-32768", maxInclusive: "32767" });
derived("byte", "short", { minInclusive: "-128", maxInclusive: "127" });
derived("nonNegativeInteger", "integer", { minInclusive: "0" });
derived("unsignedLong", "nonNegativeInteger", { maxInclusive: "18446744073709551615" });
derived("unsignedInt", "unsignedLong", { maxInclusive: "4294967295" });
derived("unsignedShort", "unsignedInt", { maxInclusive: "65535" });
derived("unsignedByte", "unsignedShort", { maxInclusive: "255" });
derived("positiveInteger", "nonNegativeInteger", { minInclusive: "1" });

// XSD 1.1 Part 2, sections 3.4.26 to 3.4.28. The pattern is the facet explicitTimezone.
derived("yearMonthDuration", "duration", { patterns: [["[^DT]*"]] });
derived("dayTimeDuration", "duration", { patterns: [["[^YM]*(T.*)?"]] });
derived("dateTimeStamp", "dateTime", { patterns: [[".*(Z|(\\+|-)[0-9][0-9]:[0-9][0-9])"]] });

/** The module of the runtime that has a built-in simple type: integers have one of their own. */
export function typeModule({ variety, base, name }: SimpleTypeDefinition): string {
  if (variety.kind === "list") return typeModule(variety.item);
  if (name?.local === "integer") return "xsd/integer";
  if (base !== undefined && base.variety.kind !== "any") return typeModule(base);
  return primitiveRow(variety.kind === "atomic" ? variety.primitive : "string").module;
}
