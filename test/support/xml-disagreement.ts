import { libxmlRefusal, readWithOurs, readWithSaxes, type XmlReading } from "./xml-oracles.js";

/** An intended difference from another parser: an example, its condition, and the reason. */
interface Difference {
  readonly why: string;
  readonly example: string;
  applies(text: string, ours: string, theirs: string): boolean;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The intended differences from saxes. */
export const differencesFromSaxes: readonly Difference[] = [
  {
    why: "saxes does not check that a local part begins like a name (Namespaces in XML, production 11)",
    example: "<a xmlns:p='u'><p:-b/></a>",
    applies: (_, ours) => ours === "xml/invalid-qualified-name",
  },
  {
    why: "saxes takes half a surrogate pair for a character (XML 1.0, production 2)",
    example: "<a>\ud800]</a>",
    applies: (text) => loneSurrogate.test(text),
  },
  {
    why: 'saxes passes over a "?" that follows a target beginning with "xml" (XML 1.0, production 16)',
    example: "<?xmla?b?><a/>",
    applies: (_, ours) => ours === "xml/invalid-instruction",
  },
  {
    why: "saxes removes white space around a namespace name, which is part of it",
    example: "<a xmlns:p=' '/>",
    applies: (text) => /xmlns[^=<>]*=\s*(["'])(?:\s|&#\d+;|(?:(?!\1).)*(?:\s|&#\d+;)\1)/su.test(text),
  },
  {
    why: "saxes is used without support for a DOCTYPE; ours accepts one that only names the root element",
    example: "<!DOCTYPE a><a/>",
    applies: (_, _ours, theirs) => theirs === "DOCTYPE",
  },
];

/** The intended differences from libxml2. */
export const differencesFromLibxml: readonly Difference[] = [
  {
    why: "libxml2 refuses a namespace name that is not a URI, which nobody has to check (Namespaces in XML, section 7)",
    example: "<a xmlns:p='x y'/>",
    applies: (_, ours, theirs) => ours === "ok" && theirs.includes("is not a valid URI"),
  },
  {
    why: 'libxml2 takes a version without digits after "1." (XML 1.0, production 26)',
    example: '<?xml version="1."?><a/>',
    applies: (text) => /<\?xml\s+version\s*=\s*["']1\.["']/.test(text),
  },
];

/** The code of the refusal of a reading; "ok" if it has none. */
export function verdictOf(reading: XmlReading): string {
  return "refusal" in reading ? reading.refusal : "ok";
}

/** The unexplained difference about the document, undefined when we agree or the difference is listed. */
export function xmlDisagreement(text: string): string | undefined {
  const ours = readWithOurs(text);
  const saxes = readWithSaxes(text);
  const verdict = verdictOf(ours);
  const saxesVerdict = verdictOf(saxes);
  const libxmlVerdict = libxmlRefusal(text) ?? "ok";
  const isListed = (differences: readonly Difference[], theirs: string): boolean =>
    differences.some((difference) => difference.applies(text, verdict, theirs));
  if ((verdict === "ok") !== (libxmlVerdict === "ok") && !isListed(differencesFromLibxml, libxmlVerdict)) {
    return `${JSON.stringify(text)}: we say ${verdict}, libxml2 ${libxmlVerdict}`;
  }
  if ((verdict === "ok") !== (saxesVerdict === "ok") && !isListed(differencesFromSaxes, saxesVerdict)) {
    return `${JSON.stringify(text)}: we say ${verdict}, saxes ${saxesVerdict}`;
  }
  if ("events" in ours && "events" in saxes && !isListed(differencesFromSaxes, saxesVerdict)) {
    const at = ours.events.findIndex((event, index) => event !== saxes.events[index]);
    if (at >= 0 || ours.events.length !== saxes.events.length) {
      return `${JSON.stringify(text)}: event ${at} is ${JSON.stringify([ours.events[at], saxes.events[at]])}`;
    }
  }
  return undefined;
}
