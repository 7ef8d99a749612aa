import type { Random } from "./random.js";

// Small random schemas, as trees that are easy to change, and their text.

/** A schema of one document element. */
export interface XsdSpec {
  root: ElementSpec;
  complexTypes: ComplexSpec[];
  simpleTypes: SimpleSpec[];
}

/** An element of a random XSD. */
export interface ElementSpec {
  kind: "element";
  name: string;
  type: TypeSpec;
  min: number;
  max: number | "unbounded";
  nillable?: boolean;
  fixed?: string;
  default?: string;
}

/** A type of a random XSD. */
export type TypeSpec = BuiltinSpec | ComplexSpec | SimpleSpec;

/** A builtin type of XML Schema. */
export interface BuiltinSpec {
  kind: "builtin";
  name: string;
}

/** A simple type of a random XSD. */
export interface SimpleSpec {
  kind: "simple";
  /** Named types are in the schema's list. */
  name?: string;
  base: BuiltinSpec;
  form: "restriction" | "list" | "union";
  facets: [name: string, value: string][];
  /** For a union: the other member type. */
  other?: BuiltinSpec;
}

/** A complex type of a random XSD. */
export interface ComplexSpec {
  kind: "complex";
  name?: string;
  mixed: boolean;
  /** Absent: simple content. */
  group?: GroupSpec;
  value?: BuiltinSpec;
  attributes: AttributeSpec[];
  anyAttribute?: boolean;
}

/** A model group of a random XSD. */
export interface GroupSpec {
  kind: "group";
  compositor: "sequence" | "choice" | "all";
  particles: (ElementSpec | GroupSpec | AnySpec)[];
  min: number;
  max: number | "unbounded";
}

/** An element wildcard of a random XSD. */
export interface AnySpec {
  kind: "any";
  namespace: string;
  processContents: "strict" | "lax" | "skip";
  min: number;
  max: number | "unbounded";
}

/** An attribute of a random XSD. */
export interface AttributeSpec {
  name: string;
  type: BuiltinSpec | SimpleSpec;
  use: "optional" | "required";
  fixed?: string;
  default?: string;
}

const builtins = [
  "string",
  "token",
  "normalizedString",
  "int",
  "integer",
  "decimal",
  "boolean",
  "date",
  "dateTime",
  "NMTOKEN",
  "short",
  "positiveInteger",
  "double",
  "anyURI",
  "hexBinary",
  "unsignedByte",
  "gYear",
  "time",
  "NCName",
] as const;

/** Draws an XSD. */
export function randomXsd(random: Random): XsdSpec {
  const spec: XsdSpec = { root: undefined as never, complexTypes: [], simpleTypes: [] };
  for (let count = random.below(3); count > 0; count--) {
    spec.simpleTypes.push({ ...randomSimple(random), name: `S${spec.simpleTypes.length}` });
  }
  for (let count = random.below(3); count > 0; count--) {
    spec.complexTypes.push({ ...randomComplex(random, spec, 1), name: `C${spec.complexTypes.length}` });
  }
  spec.root = { kind: "element", name: "Root", type: randomComplex(random, spec, 2), min: 1, max: 1 };
  return spec;
}

/** Draws a builtin type. */
export function randomBuiltin(random: Random): BuiltinSpec {
  return { kind: "builtin", name: random.pick(builtins) };
}

/** Draws a simple type. */
export function randomSimple(random: Random): SimpleSpec {
  const base = randomBuiltin(random);
  const roll = random.below(8);
  if (roll === 0) return { kind: "simple", base, form: "list", facets: [] };
  if (roll === 1) return { kind: "simple", base, form: "union", facets: [], other: randomBuiltin(random) };
  return { kind: "simple", base, form: "restriction", facets: randomFacets(random, base.name) };
}

const numbers = new Set(["int", "integer", "decimal", "short", "positiveInteger", "double", "unsignedByte"]);
const texts = new Set(["string", "token", "normalizedString", "NMTOKEN", "anyURI", "NCName"]);

