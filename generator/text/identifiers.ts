/** Words that cannot name a variable, a function or a type in strict TypeScript. */
const languageWords: ReadonlySet<string> = new Set(
  (
    "abstract any arguments as asserts async await bigint boolean break case catch class const constructor continue " +
    "debugger declare default delete do else enum eval export extends false finally for from function get global if " +
    "implements import in infer instanceof interface intrinsic is keyof let module namespace never new null number " +
    "object of override package private protected prototype public readonly require return satisfies set static string " +
    "super switch symbol this throw true try type typeof undefined unique unknown using var void while with yield globalThis"
  ).split(" "),
);

/** Globals, and names of the runtime, that emitted code writes as they are. */
const knownNames: ReadonlySet<string> = new Set(
  (
    "Array ArrayBuffer AsyncIterable BigInt Boolean Blob Date Error Infinity Iterable JSON Map Math NaN Number Object Omit Partial Pick " +
    "Promise Proxy Readonly ReadonlyArray ReadonlySet Record Reflect RegExp Required Set String Symbol Uint8Array WeakMap WeakSet " +
    "Result Problem Request Response Headers Function " +
    // The runtime's own, which emitted code imports.
    "AllContent DerivedType SimpleType StatesContent XmlAttributeUse XmlDecodeOptions XmlElementDeclaration XmlEncodeOptions XmlFragment " +
    "XmlFragmentAttribute XmlGlobals XmlMember XmlName XmlNil XmlType XmlValidateOptions"
  ).split(" "),
);

/** True for a word of the language, which no declaration can have as its name. */
export function isLanguageWord(name: string): boolean {
  return languageWords.has(name);
}

/** True for a name that means something else in emitted code: a module that imports it gives it another one. */
export function isKnownName(name: string): boolean {
  return knownNames.has(name);
}

/** True for a name that values of emitted code must not have. */
export function isReservedWord(name: string): boolean {
  return isLanguageWord(name) || isKnownName(name);
}

/** True for an ASCII identifier, which is valid as an unquoted property key or a name. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);
}

/** Longer names of a spec are cut. */
export const maxIdentifierLength = 120;

/** The words of a name as people read them: "get_HTTPStatus2" -> ["get", "HTTP", "Status2"]. Only ASCII letters and digits are kept; other characters separate. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return plain.match(/[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+/g) ?? [];
}

/** "order-line" -> "OrderLine". Words keep their inner capitals: "HTTPStatus" stays. Never empty, never longer than 120 characters. */
export function pascalCase(text: string): string {
  const joined = wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  return startSafely(joined === "" ? "Unnamed" : joined);
}

/** "Order-line" -> "orderLine", "HTTPStatus" -> "httpStatus". Never a reserved word. */
export function camelCase(text: string): string {
  const words = wordsOf(text);
  const joined = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const name = startSafely(joined === "" ? "unnamed" : joined);
  return isReservedWord(name) ? `${name}_` : name;
}

/** "list_todos" -> "List_todos": returns a name as written if it is an identifier that begins with a letter, otherwise in PascalCase. */
export function capitalized(text: string): string {
  const isUsable = /^[A-Za-z]/.test(text) && isIdentifier(text) && text.length <= maxIdentifierLength;
  return isUsable ? text.charAt(0).toUpperCase() + text.slice(1) : pascalCase(text);
}

/** "OrderLine" -> "order-line": for file and folder names. Never empty, a device name, or longer than 80 characters. */
export function kebabCase(text: string): string {
  const joined = wordsOf(text)
    .map((word) => word.toLowerCase())
    .join("-")
    .slice(0, 80);
  const name = joined === "" ? "unnamed" : joined;
  return /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? `${name}-api` : name;
}

function startSafely(name: string): string {
  const safe = /^[0-9]/.test(name) ? `_${name}` : name;
  return safe.slice(0, maxIdentifierLength);
}
