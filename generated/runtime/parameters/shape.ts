import type { ObjectShape, PrimitiveShape, ValueShape } from "../http/operation.js";
import { primitiveOfText } from "../http/payload-primitive.js";

/** Gives the value that a decoded text stands for. */
export type ReadText = (text: string) => unknown;

export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return typeof shape === "string" || !("items" in shape || "members" in shape);
}

/** Reads one text by its shape. Where the shape asks for a list or an object the text stays, for validation to name. */
export function leafReader(shape: ValueShape): ReadText {
  if (shape === "string" || !isPrimitiveShape(shape)) return (text) => text;
  const isNumber = shape === "number" || shape.includes("number");
  return (text) => (isNumber && isShortInteger(text) ? Number(text) : primitiveOfText(text, shape));
}

/** Whether a text is a whole number that needs no closer look. */
function isShortInteger(text: string): boolean {
  if (text.length === 0 || text.length > 15 || (text.length > 1 && text.charCodeAt(0) === 0x30)) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return true;
}

/** The shape of a member of an object. */
export function shapeOfMember(shape: ObjectShape, name: string): ValueShape {
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}
