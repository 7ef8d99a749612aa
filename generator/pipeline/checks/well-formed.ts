import type { Result } from "../../../templates/runtime/base/problem.js";
import { isXmlSyntaxError, xmlSyntaxProblem } from "../../../templates/runtime/xml/errors.js";
import { createXmlReader } from "../../../templates/runtime/xml/markup/reader.js";

/** Reads XML without a schema. A DOCTYPE, which our reader never accepts, is valid in XML for other tools. */
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
