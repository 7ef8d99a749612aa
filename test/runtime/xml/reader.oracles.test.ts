import { describe, expect, it } from "vitest";
import { createXmlReader } from "../../../templates/runtime/xml/reader.js";
import { damaged, randomDocument } from "../../support/random-xml.js";
import { Random } from "../../support/random.js";
import { libxmlRefusal, readWithOurs, readWithSaxes, type XmlReading } from "../../support/xml-oracles.js";
import { seedsOf } from "../../support/seeds.js";

/** An intended difference from another parser: an example, its condition, and the reason. */
interface Difference {
  readonly why: string;
  readonly example: string;
  applies(text: string, ours: string, theirs: string): boolean;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const differencesFromSaxes: readonly Difference[] = [
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
    applies: (text) => /xmlns[^=<>]*=\s*(["'])(?:\s|(?:(?!\1).)*(?:\s|&#\d+;)\1)/su.test(text),
  },
];

const differencesFromLibxml: readonly Difference[] = [
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

function verdictOf(reading: XmlReading): string {
  return "refusal" in reading ? reading.refusal : "ok";
}

/** The unexplained difference about the document, undefined when we agree or the difference is listed. */
function disagreement(text: string): string | undefined {
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

describe("differences on purpose", () => {
  it.each(differencesFromSaxes)("$why", ({ example, applies }) => {
    const [ours, theirs] = [readWithOurs(example), readWithSaxes(example)];
    expect(ours).not.toEqual(theirs);
    expect(applies(example, verdictOf(ours), verdictOf(theirs))).toBe(true);
  });

  it.each(differencesFromLibxml)("$why", ({ example, applies }) => {
    const [ours, theirs] = [verdictOf(readWithOurs(example)), libxmlRefusal(example) ?? "ok"];
    expect(ours === "ok").not.toBe(theirs === "ok");
    expect(applies(example, ours, theirs)).toBe(true);
  });
});

describe("random documents", () => {
  it.each(seedsOf(import.meta.filename))(
    "are judged as saxes and libxml2 judge them, and read to the same events as with saxes (seed %i)",
    (seed) => {
      const random = new Random(seed + 20_260_101);
      const disagreements: string[] = [];
      let accepted = 0;
      const count = 4_000;
      for (let index = 0; index < count; index++) {
        const document = randomDocument(random);
        const text = random.chance(3) ? document : damaged(document, random);
        const found = disagreement(text);
        if (found !== undefined) disagreements.push(found);
        if ("events" in readWithOurs(text)) accepted++;
      }
      expect(disagreements).toEqual([]);
      // The comparison needs many of both kinds.
      expect(accepted).toBeGreaterThan(count / 5);
      expect(accepted).toBeLessThan((count * 4) / 5);
    },
  );

  it.each(seedsOf(import.meta.filename))(
    "have the same events whether comments are reported or passed over (seed %i)",
    (seed) => {
      const random = new Random(seed + 4);
      for (let index = 0; index < 500; index++) {
        const text = randomDocument(random);
        const reading = readWithOurs(text);
        if ("refusal" in reading) continue;
        expect(passingOverMisc(text)).toBe(withoutMisc(reading.events));
      }
    },
  );
});

/** All text and tags of the document in one line, read without reports of comments. */
function passingOverMisc(text: string): string {
  const reader = createXmlReader(text);
  let line = "";
  for (;;) {
    switch (reader.next()) {
      case "start":
        line += `<${reader.localName}>`;
        break;
      case "end":
        line += `</${reader.localName}>`;
        break;
      case "text":
        line += `${reader.text}|`;
        break;
      case "comment":
      case "instruction":
        throw new Error("Not asked for.");
      case "done":
        return line;
    }
  }
}

function withoutMisc(events: readonly string[]): string {
  let line = "";
  let text = "";
  for (const event of events) {
    if (event.startsWith("text ")) text += event.slice("text ".length);
    if (!event.startsWith("<")) continue;
    line += (text === "" ? "" : `${text}|`) + event.replace(/\{[^}]*\}/, "");
    text = "";
  }
  return line;
}
