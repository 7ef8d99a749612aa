/**
 * Strings that try to become code, at every position where an XSD allows one. A thorough run tries each payload at each
 * position.
 */
import { describe, expect, it } from "vitest";
import { elementNames, productionKey, productionOf } from "../../../generator/load/xsd/documents/productions.js";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { sized } from "../../support/sizes.js";
import { importInBareProcess } from "./bare-process.js";
import { payloads } from "./payloads.js";
import { runXsd } from "./xsd-run.js";
import { imported, included, schema, unsupported, type Part } from "./xsd-template.js";

const everything = (mark: string): string => payloads.map(({ text }) => text(mark)).join(" ");
/** Each contains every payload, at another position; a thorough run has every payload at every position. */
const rounds = sized({ normal: [0], thorough: payloads.map((_, index) => index) });
const outputs: (readonly RenderedFile[])[] = [];

/** Positions whose strings no emitter uses: parts without a declaration have no documentation either. */
const silent = [
  /@(xmlns|mark|id|version|xml:lang|refer|public|system|source|schemaLocation|ref)$|^comment$/,
  // Choices of a sandbox are in the README of a package.
  /annotation\/sandbox-choice$/,
  /annotation\/appinfo$|^schema\/(?!(simpleType|complexType)\/annotation\/).*annotation\//,
  // Groups that nothing refers to, a default that each reference replaces, a value that no restriction keeps.
  /^schema\/group(\/(all|choice)\/element)?@name$|^schema\/attribute@default$|restriction\/simpleType\/restriction\/enumeration@value$/,
];
const isSilent = (id: string): boolean => silent.some((places) => places.test(id));

/** Attributes that reject any other text. */
const rejected = [
  "schema@defaultAttributes",
  "complexType@defaultAttributesApply",
  "complexType.top@defaultAttributesApply",
];

describe("text in an XSD", () => {
  it("stands at every attribute of every production of the grammar", () => {
    const covered = new Set<string>();
    const visit = (part: Part, parent: string): void => {
      const key = parent === "" ? "schema" : productionKey(part.element, parent);
      for (const name of [...Object.keys(part.attributes), "id"]) covered.add(`${key}@${name}`);
      for (const child of part.children) visit(child, key);
    };
    for (const root of [schema, imported, included, { ...schema, children: unsupported }]) visit(root, "");
    covered.add("annotation@id");
    for (const attribute of rejected) covered.add(attribute);
    expect(attributesOfGrammar().filter((attribute) => !covered.has(attribute))).toEqual([]);
  });

  it("reaches the output when it is plain", async () => {
    const { diagnostics, faults, lost, texts } = await runXsd((mark) => `${mark} a`);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(faults).toEqual([]);
    expect(texts.length).toBeGreaterThan(900);
    expect(lost.map(({ id }) => id).filter((id) => !isSilent(id))).toEqual([]);
  });

  it("stays text when it tries every way out at once", async () => {
    // A long default is cut where documentation speaks of it.
    const { diagnostics, faults, lost, files } = await runXsd(everything);
    outputs.push(files);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(faults).toEqual([]);
    expect(lost.map(({ id }) => id).filter((id) => !isSilent(id) && !/attribute@default$/.test(id))).toEqual([]);
  });

  it.each(rounds)("stays text when it tries one way out, at each place another: round %i", async (round) => {
    const { diagnostics, faults, files } = await runXsd(
      (mark, index) => payloads[(index + round) % payloads.length]?.text(mark) ?? "",
    );
    outputs.push(files);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("does nothing when the output is bundled and imported in a bare process", async () => {
    expect(await importInBareProcess(outputs)).toBe("ok\n");
  });

  it("is refused with what stands in a part that is not supported", async () => {
    for (const part of unsupported) {
      const { diagnostics, files } = await runXsd(everything, {
        ...schema,
        children: [...schema.children.slice(0, 4), part, ...schema.children.slice(4)],
      });
      expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["xsd/invalid-xpath"]));
      expect(files).toEqual([]);
    }
  });

  it("is refused where a number, a boolean or one of a few words belongs", async () => {
    const typed = typedPlaces(schema, []);
    expect(typed.length).toBeGreaterThan(50);
    const kept: string[] = [];
    for (const { way, attribute } of typed) {
      const { diagnostics, faults } = await runXsd(
        (mark) => mark,
        changed(schema, way, attribute, `1"; globalThis.pwned_typed = 1; //`),
      );
      expect(faults).toEqual([]);
      if (!diagnostics.some(({ severity }) => severity === "error")) kept.push(`${way.join(".")}@${attribute}`);
    }
    expect(kept).toEqual([]);
  });
});

function attributesOfGrammar(): readonly string[] {
  const keys = new Set(["schema"]);
  for (const parent of keys) {
    for (const local of elementNames) {
      const key = productionKey(local, parent);
      if (productionOf(key) !== undefined) keys.add(key);
    }
  }
  return [...keys].flatMap((key) => [...(productionOf(key)?.attributes.keys() ?? [])].map((name) => `${key}@${name}`));
}

interface TypedPlace {
  readonly way: readonly number[];
  readonly attribute: string;
}

const free = new Set(["string", "token", "uri", "NCName", "ID", "QName", "QNames", "namespaces"]);

/** Positions where the grammar requires a value of another kind; the first of each production. */
function typedPlaces(root: Part, seenBefore: readonly string[]): readonly TypedPlace[] {
  const seen = new Set(seenBefore);
  const found: TypedPlace[] = [];
  const visit = (part: Part, way: readonly number[], parent: string): void => {
    const key = parent === "" ? "schema" : productionKey(part.element, parent);
    for (const attribute of Object.keys(part.attributes)) {
      const rule = productionOf(key)?.attributes.get(attribute);
      const isNumber = /^(min|max)(In|Ex)clusive$/.test(part.element) && attribute === "value";
      if (rule === undefined || (free.has(rule.kind) && !isNumber) || seen.has(`${key}@${attribute}`)) continue;
      seen.add(`${key}@${attribute}`);
      found.push({ way, attribute });
    }
    part.children.forEach((child, index) => visit(child, [...way, index], key));
  };
  visit(root, [], "");
  return found;
}

function changed(part: Part, [first, ...rest]: readonly number[], attribute: string, value: string): Part {
  if (first === undefined)
    return { ...part, attributes: { ...part.attributes, [attribute]: value.replaceAll('"', "&#34;") } };
  return {
    ...part,
    children: part.children.map((child, index) => (index === first ? changed(child, rest, attribute, value) : child)),
  };
}
