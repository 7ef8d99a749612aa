import type { Result } from "../base/problem.js";
import { tooManyXmlProblems, XmlProblems, type XmlProblemOptions } from "./problems.js";
import { documentModel, type XmlElementDeclaration } from "./types/type.js";
import { XmlValidator } from "./values/validator.js";

/** Settings of a validator that looks at a value. */
export type XmlValidateOptions = XmlProblemOptions;

/**
 * Checks the value of the root element of a document: whatever passes can be encoded, and is decoded as
 * the same value. Never throws.
 */
export function xmlValidate<T>(
  value: unknown,
  root: XmlElementDeclaration,
  options: XmlValidateOptions = {},
): Result<T> {
  const problems = new XmlProblems(options);
  const validator = new XmlValidator(problems, documentModel(root));
  try {
    // The validator takes nothing about the value for granted.
    validator.child(root.name, root, value);
    validator.finish();
    if (problems.count === 0) return { ok: true, value: value as T };
  } catch (error) {
    // Another error is that of a member that is computed or of a proxy: nobody knows what it says.
    if (error !== tooManyXmlProblems) problems.addLast({ code: "unreadable", message: "The value is unreadable." }, "");
  }
  return problems.failure();
}
