import { pascalCase } from "../text/identifiers.js";

/** Leading words of a title that do not describe the API. */
const beforeName = /^(the|swagger|openapi)$/i;
/** Words and versions at the end of a title: "Pets REST API v2", "Pets - OpenAPI 3.1". */
const afterName = /^(apis?|rest|restful|openapi|swagger|spec|specification|docs|documentation|v\d[\d.]*|\d+\.\d\S*)$/i;

const maxWords = 5;
const maxLength = 60;

/**
 * The name that a title gives in identifiers: "Swagger Petstore - OpenAPI 3.1" -> "Petstore". Undefined if that is not a name: it has one
 * letter or none, letters that ASCII has not, more than five words or more than 60 characters.
 */
export function titleName(title: string): string | undefined {
  // Longer titles are sentences.
  if (title.length > 4 * maxLength) return undefined;
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  while (beforeName.test(words[0] ?? "")) words.shift();
  while (afterName.test(words.at(-1) ?? "")) words.pop();
  const name = words.join(" ");
  const isName =
    words.length <= maxWords &&
    name.replace(/[^a-z]/gi, "").length > 1 &&
    name.length <= maxLength &&
    /^[\w. ]+$/.test(name);
  return isName ? pascalCase(name) : undefined;
}
