import { isQName } from "../../../../templates/runtime/base/xml-names.js";
import { patternSize } from "../../../../templates/runtime/patterns/program.js";
import { splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { EnumerationValue, Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { facetRow, type FacetName, type FacetsOfShape } from "../../../model/xml-schema/facets.js";
import { patternKind } from "../../../languages/ecma/pattern-kind.js";
import { printPattern } from "../../../languages/xsd/translate-pattern.js";
import { parseXsdPattern } from "../../../languages/xsd/parse-pattern.js";
import type { Pattern } from "../../../languages/text-machine.js";
import { holdsNames } from "../../../model/xml-schema/simple-form.js";
import { readSimpleValue, isSameValue } from "../../../model/xml-schema/simple-values.js";
import { normalizedWhiteSpace } from "../../../model/xml-schema/white-space.js";
import { annotationOf } from "../annotations/annotations.js";
import { applicableFacets, isNotation } from "./facet-rules.js";
import { checkFacets, type OwnFacet } from "./check-facets.js";
import type { Located } from "../names/globals.js";
import type { Mapping, Unfinished } from "../names/mapping.js";
import { findComponent, peekName, resolveName } from "../names/resolve-names.js";
import { booleanValue, countValue, tokenValue } from "../xml/values.js";
import { attribute, type XmlAttribute, type XmlElement } from "../xml/xml-tree.js";

/** The facets of a restriction of `base`: the inherited ones, narrowed by the facet elements `nodes`. Part 2, section 4.3. */
export function mapFacets(
  mapping: Mapping,
  base: SimpleTypeDefinition,
  nodes: readonly XmlElement[],
  document: Located["document"],
): Facets {
  const applicable = applicableFacets(base);
  const written = new Map<FacetName, OwnFacet>();
  const patterns: string[] = [];
  const enumeration: EnumerationValue[] = [];
  for (const node of nodes) {
    const facet = node.local as FacetName;
    const value = attribute(node, "value");
    if (value === undefined) continue;
    if (!applicable.includes(facet)) {
      const params = { facet, type: describe(base), applicable };
      mapping.diagnostics.report("xsd/inapplicable-facet", node.origin, params);
    } else if (facet === "pattern") {
      if (checkPatternSteps(mapping, base, value) && checkPattern(mapping, value)) patterns.push(value.value);
    } else if (facet === "enumeration") {
      const member = mapEnumeration(mapping, base, { node, document }, value);
      if (member !== undefined) enumeration.push(member);
    } else if (written.has(facet)) {
      mapping.diagnostics.report("xsd/duplicate-facet", node.origin, { facet });
    } else {
      const one = facetOfElement(mapping, base, node, value);
      if (one !== undefined) written.set(facet, one);
    }
  }
  checkFacets(mapping.diagnostics, base, written);
  return merged(base.facets, { facetsOfStep: written, patterns, enumeration });
}

function merged(
  inherited: Facets,
  step: {
    readonly facetsOfStep: ReadonlyMap<FacetName, OwnFacet>;
    readonly patterns: readonly string[];
    readonly enumeration: readonly EnumerationValue[];
  },
): Facets {
  // A bound of the other kind is replaced, not added to.
  const replaced = [...step.facetsOfStep.keys()].map((facet) => facetRow(facet).other);
  const kept = Object.entries(inherited).filter(([facet]) => !replaced.includes(facet as Bound));
  const written = [...step.facetsOfStep].map(([facet, { value }]) => [facet, value] as const);
  const facets = Object.fromEntries([...kept, ...written]) as unknown as Unfinished<Facets>;
  const fixed = [...step.facetsOfStep].filter((entry) => entry[1].fixed).map(([facet]) => facet);
  if (fixed.length > 0) facets.fixed = [...new Set([...(facets.fixed ?? []), ...fixed])];
  if (step.patterns.length > 0) facets.patterns = [...(facets.patterns ?? []), step.patterns];
  if (step.enumeration.length > 0) facets.enumeration = step.enumeration;
  return facets;
}

type Bound = FacetsOfShape<"bound">;

/** One facet that stands once: a count, a white space mode or a bound. */
function facetOfElement(
  mapping: Mapping,
  base: SimpleTypeDefinition,
  node: XmlElement,
  attributeValue: XmlAttribute,
): OwnFacet | undefined {
  const facet = node.local as FacetName;
  const common = { origin: attributeValue.valueOrigin, fixed: booleanValue(node, "fixed") };
  switch (facetRow(facet).shape) {
    case "count":
    case "positive": {
      const value = countValue(node, "value");
      return value === undefined ? undefined : { ...common, value };
    }
    case "whiteSpace":
      return { ...common, value: tokenValue(node, "value") ?? "" };
    case "bound": {
      const value = normalizedWhiteSpace(base, attributeValue.value);
      return checkBound(mapping, base, facet as Bound, value, common.origin) ? { ...common, value } : undefined;
    }
    case "text":
      return undefined;
  }
}

/** A bound is a value of the base type, or repeats the base type's own. Part 2, sections 4.3.7 to 4.3.10. */
function checkBound(
  mapping: Mapping,
  base: SimpleTypeDefinition,
  facet: Bound,
  value: string,
  origin: Origin,
): boolean {
  const inherited = base.facets[facet];
  if (inherited !== undefined && isSameValue(withoutFacets(base), inherited, value, noPrefixes)) return true;
  const read = readSimpleValue(base, value, noPrefixes);
  if (!read.ok) {
    mapping.diagnostics.report("xsd/invalid-facet-value", origin, { facet, value, reason: read.reason });
  }
  return read.ok;
}

const noPrefixes = (): undefined => undefined;

/** The type that a bound is compared in: the built-in one that everything comes from. */
function withoutFacets(type: SimpleTypeDefinition): SimpleTypeDefinition {
  return { ...type, facets: { whiteSpace: "collapse" } };
}

function mapEnumeration(
  mapping: Mapping,
  base: SimpleTypeDefinition,
  from: Located,
  { value: text, valueOrigin }: XmlAttribute,
): EnumerationValue | undefined {
  const lookup = (prefix: string): string | undefined => from.node.namespaces.get(prefix);
  const read = readSimpleValue(base, text, lookup);
  if (!read.ok) {
    const params = { facet: "enumeration", value: text, reason: read.reason };
    mapping.diagnostics.report("xsd/invalid-facet-value", valueOrigin, params);
    return undefined;
  }
  const value = normalizedWhiteSpace(base, text);
  const member = { value, annotation: annotationOf(from.node), origin: from.node.origin };
  if (!holdsNames(base)) return member;
  if (base.variety.kind !== "atomic") return { ...member, prefixes: prefixesIn(from, value) };
  if (isNotation(base)) checkNotation(mapping, from, value, valueOrigin);
  const name = peekName(from, value);
  return name === undefined ? member : { ...member, name };
}

/** The prefixes of all words that may be names, and the namespaces that they stand for here. */
function prefixesIn(from: Located, value: string): ReadonlyMap<string, string> {
  const words = splitWhiteSpace(value).filter(isQName);
  return new Map(
    words.flatMap((word) => {
      const name = peekName(from, word);
      return name === undefined ? [] : [[word.slice(0, Math.max(0, word.indexOf(":"))), name.namespace] as const];
    }),
  );
}

/** The values of a type derived from xs:NOTATION name declared notations. Part 2, section 3.2.19. */
function checkNotation(mapping: Mapping, from: Located, value: string, origin: Origin): void {
  const ref = resolveName(mapping, from, value, origin);
  if (ref !== undefined) findComponent(mapping, "notation", mapping.globals.notation, ref);
}

/** Characters that a pattern may have when its repetitions are written out. */
const maxPatternSize = 50_000;

/** The reason why a pattern cannot be matched in linear time; undefined when it can. */
function tooLargeReason(tree: Pattern): string | undefined {
  if (patternSize(tree).positions > maxPatternSize)
    return `it has more than ${maxPatternSize} parts after its repetitions are expanded`;
  const kind = patternKind(`^(?:${printPattern(tree)})$`);
  return kind.kind === "refused" ? kind.reason : undefined;
}

/**
 * The largest number of types in a row that may add patterns: every value is matched against all of them, and every
 * type is written with all.
 */
const maxPatternSteps = 100;

function checkPatternSteps(mapping: Mapping, base: SimpleTypeDefinition, { valueOrigin }: XmlAttribute): boolean {
  if ((base.facets.patterns?.length ?? 0) < maxPatternSteps) return true;
  mapping.diagnostics.report("xsd/too-many-patterns", valueOrigin, { most: maxPatternSteps });
  return false;
}

/** Taking a pattern apart costs many times its length. */
const maxPatternLength = 50_000;

function checkPattern(mapping: Mapping, { value, valueOrigin }: XmlAttribute): boolean {
  if (value.length > maxPatternLength) {
    const reason = `it has more than ${maxPatternLength} characters`;
    mapping.diagnostics.report("xsd/pattern-too-large", valueOrigin, { pattern: value, reason });
    return false;
  }
  const parsed = parseXsdPattern(value);
  if (parsed.ok) {
    const reason = tooLargeReason(parsed.tree);
    if (reason !== undefined)
      mapping.diagnostics.report("xsd/pattern-too-large", valueOrigin, { pattern: value, reason });
    return reason === undefined;
  }
  const { message: reason, offset, near } = parsed.fault;
  // Without references in the attribute, the pattern's offsets are the file's.
  const asWritten = (valueOrigin.end ?? 0) - valueOrigin.start === value.length;
  const origin = asWritten
    ? { ...valueOrigin, start: valueOrigin.start + Math.min(offset, value.length) }
    : valueOrigin;
  mapping.diagnostics.report("xsd/invalid-pattern", origin, { pattern: value, reason, near });
  return false;
}

function describe({ name, variety }: SimpleTypeDefinition): string {
  if (name !== undefined) return `type "${name.local}"`;
  return variety.kind === "list" ? "a list" : variety.kind === "union" ? "a union" : "this type";
}
