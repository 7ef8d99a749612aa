import type {
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  ModelGroup,
  Particle,
  SimpleTypeDefinition,
} from "../../generator/model/xml-schema/components.js";
import type { Random } from "./random.js";

/** Strings of every kind: the judges decide which of them a type accepts. */
const texts = [
  "",
  " ",
  "a",
  "A",
  "b c",
  " x ",
  "1",
  "-1",
  "007",
  "+5",
  "12.50",
  "1e3",
  "INF",
  "NaN",
  "true",
  "0",
  "99999999999",
  "1 2 3",
  "2024-02-29",
  "2023-02-29",
  "2024-02-29T12:00:00Z",
  "2024-12-31T24:00:00",
  "P1DT2H",
  "AQID",
  "0aFF",
  "urn:x",
  "&amp;&lt;",
  "\u{1f600}\u{1f600}",
  "en-US",
  "AB-1234",
  "EUR",
  "long text that goes on and on",
] as const;

/** An element that is mostly as its declaration wants it: now and then something is missing, one too many, or odd. */
export function randomElement(declaration: ElementDeclaration, random: Random, depth: number = 6): string {
  const { name, type } = declaration;
  const attributes = type.kind === "complex" ? type.attributeUses.map((use) => attribute(use, random)).join("") : "";
  const odd = random.chance(60) ? ' odd="1"' : "";
  return `<${name.local}${attributes}${odd}>${content(type, random, depth)}</${name.local}>`;
}

function content(type: ComplexTypeDefinition | SimpleTypeDefinition, random: Random, depth: number): string {
  if (type.kind === "simple") return simpleText(type, random);
  switch (type.content.kind) {
    case "empty":
      return random.chance(20) ? "<x/>" : "";
    case "simple":
      return simpleText(type.content.type, random);
    case "element-only":
      return `${particle(type.content.particle, random, depth)}${random.chance(60) ? "text" : ""}`;
    case "mixed":
      return `text${type.content.particle === undefined ? "" : particle(type.content.particle, random, depth)}text`;
  }
}

function particle({ term, minOccurs, maxOccurs }: Particle, random: Random, depth: number): string {
  const most = maxOccurs === "unbounded" ? minOccurs + 3 : maxOccurs;
  let count = minOccurs + random.below(Math.min(most - minOccurs, 3) + 1);
  if (depth <= 0) count = minOccurs;
  if (random.chance(25)) count += random.chance(2) ? 1 : -1;
  let text = "";
  for (let times = 0; times < count; times++) {
    if (term.kind === "element") text += randomElement(term, random, depth - 1);
    else if (term.kind === "group") text += group(term, random, depth);
  }
  return text;
}

function group({ compositor, particles }: ModelGroup, random: Random, depth: number): string {
  const [first, ...others] = particles;
  if (first === undefined) return "";
  if (compositor === "choice") return particle(random.pick([first, ...others]), random, depth);
  const parts = particles.map((part) => particle(part, random, depth));
  if (compositor === "all" || random.chance(30)) parts.sort(() => random.below(3) - 1);
  return parts.join("");
}

function attribute({ attribute: { name, type }, required }: AttributeUse, random: Random): string {
  if (!(required ? !random.chance(20) : random.chance(2))) return "";
  return ` ${name.local}="${simpleText(type, random).replaceAll('"', "")}"`;
}

function simpleText(type: SimpleTypeDefinition, random: Random): string {
  const { variety, facets } = type;
  const [first, ...others] = facets.enumeration ?? [];
  if (first !== undefined && !random.chance(8)) return random.pick([first, ...others]).value;
  if (random.chance(6)) return random.pick(texts);
  switch (variety.kind) {
    case "any":
      return random.pick(texts);
    case "list":
      return random.some(5, () => `${simpleText(variety.item, random)}${random.pick([" ", "\n", "  "])}`);
    case "union": {
      const [member, ...members] = variety.members;
      return member === undefined ? "" : simpleText(random.pick([member, ...members]), random);
    }
    case "atomic":
      return atomicText(type, random);
  }
}

function atomicText({ variety, facets }: SimpleTypeDefinition, random: Random): string {
  if (facets.patterns !== undefined && random.chance(2))
    return random.pick(["AB-1234", "XY-0000", "A-1", "1234", "12"]);
  const number = String(random.below(300) - 100);
  switch (variety.kind === "atomic" ? variety.primitive : "string") {
    case "boolean":
      return random.pick(["true", "false", "1", "0"]);
    case "decimal":
      return facets.fractionDigits === 0 ? number : random.pick([number, `${number}.5`, `${number}.250`]);
    case "float":
    case "double":
      return random.pick([number, `${number}.5`, "1E-5", "-INF"]);
    case "date":
      return random.pick(["2024-02-29", "1999-12-31", "2024-06-01Z"]);
    case "dateTime":
      return random.pick(["2024-02-29T00:00:00", "1999-12-31T23:59:59.5+02:00"]);
    default:
      return random.pick(texts);
  }
}
