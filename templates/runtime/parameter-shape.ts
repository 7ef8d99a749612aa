import type { ObjectShape, PrimitiveShape, ValueShape } from "./http-operation.js";
import { primitiveOfText } from "./payload-primitive.js";

/** Gives the value that a decoded text stands for. */
export type ReadText = (text: string) => unknown;

export function isPrimitiveShape(shape: ValueShape): shape is PrimitiveShape {
  return typeof shape === "string" || !("items" in shape || "members" in shape);
}

/** Reads one text by its shape. Where the shape asks for a list or an object the text stays, for validation to name. */
export function leafReader(shape: ValueShape): ReadText {
  return shape === "string" || !isPrimitiveShape(shape) ? (text) => text : (text) => primitiveOfText(text, shape);
}

/** The shape of a member of an object. */
export function shapeOfMember(shape: ObjectShape, name: string): ValueShape {
  return Object.hasOwn(shape.members, name) ? (shape.members[name] ?? shape.others) : shape.others;
}
