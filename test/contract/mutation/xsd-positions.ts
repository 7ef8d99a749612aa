import { SaxesParser } from "saxes";

/** An element of an XSD and where it stands in the text. */
export interface PlacedNode {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, PlacedAttribute>;
  readonly parent: PlacedNode | undefined;
  readonly children: PlacedNode[];
  readonly start: number;
  /** Behind the start tag. */
  readonly opened: number;
  /** Behind the end tag. */
  end: number;
}

/** An attribute by its name with prefix; `start` is the space before it. */
export interface PlacedAttribute {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Reads an XSD with the positions of its elements and attributes, as offsets in the text. */
export function readPositions(text: string): PlacedNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: PlacedNode[] = [];
  let root: PlacedNode | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local }) => {
    const opened = parser.position;
    const start = text.lastIndexOf("<", opened - 1);
    const parent = open.at(-1);
    const attributes = attributesIn(text.slice(start, opened), start);
    const node: PlacedNode = { name: local, attributes, parent, children: [], start, opened, end: opened };
    parent?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on("closetag", () => {
    const node = open.pop();
    if (node !== undefined) node.end = parser.position;
  });
  parser.write(text).close();
  return root!;
}

function attributesIn(tag: string, offset: number): ReadonlyMap<string, PlacedAttribute> {
  const found = [...tag.matchAll(/\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return new Map(
    found.map((match) => {
      const start = offset + match.index;
      return [match[1]!, { value: match[2] ?? match[3]!, start, end: start + match[0].length }];
    }),
  );
}