/** Draws facets that the base has values for. */
export function randomFacets(random: Random, base: string): [string, string][] {
  const value = enumerationOf(random, base);
  if (random.chance(4))
    return distinct(Array.from({ length: 1 + random.below(4) }, () => ["enumeration", enumerationOf(random, base)]));
  if (numbers.has(base)) {
    const low = 1 + random.below(20);
    const facets: [string, string][] = [];
    if (random.chance(2)) facets.push([random.pick(["minInclusive", "minExclusive"]), String(low)]);
    if (random.chance(2))
      facets.push([random.pick(["maxInclusive", "maxExclusive"]), String(low + 2 + random.below(30))]);
    if (base === "decimal" && random.chance(3)) facets.push(["fractionDigits", String(random.below(3))]);
    if (base !== "double" && random.chance(4)) facets.push(["totalDigits", String(2 + random.below(4))]);
    return facets;
  }
  if (texts.has(base)) {
    if (random.chance(3))
      return [["pattern", random.pick(["[A-Z]{2}", "[a-z]+", "[a-z]*[0-9]?", "a|b|c", "\\d{3}", "[A-Za-z]{1,4}"])]];
    if (random.chance(5)) return [["length", String(1 + random.below(4))]];
    const low = random.below(3);
    const facets: [string, string][] = [];
    if (random.chance(2)) facets.push(["minLength", String(low)]);
    if (random.chance(2)) facets.push(["maxLength", String(low + 1 + random.below(5))]);
    return facets;
  }
  if (base === "date" || base === "gYear" || base === "dateTime" || base === "time")
    return random.chance(2) ? [["minInclusive", value]] : [["maxInclusive", value]];
  if (base === "hexBinary") return [["length", String(1 + random.below(3))]];
  return [];
}

function distinct(facets: [string, string][]): [string, string][] {
  return [...new Map(facets.map((facet) => [facet[1], facet])).values()];
}

/** A value of a built-in type. */
export function enumerationOf(random: Random, base: string): string {
  switch (base) {
    case "int":
    case "integer":
    case "short":
    case "positiveInteger":
    case "unsignedByte":
      return String(1 + random.below(30));
    case "decimal":
    case "double":
      return random.pick(["1", "2.5", "10", "0.25", "7"]);
    case "boolean":
      return random.pick(["true", "false"]);
    case "date":
      return random.pick(["2000-01-01", "2024-02-29", "1999-12-31"]);
    case "dateTime":
      return random.pick(["2000-01-01T00:00:00", "2024-02-29T12:00:00Z"]);
    case "time":
      return random.pick(["10:00:00", "12:30:00"]);
    case "gYear":
      return random.pick(["1999", "2024"]);
    case "hexBinary":
      return random.pick(["00", "0AFF"]);
    default:
      return random.pick(["a", "b", "ab", "AB", "abc", "x1", "EUR"]);
  }
}

/** Draws a complex type. */
export function randomComplex(random: Random, spec: XsdSpec, depth: number): ComplexSpec {
  const attributes = ["id", "code", "lang2"].slice(0, random.below(4)).map((name) => randomAttribute(random, name));
  if (random.chance(6)) return { kind: "complex", mixed: false, value: randomBuiltin(random), attributes };
  const names = ["A", "B", "C", "D", "E", "F"];
  const group = randomGroup(random, spec, depth, names, true);
  if (group.compositor !== "all" && random.chance(8)) {
    const any: AnySpec = {
      kind: "any",
      namespace: "##other",
      processContents: random.pick(["lax", "skip"]),
      min: 0,
      max: 1,
    };
    const inner = { ...group };
    Object.assign(group, { compositor: "sequence", particles: [inner, any], min: 1, max: 1 });
  }
  return {
    kind: "complex",
    mixed: random.chance(8),
    group,
    attributes,
    ...(random.chance(12) ? { anyAttribute: true } : {}),
  };
}

/** Draws an attribute. */
export function randomAttribute(random: Random, name: string): AttributeSpec {
  const type = random.chance(2) ? randomBuiltin(random) : randomSimple(random);
  return { name, type, use: random.chance(3) ? "required" : "optional" };
}

function randomGroup(random: Random, spec: XsdSpec, depth: number, names: string[], isTop: boolean): GroupSpec {
  const compositor = random.pick<GroupSpec["compositor"]>(
    isTop ? ["sequence", "sequence", "choice", "all"] : ["sequence", "choice"],
  );
  const particles: (ElementSpec | GroupSpec)[] = [];
  for (let count = 1 + random.below(3); count > 0 && names.length > 0; count--) {
    if (compositor !== "all" && names.length > 2 && random.chance(5)) {
      particles.push(randomGroup(random, spec, depth, names, false));
    } else {
      particles.push(randomElementSpec(random, spec, depth, names.shift() ?? "Z", compositor === "all"));
    }
  }
  const isOnce = isTop && random.below(4) > 0;
  const [min, max] = isOnce || compositor === "all" ? [1, 1 as const] : groupOccurs(random);
  return { kind: "group", compositor, particles, min, max };
}

/** Draws an element. */
export function randomElementSpec(
  random: Random,
  spec: XsdSpec,
  depth: number,
  name: string,
  isSingle: boolean,
): ElementSpec {
  const [min, max] = isSingle ? [random.below(2), 1 as const] : randomOccurs(random);
  const element: ElementSpec = { kind: "element", name, type: randomType(random, spec, depth), min, max };
  if (random.chance(10)) element.nillable = true;
  return element;
}

