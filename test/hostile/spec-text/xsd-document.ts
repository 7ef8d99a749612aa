import { wellFormed } from "./payloads.js";
import type { Part } from "./xsd-template.js";

/** The kinds of places, each with its own grammar. */
export type XsdPlace = "text" | "three" | "doc" | "uri" | "name" | "pattern" | "file" | "comment" | "id";

/** A string at a position in an XSD. */
export interface XsdText {
  readonly place: XsdPlace;
  /** Its first position: "schema/complexType/sequence/element@default". */
  readonly id: string;
  readonly text: string;
}

/** Writes parts as XML; requests the string of each position, once for positions of the same name. */
export function createXsdWriter(textAt: (place: XsdPlace, index: number) => string): {
  readonly texts: ReadonlyMap<string, XsdText>;
  write(part: Part): string;
} {
  const texts = new Map<string, XsdText>();
  return {
    texts,
    write: (part) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${at("comment", "", "comment")} -->\n${element(part, "")}`,
  };

  function element({ element: name, attributes, children }: Part, parent: string): string {
    const path = parent === "" ? name : `${parent}/${name}`;
    const own = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escaped(filled(value, `${path}@${key}`))}"`,
    );
    const id = ` id="${at("id", "", `${path}@id`)}"`;
    const mark = ` xmlns:m="${escaped(at("uri", "mark", `${path}@xmlns`))}" m:mark="${escaped(at("text", "", `${path}@mark`))}"`;
    const inner = [annotation(path), ...children.map((child) => element(child, path))].join("\n");
    // Includes, imports and redefinitions come first in a schema, annotations anywhere.
    return `<xs:${name}${own.join("")}${id}${mark}>\n${inner}\n</xs:${name}>`;
  }

  function annotation(path: string): string {
    const said = (what: string): string => escaped(at("doc", "", `${path}/annotation/${what}`));
    const notes = ["rule", "open-question", "sandbox-choice"].map(
      (source) => `<xs:appinfo source="${source}">${said(source)}</xs:appinfo>`,
    );
    const other = `<xs:appinfo source="${escaped(at("uri", "", `${path}/annotation/appinfo@source`))}"><x>${said("appinfo")}</x></xs:appinfo>`;
    const documentation = `<xs:documentation source="${escaped(at("uri", "", `${path}/annotation/documentation@source`))}" xml:lang="en">${said("documentation")}</xs:documentation>`;
    return `<xs:annotation id="${at("id", "", `${path}/annotation@id`)}">${documentation}${notes.join("")}${other}</xs:annotation>`;
  }

  function filled(value: string, id: string): string {
    return value.replace(/\{(\w+)(?: (\w+))?\}/g, (_, place: XsdPlace, name = "") => {
      const text = at(place, String(name), id);
      return place === "file" ? encodeURIComponent(text) : text;
    });
  }

  function at(place: XsdPlace, name: string, id: string): string {
    const key = name === "" ? `${place} ${texts.size}` : `${place} ${name}`;
    const known = texts.get(key);
    if (known !== undefined) return known.text;
    const text = textAt(place, texts.size);
    texts.set(key, { place, id, text });
    return text;
  }
}

/** A string as an attribute or an element contains it. */
function escaped(text: string): string {
  return text.replace(/[&<>"'\n\r\t]/g, (found) => `&#${found.charCodeAt(0)};`);
}

/** A string without the characters that XML 1.0 cannot represent (section 2.2). */
export function writable(text: string): string {
  return wellFormed(text).replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
