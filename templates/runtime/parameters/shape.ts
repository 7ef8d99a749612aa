import type { PrimitiveShape, ValueShape } from "../http/operation.js";
import { primitiveOfText } from "../http/payload-primitive.js";

/** Gives the value that a decoded text stands for. */
export type ReadText = (text: string) => unknown;

/** A shape that values are read by. */
export interface ShapeNode {
  /** Reads a text by the types that it may stand for; where it stands for none of them it stays a text. */
  readonly leaf: ReadText;
  /** True where every text is a value. */
  readonly takesText: boolean;
  /** The shape of items; undefined where the value cannot be a list. */
  readonly items: ShapeNode | undefined;
  /** The shape of a member; undefined where the value cannot be an object. */
  readonly member: ((name: string) => ShapeNode) | undefined;
}

/** True for shapes that one text always has, so that neither lists nor objects can stand there. */
export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return shape !== "any" && (typeof shape === "string" || Array.isArray(shape));
}

/** True where the value can be a list. */
export function takesItems(shape: ValueShape): boolean {
  return shape === "any" || (typeof shape === "object" && "items" in shape);
}

/** True where the value can be an object. */
export function takesMembers(shape: ValueShape): boolean {
  return shape === "any" || (typeof shape === "object" && "members" in shape);
}

const asText: ReadText = (text) => text;

const anyNode: ShapeNode = {
  leaf: asText,
  takesText: true,
  get items() {
    return anyNode;
  },
  member: () => anyNode,
};

/** Prepares a shape; one that refers to itself becomes a node that leads back to itself. */
export function compileShape(shape: ValueShape): ShapeNode {
  return compiled(shape, []);
}

/** `above` holds the nodes around the shape, the innermost last; it is as before when the shape is done. */
function compiled(shape: ValueShape, above: ShapeNode[]): ShapeNode {
  if (shape === "any") return anyNode;
  if (isPrimitiveShape(shape)) return { ...leafOf(shape), items: undefined, member: undefined };
  if ("above" in shape) return above[above.length - shape.above] ?? anyNode;
  const node: { -readonly [Key in keyof ShapeNode]: ShapeNode[Key] } = {
    ...leafOf(shape.text),
    items: undefined,
    member: undefined,
  };
  above.push(node);
  if ("members" in shape) {
    const members = new Map(Object.entries(shape.members).map(([name, member]) => [name, compiled(member, above)]));
    const others = compiled(shape.others, above);
    node.member = (name) => members.get(name) ?? others;
  }
  if (shape.items !== undefined) node.items = compiled(shape.items, above);
  above.pop();
  return node;
}

function leafOf(shape: PrimitiveShape | undefined): Pick<ShapeNode, "leaf" | "takesText"> {
  if (shape === undefined) return { leaf: asText, takesText: false };
  return { leaf: leafReader(shape), takesText: shape === "string" || shape.includes("string") };
}

/** The value that a text alone can be; undefined where it would have to be a list or an object. */
export function singleValue({ leaf, takesText, items, member }: ShapeNode, text: string): unknown {
  const value = leaf(text);
  return takesText || typeof value !== "string" || (items === undefined && member === undefined) ? value : undefined;
}

/** Reads one text by the types that it may stand for. */
export function leafReader(shape: PrimitiveShape): ReadText {
  if (shape === "string") return asText;
  const isNumber = shape === "number" || shape.includes("number");
  return (text) => (isNumber && isShortInteger(text) ? Number(text) : primitiveOfText(text, shape));
}

/** True when a text is a whole number that needs no closer look. */
function isShortInteger(text: string): boolean {
  if (text.length === 0 || text.length > 15 || (text.length > 1 && text.charCodeAt(0) === 0x30)) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** The shape of an item of a list, or of a member of an object, as it is written. */
export function innerShape(shape: ValueShape, name: string | undefined): ValueShape {
  if (typeof shape === "string" || isPrimitiveShape(shape) || "above" in shape) return "any";
  if (name === undefined) return shape.items ?? "any";
  if (!("members" in shape)) return "any";
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}
