/** A keyword or facet as changes of it are called: "max-length". */
export type ChangeName<Keyword extends string> = Keyword extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${ChangeName<Rest>}`
    : `-${Lowercase<First>}${ChangeName<Rest>}`
  : "";

/** The name of a change of a keyword or facet: "maxLength" -> "max-length". */
export function changeName<Keyword extends string>(keyword: Keyword): ChangeName<Keyword> {
  return keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ChangeName<Keyword>;
}
