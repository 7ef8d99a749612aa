import type { Random } from "./random.js";

const prefixes = ["", "", "", "p:", "q:", "xml:"] as const;
const localNames = ["a", "b", "item", "\u00e9t\u00e9", "x-1.y", "\u{10400}"] as const;
const space = [" ", "\n", "\t", "\r\n", "\r", "  "] as const;
const namespaces = ["u", "v", "urn:x", "http://www.w3.org/XML/1998/namespace"] as const;
const text = [
  "x",
  "some text",
  "\r\n",
  "\r",
  "\n  ",
  "\t",
  "]",
  "]]",
  ">",
  "\u{1f600}",
  "\u00e4",
  "&amp;",
  "&lt;",
  "&#65;",
  "&#x1F600;",
  "&#13;",
  "&#10;",
  "'",
  '"',
  "-",
] as const;

/** A document that uses all of XML but a DOCTYPE. Most are well-formed; prefixes and attributes may clash. */
export function randomDocument(random: Random): string {
  const declaration = random.chance(3) ? `<?xml version="1.0"${random.chance(2) ? ' encoding="UTF-8"' : ""} ?>` : "";
  const mark = random.chance(8) ? "\ufeff" : "";
  const misc = (): string => random.pick([...space, comment(random), instruction(random)]);
  return mark + declaration + random.some(3, misc) + element(random, 4, true) + random.some(3, misc);
}

const fragments = [
  "<",
  ">",
  "&",
  ";",
  "'",
  '"',
  "/",
  "=",
  ":",
  "!",
  "?",
  "-",
  "--",
  "[",
  "]",
  "]]>",
  "#",
  "x",
  "xmlns",
  "xmlns:p='u'",
  "\0",
  "\u0001",
  "\ufffe",
  "\ud800",
  "\udc00",
  "<!--",
  "-->",
  "<![CDATA[",
  "<?",
  "?>",
  "<?xml ",
  "<!",
  "&#",
  "&#x",
  "&lt",
  "</",
  "/>",
  " ",
  "\r",
  "\ufeff",
  "p:",
  "\u00b7",
  "\u0300",
  "0",
  "<a",
  "<p:a",
  " a=''",
] as const;

/** The document with some small damage. */
export function damaged(document: string, random: Random): string {
  let result = document;
  for (let times = 1 + random.below(2); times > 0; times--) {
    const at = random.below(result.length + 1);
    const end = at + random.below(4);
    switch (random.below(4)) {
      case 0:
        result = result.slice(0, at) + result.slice(end);
        break;
      case 1:
        result = result.slice(0, at) + random.pick(fragments) + result.slice(at);
        break;
      case 2:
        result = result.slice(0, at) + random.pick(fragments) + result.slice(end);
        break;
      case 3: {
        const from = random.below(result.length + 1);
        result = result.slice(0, at) + result.slice(from, from + random.below(20)) + result.slice(at);
        break;
      }
    }
  }
  return result;
}

function element(random: Random, depth: number, isRoot: boolean): string {
  const name = random.pick(prefixes) + random.pick(localNames);
  // The root binds both prefixes, so that most documents are well-formed.
  const declarations = isRoot ? " xmlns:p='u' xmlns:q='v'" : random.some(2, () => declaration(random));
  const start = `<${name}${declarations}${random.some(4, () => attribute(random))}${random.some(2, () => random.pick(space))}`;
  if (random.chance(4)) return `${start}/>`;
  const content = random.some(6, () =>
    depth > 0 && random.chance(2) ? element(random, depth - 1, false) : piece(random),
  );
  return `${start}>${content}</${name}${random.some(2, () => random.pick(space))}>`;
}

function piece(random: Random): string {
  switch (random.below(6)) {
    case 0:
      return comment(random);
    case 1:
      return instruction(random);
    case 2:
      return `<![CDATA[${random.some(4, () => random.pick(["x", "<", "&amp;", "]", "]]", "\r\n", "\r", ">"])).replaceAll("]]>", "")}]]>`;
    default:
      return random.some(4, () => random.pick(text)).replaceAll("]]>", "");
  }
}

function attribute(random: Random): string {
  const name = random.pick(prefixes) + random.pick(localNames);
  const equals = random.pick(["=", "=", " = ", "\n="]);
  const quote = random.pick(['"', "'"]);
  return (
    random.pick(space) + name + equals + quote + random.some(4, () => random.pick(text)).replaceAll(quote, "") + quote
  );
}

function declaration(random: Random): string {
  const name = random.pick(["xmlns", "xmlns:p", "xmlns:q", "xmlns:xml", "xmlns:\u00e9"]);
  const namespace = name === "xmlns:xml" ? namespaces[3] : random.pick([...namespaces, ""]);
  return ` ${name}="${namespace}"`;
}

function comment(random: Random): string {
  return `<!--${random.some(4, () => random.pick(["x", " - ", "<b>", "&", "\r\n", "]]>"]))}-->`;
}

function instruction(random: Random): string {
  return `<?${random.pick(["p", "xml-x", "\u00e9"])}${random.pick(["", " ", " x", " a='b' ?", "\r\n<x>\r"])}?>`;
}
