import type { PrimitiveShape } from "./operation.js";
import { exactNumber } from "../json/number.js";

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts a string to one of the types of a shape; returns the string itself if it matches none of them. */
export function primitiveOfText(text: string, shape: PrimitiveShape): string | number | boolean | null {
  if (shape === "string") return text;
  const may = (type: "number" | "boolean" | "null"): boolean => shape === type || shape.includes(type);
  if ((text === "true" || text === "false") && may("boolean")) return text === "true";
  if (text === "null" && may("null")) return null;
  return (may("number") && numberText.test(text) ? exactNumber(text) : undefined) ?? text;
}
