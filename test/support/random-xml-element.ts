import type {
  AttributeUse,
  ElementDeclaration,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
} from "../../generator/model/xml-schema/components.js";
import type { Random } from "./random.js";

/** Strings of many kinds. */
const texts = [
  "",
  " ",
  "a",
  "A",
  "ab",
  "AB",
  "abc",
  "abcd",
  "b c",
  " x ",
  "1",
  "-1",
  "0",
  "007",
  "+5",
  "12.50",
  "1e3",
  "INF",
  "true",
  "12",
  "123",
  "300",
  "99999999999",
  "2024-02-29",
  "2000-01-01",
  "2024-02-29T12:00:00Z",
  "0aFF",
  "00",
  "urn:x",
  "x1",
  "EUR",
  "2024",
  "10:00:00",
  "1 2",
  "x-1",
  "3.5",
] as const;

/** Elements that require themselves end at this depth. */
const deepest = -8;

/** An element that is mostly as its declaration wants it, with values at the edges of their types. */
export function randomXmlElement(declaration: ElementDeclaration, random: Random, depth: number = 5): string {
  const { name, type, nillable, valueConstraint } = declaration;
  const uses = type.kind === "complex" ? type.attributeUses : [];
  const attributes = uses.map((use) => attributeText(use, random)).join("");
  const isExtra = uses.some(({ attribute }) => attribute.name.local === "extra");
  const odd =
    !isExtra && random.chance(40) ? random.pick([' odd="1"', ' extra="1"', ' xmlns:p="urn:p" p:odd="1"']) : "";
  if (nillable && random.chance(4)) {
    return `<${name.local}${attributes} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>`;
  }
  const fixed =
    valueConstraint !== undefined && random.chance(2) ? random.pick(["", valueConstraint.value]) : undefined;
  return `<${name.local}${attributes}${odd}>${fixed ?? contentText(type, random, depth)}</${name.local}>`;
}

function contentText(type: TypeDefinition, random: Random, depth: number): string {
  if (type.kind === "simple") return escaped(valueText(type, random));
  switch (type.content.kind) {
    case "empty":
      return random.chance(20) ? "<x/>" : "";
    case "simple":
      return escaped(valueText(type.content.type, random));
    case "element-only":
      return `${particleText(type.content.particle, random, depth)}${random.chance(50) ? "text" : ""}`;
    case "mixed":
      return `${random.chance(2) ? "text" : ""}${type.content.particle === undefined ? "" : particleText(type.content.particle, random, depth)}`;
  }
}

function particleText({ term, minOccurs, maxOccurs }: Particle, random: Random, depth: number): string {
  if (depth < deepest) return "";
  const most = maxOccurs === "unbounded" ? minOccurs + 3 : maxOccurs;
  let count = random.pick([minOccurs, minOccurs, minOccurs, most, minOccurs + random.below(most - minOccurs + 1)]);
  if (depth <= 0) count = minOccurs;
  if (random.chance(30)) count += random.chance(2) ? 1 : -1;
  let text = "";
  for (let times = 0; times < count; times++) {
    if (term.kind === "element") text += randomXmlElement(term, random, depth - 1);
    else if (term.kind === "wildcard")
      text += random.pick(['<o:x xmlns:o="urn:o"/>', '<o:x xmlns:o="urn:o">1</o:x>', "<x/>"]);
    else {
      const [first, ...others] = term.particles;
      if (first === undefined) continue;
      if (term.compositor === "choice") {
        text += particleText(random.pick([first, ...others]), random, depth);
        continue;
      }
      const parts = term.particles.map((part) => particleText(part, random, depth));
      if (term.compositor === "all" || random.chance(20)) parts.sort(() => random.below(3) - 1);
      text += parts.join("");
    }
  }
  return text;
}

function attributeText({ attribute: { name, type }, required, valueConstraint }: AttributeUse, random: Random): string {
  if (!(required ? !random.chance(12) : random.chance(2))) return "";
  const value = valueConstraint !== undefined && random.chance(2) ? valueConstraint.value : valueText(type, random);
  return ` ${name.local}="${escaped(value)}"`;
}

function valueText(type: SimpleTypeDefinition, random: Random): string {
  const { variety, facets } = type;
  const [first, ...others] = (facets.enumeration ?? []).map(({ value }) => value);
  if (first !== undefined && random.below(8) > 0) return random.pick([first, ...others]);
  if (random.chance(4)) return random.pick(texts);
  switch (variety.kind) {
    case "any":
      return random.pick(texts);
    case "list":
      return Array.from({ length: random.below(4) }, () => valueText(variety.item, random)).join(" ");
    case "union":
      return valueText(variety.members[random.below(variety.members.length)] ?? type, random);
    case "atomic":
      return atomicText(type, random);
  }
}

function atomicText({ variety, facets }: SimpleTypeDefinition, random: Random): string {
  const bounds = [facets.minInclusive, facets.minExclusive, facets.maxInclusive, facets.maxExclusive].filter(
    (bound) => bound !== undefined,
  );
  const bound = bounds[random.below(Math.max(bounds.length, 1))];
  const isNumber = variety.kind === "atomic" && ["decimal", "float", "double"].includes(variety.primitive);
  if (bound !== undefined && random.below(3) > 0) {
    return isNumber && Math.abs(Number(bound)) < 1e9 ? String(Number(bound) + random.pick([0, 0, 1, -1, 0.5])) : bound;
  }
  if (isNumber) return random.pick([String(random.below(60)), "2.5", "0.25", "-3", "1000", "0", "70000"]);
  const lengths = [facets.length, facets.minLength, facets.maxLength].filter((length) => length !== undefined);
  const length = lengths[random.below(Math.max(lengths.length, 1))];
  if (length !== undefined && random.chance(2)) {
    const unit = variety.kind === "atomic" && variety.primitive === "hexBinary" ? "0a" : "a";
    return unit.repeat(Math.max(length + random.pick([0, 0, 1, -1]), 0));
  }
  switch (variety.kind === "atomic" ? variety.primitive : "string") {
    case "boolean":
      return random.pick(["true", "false", "1", "0"]);
    case "date":
      return random.pick(["2024-02-29", "1999-12-31", "2000-01-01", "2024-06-01Z"]);
    case "dateTime":
      return random.pick(["2024-02-29T00:00:00", "1999-12-31T23:59:59.5+02:00", "2000-01-01T00:00:00"]);
    case "time":
      return random.pick(["10:00:00", "12:30:00", "00:00:01Z"]);
    case "gYear":
      return random.pick(["1999", "2024", "1900"]);
    case "hexBinary":
      return random.pick(["00", "0aFF", "", "0a0b0c"]);
    default:
      return random.pick(["a", "ab", "AB", "abc", "x1", "123", "b", "c", "", "a1", "abcde", ...texts]);
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
