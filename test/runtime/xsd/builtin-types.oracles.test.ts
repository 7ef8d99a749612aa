import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { afterAll, describe, expect, it } from "vitest";
import { builtinType } from "../../support/builtin-types.js";
import { Random } from "../../support/random.js";
import { lexicalSeeds, mutatedText } from "../../support/simple-type-texts.js";
import { takes } from "../../support/simple-types.js";
import { seedsOf } from "../../support/seeds.js";

/** A verdict of libxml2 that differs from ours, and the reason why ours is right. */
interface Difference {
  readonly reason: string;
  readonly ours: "takes" | "refuses";
  /** True for strings that the difference applies to. */
  readonly concerns: (text: string) => boolean;
  /** By type: a string for which the difference is real. */
  readonly examples: Readonly<Record<string, string>>;
}

const differences: readonly Difference[] = [
  {
    reason: "libxml2 does not always collapse white space around dates, times and durations; it is collapsed (4.3.6)",
    ours: "takes",
    concerns: (text) => /^[ \t\n\r]|[ \t\n\r]$/.test(text),
    examples: {
      dateTime: "2024-01-01T00:00:00\n",
      time: "12:00:00 ",
      date: "2024-01-01\t",
      gYearMonth: "2024-01\n",
      gYear: "2024\r",
      gMonthDay: "--01-01 ",
      gDay: "---01\n",
      gMonth: "--01\n",
      duration: "P1D\n",
    },
  },
  {
    reason: "libxml2 counts leap years from -4 on; without a year 0, the leap year before 4 is -1 (3.2.7)",
    ours: "takes",
    concerns: (text) => /^-[0-9]*[13579]-02-29/.test(text.trim()),
    examples: { dateTime: "-0005-02-29T00:00:00", date: "-0001-02-29" },
  },
  {
    reason: "the same: -4 is not a leap year",
    ours: "refuses",
    concerns: (text) => /^-[0-9]*[02468]-02-29/.test(text.trim()),
    examples: { dateTime: "-0004-02-29T00:00:00", date: "-0004-02-29" },
  },
  {
    reason:
      "libxml2 bounds years and the parts of a duration by an int; there is no bound (3.2.7.1), ours has more digits",
    ours: "takes",
    concerns: (text) => /[0-9]{9}/.test(text),
    examples: {
      dateTime: "99999999999-01-01T00:00:00",
      date: "99999999999-01-01",
      gYearMonth: "99999999999-01",
      gYear: "99999999999",
      duration: "P99999999999Y",
    },
  },
  {
    reason: "libxml2 does not collapse white space around INF and NaN (4.3.6)",
    ours: "takes",
    concerns: (text) => /^(-?INF|NaN)$/.test(text.trim()) && text !== text.trim(),
    examples: { float: "-INF\n", double: "NaN " },
  },
  {
    reason: "libxml2 takes an exponent without digits; an exponent is an integer (3.2.4.1)",
    ours: "refuses",
    concerns: (text) => /[eE][+-]?[ \t\n\r]*$/.test(text),
    examples: { float: "1e", double: "1E+" },
  },
  {
    reason: "libxml2 takes seconds without digits before or after the point; ISO 8601 has both (3.2.6.1)",
    ours: "refuses",
    concerns: (text) => /[A-Z]\.[0-9]|[0-9]\.S/.test(text),
    examples: { duration: "PT.5S" },
  },
  {
    reason: "libxml2 passes over characters outside the alphabet; only white space may stand between (3.2.16)",
    ours: "refuses",
    concerns: (text) => /[^A-Za-z0-9+/= \t\n\r]/u.test(text),
    examples: { base64Binary: "AA?AA" },
  },
  {
    reason: "libxml2 takes the built-in lists without items; they have at least one (3.3.5, 3.3.10, 3.3.12)",
    ours: "refuses",
    concerns: (text) => /^[ \t\n\r]*$/.test(text),
    examples: { NMTOKENS: "", IDREFS: " ", ENTITIES: "" },
  },
  {
    reason:
      "libxml2 asks for a declaration of the entity (3.3.11), which only a DTD makes; we read no DTD and check the name",
    ours: "takes",
    concerns: () => true,
    examples: { ENTITY: "a", ENTITIES: "a b" },
  },
  {
    reason: "libxml2 refuses brackets in queries and opaque parts; RFC 2732 allows them there",
    ours: "takes",
    concerns: (text) => /(\?|^[A-Za-z][A-Za-z0-9+.-]*:[^/]).*[[\]]/s.test(text.trim()),
    examples: { anyURI: "a?b[]" },
  },
  {
    reason: "libxml2 takes anything between brackets; RFC 2732 wants an IPv6 address",
    ours: "refuses",
    concerns: (text) => /\/\/.*\[.*\]/s.test(text),
    examples: { anyURI: "http://[a]/" },
  },
  {
    reason:
      "libxml2 refuses an authority that is not a server, as RFC 3986 does; RFC 2396 knows names of registries (3.2.1)",
    ours: "takes",
    concerns: (text) => /\/\/[^/?#]*[:@]/.test(text),
    examples: { anyURI: "http://a:b" },
  },
  {
    reason: "libxml2 takes a scheme alone, as RFC 3986 does; by RFC 2396 something follows it",
    ours: "refuses",
    concerns: (text) => /^[A-Za-z][A-Za-z0-9+.-]*:(#|$)/.test(text.trim()),
    examples: { anyURI: "x:" },
  },
  {
    reason: "we refuse integers of more than 4096 characters: a bigint takes more than linear time",
    ours: "refuses",
    concerns: (text) => text.length > 4096,
    examples: { integer: "1".repeat(4097) },
  },
];

const names = Object.keys(lexicalSeeds);
const elements = names.map((name) => `<xs:element name="${name}" type="xs:${name}"/>`).join("");
const schema = XmlDocument.fromString(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${elements}</xs:schema>`);
const validator = XsdValidator.fromDoc(schema);

afterAll(() => {
  validator.dispose();
  schema.dispose();
});

/** True if libxml2 accepts a string as the content of an element of a built-in type. */
function libxmlTakes(name: string, text: string): boolean {
  const content = [...text].map((character) => `&#${character.codePointAt(0)};`).join("");
  using document = XmlDocument.fromString(`<${name} xmlns:p="urn:p">${content}</${name}>`);
  try {
    validator.validate(document);
    return true;
  } catch (error) {
    if (error instanceof XmlValidateError) return false;
    throw error;
  }
}

const oursTakes = (name: string, text: string): boolean => takes(builtinType(name), text, { p: "urn:p" });

describe.each(Object.entries(lexicalSeeds))("xs:%s", (name, seeds) => {
  it.each(seedsOf(import.meta.filename))(
    "takes what libxml2 takes, but for the differences listed (seed %i)",
    (seed) => {
      const random = new Random(seed + 2001);
      const texts = new Set<string>(seeds);
      for (let tries = 0; tries < 1500; tries++) texts.add(mutatedText(random, seeds));
      const known = differences.filter(({ examples }) => Object.hasOwn(examples, name));
      const surprises: string[] = [];
      let taken = 0;
      for (const text of texts) {
        const ours = oursTakes(name, text) ? "takes" : "refuses";
        if (ours === "takes") taken++;
        if (libxmlTakes(name, text) === (ours === "takes")) continue;
        if (!known.some((difference) => difference.ours === ours && difference.concerns(text))) {
          surprises.push(`ours ${ours} ${JSON.stringify(text)}`);
        }
      }
      expect(surprises).toEqual([]);
      // The comparison needs many strings of both kinds. Every string is valid as xs:string.
      expect(taken).toBeGreaterThan(10);
      if (!/string|token$/i.test(name) || name.startsWith("NM")) expect(texts.size - taken).toBeGreaterThan(10);
    },
  );
});

describe("the differences from libxml2", () => {
  it.each(differences)("are real: $reason", ({ ours, concerns, examples }) => {
    for (const [name, text] of Object.entries(examples)) {
      const verdicts = { name, ours: oursTakes(name, text), libxml2: libxmlTakes(name, text) };
      expect(verdicts).toEqual({ name, ours: ours === "takes", libxml2: ours !== "takes" });
      expect(concerns(text)).toBe(true);
    }
  });
});
