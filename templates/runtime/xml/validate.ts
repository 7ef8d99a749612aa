import type { ContentModel } from "./content.js";
import type { Result } from "../base/problem.js";
import { tooManyXmlProblems, XmlProblems, type XmlProblemOptions } from "./problems.js";
import { XmlValidator } from "./validator.js";
import type { XmlVisit } from "./visitor.js";

/** Settings of a validator that looks at a value. */
export type XmlValidateOptions = XmlProblemOptions;

/**
 * Checks a value that `visit` shows as the root element of a document: whatever passes can be encoded, and is decoded as
 * the same value. Never throws.
 */
export function xmlValidate<T>(
  value: unknown,
  root: ContentModel,
  visit: XmlVisit<T>,
  options: XmlValidateOptions = {},
): Result<T> {
  const problems = new XmlProblems(options);
  const validator = new XmlValidator(problems, root);
  try {
    // The validator takes nothing about the value for granted.
    visit(validator, value as T);
    validator.finish();
    if (problems.count === 0) return { ok: true, value: value as T };
  } catch (error) {
    // Another error is that of a member that is computed or of a proxy: nobody knows what it says.
    if (error !== tooManyXmlProblems) problems.addLast({ code: "unreadable", message: "The value is unreadable." }, "");
  }
  return problems.failure();
}