/** Draws a type. */
export function randomType(random: Random, spec: XsdSpec, depth: number): TypeSpec {
  const roll = random.below(10);
  if (roll === 0 && spec.complexTypes.length > 0) return spec.complexTypes[random.below(spec.complexTypes.length)]!;
  if (roll <= 2 && spec.simpleTypes.length > 0) return spec.simpleTypes[random.below(spec.simpleTypes.length)]!;
  if (roll <= 4 && depth > 0) return randomComplex(random, spec, depth - 1);
  return roll <= 7 ? randomBuiltin(random) : randomSimple(random);
}

/** Draws how often a particle may occur. */
export function randomOccurs(random: Random): [number, number | "unbounded"] {
  return random.pick<[number, number | "unbounded"]>([
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 1],
    [0, 1],
    [0, "unbounded"],
    [1, 3],
    [2, 4],
    [1, "unbounded"],
  ]);
}

/** Few counts: counts in counts make libxml2 slow. */
function groupOccurs(random: Random): [number, number | "unbounded"] {
  return random.pick<[number, number | "unbounded"]>([
    [1, 1],
    [1, 1],
    [0, 1],
    [0, "unbounded"],
    [1, "unbounded"],
    [1, 2],
  ]);
}

/** The text of a schema. */
export function printXsd({ root, complexTypes, simpleTypes }: XsdSpec): string {
  const parts = [...simpleTypes.map(printSimple), ...complexTypes.map(printComplex), printElement(root, true)];
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${parts.join("\n")}\n</xs:schema>`;
}

function printType(type: TypeSpec): { readonly attribute: string; readonly inner: string } {
  if (type.kind === "builtin") return { attribute: ` type="xs:${type.name}"`, inner: "" };
  if (type.name !== undefined) return { attribute: ` type="${type.name}"`, inner: "" };
  return { attribute: "", inner: type.kind === "simple" ? printSimple(type) : printComplex(type) };
}

function printElement(
  { name, type, min, max, nillable, fixed, default: value }: ElementSpec,
  isGlobal = false,
): string {
  const { attribute, inner } = printType(type);
  const constraint = fixed !== undefined ? ` fixed="${fixed}"` : value !== undefined ? ` default="${value}"` : "";
  const occurs = isGlobal ? "" : printOccurs(min, max);
  return `<xs:element name="${name}"${attribute}${occurs}${nillable === true ? ' nillable="true"' : ""}${constraint}>${inner}</xs:element>`;
}

function printOccurs(min: number, max: number | "unbounded"): string {
  return `${min === 1 ? "" : ` minOccurs="${min}"`}${max === 1 ? "" : ` maxOccurs="${max}"`}`;
}

function printSimple({ name, base, form, facets, other }: SimpleSpec): string {
  const start = name === undefined ? "<xs:simpleType>" : `<xs:simpleType name="${name}">`;
  const inside =
    form === "list"
      ? `<xs:list itemType="xs:${base.name}"/>`
      : form === "union"
        ? `<xs:union memberTypes="xs:${base.name} xs:${other?.name ?? "string"}"/>`
        : `<xs:restriction base="xs:${base.name}">${facets.map(([facet, value]) => `<xs:${facet} value="${value}"/>`).join("")}</xs:restriction>`;
  return `${start}${inside}</xs:simpleType>`;
}

function printComplex({ name, mixed, group, value, attributes, anyAttribute }: ComplexSpec): string {
  const start = `<xs:complexType${name === undefined ? "" : ` name="${name}"`}${mixed ? ' mixed="true"' : ""}>`;
  const uses =
    attributes.map(printAttribute).join("") + (anyAttribute === true ? '<xs:anyAttribute processContents="lax"/>' : "");
  if (value !== undefined) {
    return `${start}<xs:simpleContent><xs:extension base="xs:${value.name}">${uses}</xs:extension></xs:simpleContent></xs:complexType>`;
  }
  return `${start}${group === undefined ? "" : printParticle(group)}${uses}</xs:complexType>`;
}

function printParticle(particle: ElementSpec | GroupSpec | AnySpec): string {
  switch (particle.kind) {
    case "element":
      return printElement(particle);
    case "any":
      return `<xs:any namespace="${particle.namespace}" processContents="${particle.processContents}"${printOccurs(particle.min, particle.max)}/>`;
    case "group": {
      const { compositor, particles, min, max } = particle;
      return `<xs:${compositor}${printOccurs(min, max)}>${particles.map(printParticle).join("")}</xs:${compositor}>`;
    }
  }
}

function printAttribute({ name, type, use, fixed, default: value }: AttributeSpec): string {
  const { attribute, inner } = printType(type);
  const constraint = fixed !== undefined ? ` fixed="${fixed}"` : value !== undefined ? ` default="${value}"` : "";
  return `<xs:attribute name="${name}"${attribute}${use === "required" ? ' use="required"' : ""}${constraint}>${inner}</xs:attribute>`;
}
