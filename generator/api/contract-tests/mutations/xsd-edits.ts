import { otherPattern } from "./schema-edits.js";
import { readPositions, type PlacedNode } from "./xsd-positions.js";

/** One alteration of an XSD: the characters between two offsets are replaced. */
export interface XsdEdit {
  /** The name of the alteration: "maxLength+1". */
  readonly operator: string;
  /** Names of elements from the root to the altered one: "complexType Order/Id". */
  readonly place: string;
  /** The start of the altered element, or of its attribute. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** The new characters. */
  readonly by: string;
}

type Splice = Omit<XsdEdit, "place" | "at">;

/** Every single alteration of an XSD. Annotations are not constraints. XML Schema Parts 1 and 2. */
export function xsdEdits(text: string): readonly XsdEdit[] {
  return nodesOf(readPositions(text)).flatMap((node) =>
    splicesOf(node, text).map((splice) => ({ ...splice, place: placeOf(node), at: node.start })),
  );
}

/** Returns the text with an edit. */
export function withXsdEdit(text: string, { start, end, by }: Pick<XsdEdit, "start" | "end" | "by">): string {
  return text.slice(0, start) + by + text.slice(end);
}

function nodesOf(node: PlacedNode): readonly PlacedNode[] {
  return node.name === "annotation" ? [] : [node, ...node.children.flatMap(nodesOf)];
}

/** The names of a node's ancestors and itself; a node without a name is called by its kind. */
function placeOf(node: PlacedNode): string {
  const names: string[] = [];
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const name =
      at.attributes.get("name")?.value ?? at.attributes.get("ref")?.value ?? at.attributes.get("value")?.value;
    const isTop = at.parent.parent === undefined;
    if (name !== undefined) {
      const kind = isTop || at.attributes.has("value") ? `${at.name} ` : at.name === "attribute" ? "@" : "";
      names.unshift(kind + name);
    } else if (at === node) names.unshift(at.name);
  }
  return names.length === 0 ? "/" : names.join("/");
}

function splicesOf(node: PlacedNode, text: string): readonly Splice[] {
  return [...(kinds[node.name]?.(node, text) ?? []), ...marksOf(node)];
}

/** Alterations of each kind of node. */
const kinds: Readonly<Record<string, (node: PlacedNode, text: string) => readonly Splice[]>> = {
  element: (node) => [...declaration(node), ...occurrences(node)],
  attribute: (node) => [...declaration(node), ...use(node)],
  all: compositor,
  sequence: compositor,
  choice: compositor,
  restriction,
  extension: (node) => typeAt(node, "base"),
  union: members,
  enumeration,
  pattern: (node) => [
    removed(node, "pattern-drop"),
    value(node, "pattern-alter", "value", otherPattern(valueOf(node, "value"))),
  ],
  ...Object.fromEntries(
    [
      ...["length", "minLength", "maxLength", "totalDigits", "fractionDigits"],
      ...["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"],
    ].map((name) => [name, bound]),
  ),
};

function declaration(node: PlacedNode): readonly Splice[] {
  return [
    removed(node, `${node.name}-drop`),
    ...(node.attributes.has("name") ? [value(node, `${node.name}-rename`, "name", `${valueOf(node, "name")}X`)] : []),
    ...typeAt(node, "type"),
    ...["default", "fixed", "nillable"].flatMap((key) =>
      node.attributes.has(key) ? [without(node, `${key}-drop`, key)] : [],
    ),
  ];
}

/** A type that takes more, where there is one, and a type that takes other values. */
function typeAt(node: PlacedNode, key: string): readonly Splice[] {
  const type = node.attributes.get(key)?.value;
  if (type === undefined) return [];
  const others: Readonly<Record<string, string>> = {
    "xs:date": "xs:dateTime",
    "xs:dateTime": "xs:date",
    "xs:integer": "xs:boolean",
  };
  return [
    ...(type === "xs:string" ? [] : [value(node, `${key}-widen`, key, "xs:string")]),
    value(node, `${key}-change`, key, others[type] ?? "xs:integer"),
  ];
}

function occurrences(node: PlacedNode): readonly Splice[] {
  if (node.parent?.parent === undefined) return [];
  const least = node.attributes.get("minOccurs")?.value ?? "1";
  const most = node.attributes.get("maxOccurs")?.value ?? "1";
  const many =
    node.parent.name === "all" ? [] : [value(node, "maxOccurs-change", "maxOccurs", most === "1" ? "unbounded" : "1")];
  const few = most === "1" ? [] : [value(node, "maxOccurs-two", "maxOccurs", "2")];
  return [value(node, "minOccurs-change", "minOccurs", least === "0" ? "1" : "0"), ...many, ...few];
}

