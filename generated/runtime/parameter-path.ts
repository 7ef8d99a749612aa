import { refuseValue } from "./parameter-error.js";

/**
 * A path template with its variables replaced by texts that are encoded already. None may be missing or empty, or
 * consist of one or two dots: the path would be another one (RFC 3986, section 5.2.4).
 */
export function filledPath(template: string, texts: ReadonlyMap<string, string>): string {
  const pieces = template.split(/[{}]/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const text = texts.get(piece) ?? "";
    // "%2E" is a dot for everyone who normalizes paths (section 6.2.2.2).
    if (!/^(\.|%2E){0,2}$/i.test(text)) return text;
    return refuseValue({ in: "path", name: piece }, `A variable of the path may not be "${text}".`);
  });
  return pieces.join("");
}
