import type { ValueShape } from "../../../templates/runtime/http/operation.js";
import { isPrimitiveShape } from "../../../templates/runtime/parameters/shape.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, trueIf } from "../body/expression-texts.js";
import { recordEntry } from "./record-entry.js";

/** The text of a `ValueShape` (runtime/http/operation): what the text of a parameter can become. */
export function valueShapeText(shape: ValueShape): string {
  if (typeof shape === "string") return stringLiteral(shape);
  if (isPrimitiveShape(shape)) return arrayText(shape.map(stringLiteral));
  if ("above" in shape) return objectText({ above: shape.above.toString() });
  const items = shape.items === undefined ? undefined : valueShapeText(shape.items);
  const text = shape.text === undefined ? undefined : valueShapeText(shape.text);
  if (!("members" in shape)) return objectText({ items, text });
  const members = Object.entries(shape.members).map(([name, member]) => recordEntry(name, valueShapeText(member)));
  return objectText({
    members: objectText(members),
    others: valueShapeText(shape.others),
    closed: trueIf(shape.closed === true),
    items,
    text,
  });
}
