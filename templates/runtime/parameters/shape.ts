import type { PrimitiveShape, ValueShape } from "../http/operation.js";
import { primitiveOfText } from "../http/payload-primitive.js";

/** Converts a decoded string to its value. */
export type ReadText = (text: string) => unknown;

/** A shape that values are read by. */
export interface ShapeNode {
  /** Converts a string to one of its types; a string that matches none stays unchanged. */
  readonly leaf: ReadText;
  /** True if every string is a value. */
  readonly takesText: boolean;
  /** The shape of items. Undefined if the value cannot be a list. */
  readonly items: ShapeNode | undefined;
  /** Returns the shape of a property. Undefined if the value cannot be an object. */
  readonly member: ((name: string) => ShapeNode) | undefined;
}

/** True for shapes that are always one string, never a list or an object. */
export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return shape !== "any" && (typeof shape === "string" || Array.isArray(shape));
}

/** True if the value can be a list. */
export function takesItems(shape: ValueShape): boolean {
  return shape === "any" || (typeof shape === "object" && "items" in shape);
}

/** True if the value can be an object. */
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

/** Prepares a shape; a recursive one becomes a node that refers to itself. */
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

/** Returns the value of a single string. Undefined if it must be a list or an object. */
export function singleValue({ leaf, takesText, items, member }: ShapeNode, text: string): unknown {
  const value = leaf(text);
  return takesText || typeof value !== "string" || (items === undefined && member === undefined) ? value : undefined;
}

/** Returns a function that converts a string to one of its types. */
export function leafReader(shape: PrimitiveShape): ReadText {
  if (shape === "string") return asText;
  const isNumber = shape === "number" || shape.includes("number");
  return (text) => (isNumber && isShortInteger(text) ? Number(text) : primitiveOfText(text, shape));
}

/** True if a string is an integer that is short enough to be exact. */
function isShortInteger(text: string): boolean {
  if (text.length === 0 || text.length > 15 || (text.length > 1 && text.charCodeAt(0) === 0x30)) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** Returns the shape of an item of a list, or of a property of an object, as declared. */
export function innerShape(shape: ValueShape, name: string | undefined): ValueShape {
  if (typeof shape === "string" || isPrimitiveShape(shape) || "above" in shape) return "any";
  if (name === undefined) return shape.items ?? "any";
  if (!("members" in shape)) return "any";
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}
