import type { Json, JsonObject } from "./openapi-minimal.js";
import type { Placed } from "./openapi-document.js";

/** A position with its string, and the sibling properties without which no code is emitted. */
export interface Dressed {
  readonly value: Json;
  readonly beside: JsonObject;
}

/**
 * A string in the form that its position accepts: alone, in the names and properties of a value, or as an extension
 * accepts it.
 */
export function dressed({ position, text, inValue }: Placed): Dressed {
  const { way, kind } = position;
  const member = lastMember(way.at(-1));
  const owner = way.at(-2)?.name ?? "";
  if (kind === "key") return { value: text, beside: besideKey(lastMember(way.at(-2)), text) };
  if (member === "x-rules" || member === "x-open-question") return { value: [{ name: text, text }], beside: {} };
  if (member === "x-enum-varnames" || member === "x-enumNames")
    return { value: [text], beside: isSchema(owner) ? { enum: [text] } : {} };
  if (member === "x-enumDescriptions")
    return { value: { [text]: text }, beside: isSchema(owner) ? { enum: [text] } : {} };
  if (member === "x-parameter-sets")
    return { value: [[text], ["b"]], beside: isOperation(owner) ? parameterSet(text) : {} };
  return { value: inValue && kind !== "text" ? { [text]: [text] } : text, beside: {} };
}

function lastMember(place: Placed["position"]["way"][number] | undefined): string {
  return place?.step.kind === "member" ? place.step.name : "";
}

const isOperation = (owner: string): boolean => owner.toLowerCase() === "operation";
const isSchema = (owner: string): boolean => owner.toLowerCase() === "schema";

function parameterSet(text: string): JsonObject {
  const parameter = (name: string): JsonObject => ({ name, in: "query", schema: { type: "string" } });
  return { parameters: [parameter(text), parameter("b")] };
}

/** Keys that must be spoken of somewhere else in their object. */
function besideKey(map: string, text: string): JsonObject {
  if (map === "variables") return { url: `https://a.example/{${text}}` };
  if (map === "encoding") return { schema: { type: "object", properties: { [text]: { type: "string" } } } };
  return {};
}
