import { findIllegalXmlChar } from "../../base/xml-chars.js";
import { XmlContext } from "./context.js";
import { describe } from "../describe.js";
import { fixedText } from "../problems.js";
import { quoted } from "../../base/safe-text.js";
import { isEqual, type PrefixContext, type SimpleType } from "../../xsd/simple-type.js";

/** Checks of values of unknown origin against simple types. */
export abstract class XmlValueChecks extends XmlContext implements PrefixContext {
  /** Namespaces of qualified names; a prefix is the place in this list. */
  readonly #namespaces: string[] = [];

  lookupPrefix(prefix: string): string | undefined {
    return prefix === "" ? "" : this.#namespaces[Number(prefix.slice(1))];
  }

  prefixFor(namespace: string): string {
    const known = this.#namespaces.indexOf(namespace);
    return `q${known >= 0 ? known : this.#namespaces.push(namespace) - 1}`;
  }

  /** A value is fine when it has the form of its type, and its text is read back as the same value. */
  protected checkValue<T>(type: SimpleType<T>, value: unknown): value is T {
    const { form } = type;
    this.isSecret = type.isSecret === true;
    if (!form.is(value)) {
      const actual = describe(value);
      const message = `The value is ${actual}, not ${form.expected}.`;
      this.reportValue({ code: "cvc-datatype-valid.1.2.1", message, expected: form.expected, actual });
      return false;
    }
    const text = form.write(value, this);
    if (!this.checkCharacters(text)) return false;
    const faults = this.faults;
    const read = type.read(text, this);
    if (this.faults !== faults || read === undefined) return false;
    if (form.same(value, read)) return true;
    this.fault(
      "cvc-datatype-valid.1.2.1",
      this.isSecret ? "in the notation of its type" : `written as ${quoted(form.write(read, this))}`,
      text,
    );
    return false;
  }

  /** True when a value of a type equals the one that its declaration fixes. */
  protected checkFixed<T>(type: SimpleType<T>, value: T, fixed: string, code: string): void {
    const expected = this.attempt(type, fixed);
    if (expected !== undefined && isEqual(type.form, value, expected)) return;
    this.fault(code, fixedText(fixed), type.form.write(value, this));
  }

  protected checkCharacters(text: string): boolean {
    if (findIllegalXmlChar(text) < 0) return true;
    const message = "The text has a character that XML does not allow.";
    this.reportValue({ code: "xml/illegal-character", message, ...(!this.isSecret && { actual: quoted(text) }) });
    return false;
  }

  /** Reports a value that is something else than `what` must be. */
  protected refuse(code: string, what: string, expected: string, value: unknown): void {
    const actual = typeof value === "string" ? quoted(value) : describe(value);
    const discreet = `${what} must be ${expected}.`;
    this.report({ code, message: `${what} must be ${expected}, not ${actual}.`, discreet, expected, actual });
  }
}
