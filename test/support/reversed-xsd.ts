import { XMLParser } from "fast-xml-parser";

type Node = Readonly<Record<string, unknown>>;

const options = { preserveOrder: true, ignoreAttributes: false, trimValues: true, processEntities: false } as const;

/** Neighbours of one of these kinds mean the same in any order. */
const free: readonly ReadonlySet<string>[] = [
  new Set(["attribute", "attributeGroup"]),
  new Set(["enumeration"]),
  new Set(["simpleType", "complexType", "element", "group", "attribute", "attributeGroup"]),
];

/** An XSD with its declarations, attributes, enumerations and branches written from their end. */
export function reversedXsd(text: string): string {
  const nodes: readonly Node[] = new XMLParser(options).parse(text);
  return nodes.map((node) => printNode(reversedNode(node))).join("\n");
}

function printNode(node: Node): string {
  const tag = Object.keys(node).find((key) => key !== ":@") ?? "";
  if (tag === "#text") return String(node[tag]);
  const attributes = Object.entries((node[":@"] ?? {}) as Readonly<Record<string, string>>);
  const start = `${tag}${attributes.map(([name, value]) => ` ${name.slice(2)}="${value}"`).join("")}`;
  if (tag.startsWith("?")) return `<${start}?>`;
  return `<${start}>${(node[tag] as readonly Node[]).map(printNode).join("")}</${tag}>`;
}

function reversedNode(node: Node): Node {
  const name = nameOf(node);
  const children = Object.values(node).find(Array.isArray) as readonly Node[] | undefined;
  if (name === undefined || children === undefined) return node;
  const turned = children.map(reversedNode);
  const kinds = name === "schema" ? free[2] : undefined;
  const key = Object.keys(node).find((text) => text !== ":@") ?? "";
  return {
    ...node,
    [key]: name === "choice" || name === "all" ? reversedBranches(turned) : reversedRuns(turned, kinds),
  };
}

/** Branches from their end. Two nameless lists stay as they are: their properties are named in the order of the text. */
function reversedBranches(children: readonly Node[]): readonly Node[] {
  const groups = children.filter((child) => ["sequence", "choice"].includes(nameOf(child) ?? ""));
  if (groups.length > 1) return children;
  const notes = children.filter((child) => nameOf(child) === "annotation");
  return [...notes, ...children.filter((child) => !notes.includes(child)).reverse()];
}

/** Turns each run of neighbours that are of kinds without order. */
function reversedRuns(children: readonly Node[], kinds: ReadonlySet<string> | undefined): readonly Node[] {
  const runs: { readonly of: ReadonlySet<string> | undefined; readonly nodes: Node[] }[] = [];
  for (const child of children) {
    const name = nameOf(child) ?? "";
    const of =
      kinds === undefined ? free.slice(0, 2).find((texts) => texts.has(name)) : kinds.has(name) ? kinds : undefined;
    const last = runs.at(-1);
    if (last !== undefined && last.of === of) last.nodes.push(child);
    else runs.push({ of, nodes: [child] });
  }
  return runs.flatMap(({ of, nodes }) => (of === undefined ? nodes : nodes.reverse()));
}

function nameOf(node: Node): string | undefined {
  return Object.keys(node)
    .find((key) => key !== ":@")
    ?.replace(/^.*:/, "");
}
