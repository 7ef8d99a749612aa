import { endOf } from "../../diagnostics/end-of.js";
import { sourceFrame } from "../../diagnostics/frame.js";
import { sourceLocation, type Origin } from "../../diagnostics/origin.js";
import { visibleJson, visibleStart } from "../../text/visible.js";
import type { ReportForms } from "../../text/report-form.js";

/** The only list of forms in which a source location is printed. */
export const placeForms = {
  text: { says: "a terminal, with the source lines", writer: () => Promise.resolve(placeText) },
  json: { says: "programs", writer: () => Promise.resolve(placeJson) },
} satisfies ReportForms<Origin, undefined>;

function placeText(origin: Origin): string {
  const textPlace = sourceLocation(origin);
  const head = `${visibleStart(textPlace.path)}:${textPlace.line}:${textPlace.column}`;
  return `${[head, ...sourceFrame(textPlace)].join("\n")}\n`;
}

function placeJson(origin: Origin): string {
  const textPlace = sourceLocation(origin);
  const { path, line, column } = textPlace;
  return visibleJson({ version: 1, path, line, column, ...endOf(textPlace) });
}
