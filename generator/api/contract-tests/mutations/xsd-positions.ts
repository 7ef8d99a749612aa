import { createXmlReader } from "../../../../templates/runtime/xml/markup/reader.js";
import { readTag } from "../../../load/xsd/xml/read-tag.js";

/** An element of an XSD with its offsets in the text. */
export interface PlacedNode {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, PlacedAttribute>;
  /** Undefined for the root. */
  readonly parent: PlacedNode | undefined;
  /** In the order of the text. */
  readonly children: PlacedNode[];
  readonly start: number;
  /** The end of the start tag. */
  readonly opened: number;
  /** The end of the end tag. */
  end: number;
}

/** An attribute by its name with prefix; `start` is the space before it. */
export interface PlacedAttribute {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Reads an XSD with the offsets of its elements and attributes. */
export function readPositions(text: string): PlacedNode {
  const reader = createXmlReader(text);
  const open: PlacedNode[] = [];
  let root: PlacedNode | undefined;
  for (let event = reader.next(); event !== "done"; event = reader.next()) {
    if (event === "end") {
      const node = open.pop();
      if (node !== undefined) node.end = reader.endOffset;
    }
    if (event !== "start") continue;
    const { offset: start, endOffset: opened } = reader;
    const parent = open.at(-1);
    const attributes = attributesIn(text, start);
    const node: PlacedNode = {
      name: reader.localName,
      attributes,
      parent,
      children: [],
      start,
      opened,
      end: opened,
    };
    parent?.children.push(node);
    root ??= node;
    open.push(node);
  }
  if (root === undefined) throw new Error("A well-formed document has a root element.");
  return root;
}

function attributesIn(text: string, tag: number): ReadonlyMap<string, PlacedAttribute> {
  return new Map(
    readTag(text, tag).attributes.map(({ name, value, start, valueEnd }) => {
      let space = start;
      while (space > 0 && /\s/.test(text[space - 1] ?? "")) space--;
      return [name, { value, start: space, end: valueEnd + 1 }];
    }),
  );
}
