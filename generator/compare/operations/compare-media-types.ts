import type { MediaTypeObject } from "../../model/contract.js";
import { within, type Finding, type Position } from "../finding.js";
import { compareEncodings } from "./compare-encodings.js";
import { compareForms } from "./compare-forms.js";
import { comparePayload } from "./compare-payload.js";

/** OpenAPI, Media Type Objects: what travels, and how the parts of forms are written. */
export function compareMediaTypes(before: MediaTypeObject, after: MediaTypeObject, at: Position): readonly Finding[] {
  const changePlace = within(at, after.mediaType);
  return [
    ...comparePayload(before, after, changePlace),
    ...compareForms(before, after, changePlace),
    ...compareEncodings(before, after, changePlace),
  ];
}
