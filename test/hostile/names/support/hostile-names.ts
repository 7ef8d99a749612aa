/** Words of TypeScript and JavaScript that cannot name everything, or that mean something where they stand. */
const language = (
  "abstract accessor any arguments as asserts async await bigint boolean break case catch class const constructor continue " +
  "debugger declare default defer delete do else enum eval export extends false finally for from function get global if " +
  "implements import in infer instanceof interface intrinsic is keyof let module namespace never new null number object of " +
  "out override package private protected public readonly require return satisfies set static string super switch symbol " +
  "this throw true try type typeof undefined unique unknown using var void while with yield"
).split(" ");

/** Properties that every object, function, array and promise has, or seems to have. */
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  "prototype",
  "then",
  "toJSON",
  "at",
  "map",
];

/** Global types and values, and those of emitted code. */
const known = (
  "Array ArrayBuffer Awaited BigInt Boolean Blob Buffer Date Error Exclude Extract Function Headers Infinity Iterable JSON Map " +
  "Math NaN Number Object Omit Partial Pick Problem Promise Proxy Readonly ReadonlyArray Record Reflect RegExp Request Required " +
  "Response Result Set String Symbol URL Uint8Array WeakMap baseUrl components connection document exports fetch globalThis input " +
  "operations ok options path paths problems process raw self url value webhooks window"
).split(" ");

/** Names that some systems keep for devices. */
const devices = ["CON", "con", "NUL", "nul", "COM1", "com1", "aux", "PRN", "LPT9"];

/** Identifiers, more or less: names that every position of a contract takes. */
export const words: readonly string[] = [...new Set([...language, ...inherited, ...known, ...devices])];

/** Names that are one name once they are folded, cut into words or written in small letters. */
export const colliding = [
  "order",
  "Order",
  "ORDER",
  "or-der",
  "or_der",
  "or.der",
  "Or-Der",
  "order2",
  "Order2",
  "OrderRequest",
  "OrderModel",
  "OrderItem",
  "isOrder",
  "validateOrder",
];

/** Names without a valid character, and names that are far too long, as components may have them. */
export const tokens = [
  ".",
  "..",
  "-",
  "_",
  "__",
  "0",
  "00",
  "1",
  "1e3",
  "trail.",
  "CON.yaml",
  "aux.yaml",
  "a".repeat(500),
  "b".repeat(10_000),
  "c-".repeat(250),
];

/** Names with characters that end, hide or mean something else somewhere. */
export const odd = [
  "",
  " ",
  "  ",
  "/",
  "a/b",
  "../../etc/passwd",
  "..\\..\\x",
  "a\\b",
  "a\0b",
  "\0",
  "trail ",
  "-1",
  "\u00e9",
  "e\u0301",
  "日本",
  "中国",
  "😀",
  "\ud800",
  "\u200b",
  "\u202eabc",
  "İ",
  "ı",
  "K",
  "ſ",
  "ß",
  "$",
  "$ref",
  "@type",
  "#",
  "a#/b",
  "~",
  "~0",
  "~1",
  "%",
  "%2F",
  "%41",
  "*",
  "?",
  "{",
  "}",
  "[",
  "]",
  "a b",
  "\n",
  "\t",
  "'",
  '"',
  "`",
  "</script>",
  "https://a.example/x?y#z",
  "C:\\x",
  "file:///etc/passwd",
  ...tokens,
];

export const every: readonly string[] = [...new Set([...words, ...colliding, ...odd])];

/** An object with these properties as its own, for any names. */
export function ownMembers<Value>(
  names: readonly string[],
  valueOf: (name: string, index: number) => Value,
): Record<string, Value> {
  // prettier-ignore
  const object: Record<string, Value> = {};
  names.forEach((name, index) => {
    Object.defineProperty(object, name, {
      value: valueOf(name, index),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  });
  return object;
}
