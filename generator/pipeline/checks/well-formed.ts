import type { Result } from "../../../templates/runtime/base/problem.js";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../../../templates/runtime/xml/errors.js";
import { createXmlReader } from "../../../templates/runtime/xml/reader.js";

/** Reads XML of which no schema is known. A DOCTYPE, which our reader takes from nobody, is for others to read. */
export function wellFormed(xml: string): Result<string> {
  const reader = createXmlReader(xml);
  try {
    while (reader.next() !== "done");
    return { ok: true, value: xml };
  } catch (error) {
    if (!isXmlSyntaxError(error)) throw error;
    if (error.code === "xml/doctype") return { ok: true, value: xml };
    return { ok: false, problems: [xmlSyntaxProblem(error, xml)], truncated: false };
  }
}
