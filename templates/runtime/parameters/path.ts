import { refuseValue } from "./error.js";

/**
 * Fills a path template with encoded strings. None may be missing or empty, or consist of one or two dots: that would
 * be another path (RFC 3986, section 5.2.4).
 */
export function filledPath(template: string, texts: ReadonlyMap<string, string>): string {
  let path = "";
  let from = 0;
  for (let start = template.indexOf("{"); start !== -1; start = template.indexOf("{", from)) {
    const end = template.indexOf("}", start);
    if (end === -1) break;
    const name = template.slice(start + 1, end);
    const text = texts.get(name) ?? "";
    // "%2E" is a dot for everyone who normalizes paths (section 6.2.2.2).
    if (text.length < 7 && /^(\.|%2E){0,2}$/i.test(text)) {
      return refuseValue({ in: "path", name }, `A path variable cannot be "${text}".`);
    }
    path += template.slice(from, start) + text;
    from = end + 1;
  }
  return path + template.slice(from);
}

/** True for "." and "..", and for a list or an object with one of them in it, however deep. */
export function holdsDots(value: unknown): boolean {
  if (typeof value === "string") return value === "." || value === "..";
  return typeof value === "object" && value !== null && Object.values(value).some(holdsDots);
}