function use(node: PlacedNode): readonly Splice[] {
  return [value(node, "use-flip", "use", node.attributes.get("use")?.value === "required" ? "optional" : "required")];
}

/** Another kind of group, and two particles in another order if the order matters. */
function compositor(node: PlacedNode, text: string): readonly Splice[] {
  const parts = node.children.filter(({ name }) => name !== "annotation");
  if (parts.length < 2) return [];
  const others = { all: ["sequence", "choice"], sequence: ["choice"], choice: ["sequence"] }[node.name] ?? [];
  const whole = text.slice(node.start, node.end);
  const changed = others.map((other) => ({
    operator: `${node.name}-to-${other}`,
    start: node.start,
    end: node.end,
    by: whole.replace(/^(<\w+:)\w+/, `$1${other}`).replace(/(<\/\w+:)\w+(\s*>)$/, `$1${other}$2`),
  }));
  if (node.name !== "sequence") return changed;
  const [first, second] = parts as [PlacedNode, PlacedNode];
  const by =
    text.slice(second.start, second.end) + text.slice(first.end, second.start) + text.slice(first.start, first.end);
  return [...changed, { operator: "order-change", start: first.start, end: second.end, by }];
}

function restriction(node: PlacedNode, text: string): readonly Splice[] {
  const [first] = node.children.filter(({ name }) => name === "enumeration");
  const prefix = /^<(\w+:)/.exec(text.slice(node.start))?.[1] ?? "";
  const added =
    first === undefined
      ? []
      : [
          {
            operator: "enumeration-add",
            start: first.start,
            end: first.start,
            by: `<${prefix}enumeration value="${escaped(valueOf(first, "value"))}XX"/>`,
          },
        ];
  return [...typeAt(node, "base"), ...added];
}

function members(node: PlacedNode): readonly Splice[] {
  const names = valueOf(node, "memberTypes")
    .split(/\s+/)
    .filter((name) => name !== "");
  return names.map((dropped) =>
    value(node, `member-drop ${dropped}`, "memberTypes", names.filter((name) => name !== dropped).join(" ")),
  );
}

function enumeration(node: PlacedNode): readonly Splice[] {
  const alone = node.parent?.children.filter(({ name }) => name === "enumeration").length === 1;
  return [
    ...(alone ? [] : [removed(node, "enumeration-drop")]),
    value(node, "enumeration-alter", "value", `${valueOf(node, "value")}X`),
  ];
}

function bound(node: PlacedNode): readonly Splice[] {
  const limit = valueOf(node, "value");
  return [
    removed(node, `${node.name}-drop`),
    ...[1, -1].flatMap((by) => {
      const other = shifted(limit, by);
      return other === undefined ? [] : [value(node, `${node.name}${by > 0 ? "+" : "-"}1`, "value", other)];
    }),
  ];
}

/** A number one more or less, a date one day later or earlier. */
function shifted(limit: string, by: number): string | undefined {
  if (/^-?\d+$/.test(limit)) return limit === "0" && by < 0 ? undefined : String(Number(limit) + by);
  const date = /^\d{4}-\d{2}-\d{2}/.exec(limit)?.[0];
  if (date === undefined) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + by);
  if (Number.isNaN(day.getTime())) return undefined;
  return day.toISOString().slice(0, 10) + limit.slice(date.length);
}

/** Marks of ours: when an element may be written, what it is returned with, whether it still is. */
function marksOf(node: PlacedNode): readonly Splice[] {
  return [...node.attributes].flatMap(([key, { value: mark }]) => {
    if (!/^(?:mark|sw):/.test(key)) return [];
    const other = { R: "X", X: "R" }[mark] ?? `${mark}x`;
    return [without(node, `${key}-drop`, key), value(node, `${key}-alter`, key, other)];
  });
}

function removed({ start, end }: PlacedNode, operator: string): Splice {
  return { operator, start, end, by: "" };
}

function without(node: PlacedNode, operator: string, key: string): Splice {
  const { start, end } = node.attributes.get(key)!;
  return { operator, start, end, by: "" };
}

/** Gives an attribute a value, or the attribute to a node that lacks it. */
function value(node: PlacedNode, operator: string, key: string, text: string): Splice {
  const attribute = node.attributes.get(key);
  // After the name of the element, with any prefix: "<xs:element".
  const behind = [...node.attributes.values()][0]?.start ?? node.opened;
  return {
    operator,
    start: attribute?.start ?? behind,
    end: attribute?.end ?? behind,
    by: ` ${key}="${escaped(text)}"`,
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function valueOf(node: PlacedNode, key: string): string {
  return node.attributes.get(key)?.value ?? "";
}
