import type { Random } from "./random.js";

/** Strings near the lexical space of each built-in type: the generator starts from them and combines them. */
export const lexicalSeeds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  string: ["", "text", " a \t b ", "é𝄞"],
  normalizedString: ["", "text", " a  b "],
  token: ["", "text", "a b"],
  boolean: ["true", " true", "false\n", "\t1 ", "false", "1", "0", "TRUE", "True", "yes"],
  decimal: ["0", "-0", "+1", "12.50", ".5", "5.", "-.5", "1e3", "000.000", "99999999999999999999.1", "."],
  float: ["0", "-0", "1.5", "1e3", "1E-3", ".5e+1", "5.", "INF", "-INF", "+INF", "NaN", "1e400", "inf", "1e"],
  double: ["0", "-0", "1.5", "1e3", "1E-3", ".5e+1", "5.", "INF", "-INF", "+INF", "NaN", "1e400", "inf", "1e"],
  duration: ["P1Y2M3DT4H5M6.7S", "-P1D", "PT0S", "P1Y", "PT1M", "P", "PT", "P1YT", "P1W", "PT1.5S", "P0Y"],
  dateTime: [
    "2024-02-29T12:30:45Z",
    "2023-02-28T24:00:00",
    "-0001-12-31T23:59:59.999+14:00",
    "12024-01-01T00:00:00-05:30",
  ],
  time: ["12:30:45", "24:00:00Z", "23:59:59.5+01:00", "00:00:00-14:00"],
  date: ["2024-02-29", "1900-02-28Z", "2000-02-29+01:00", "-0044-03-15", "0000-01-01", "2023-04-30-05:00"],
  gYearMonth: ["2024-02", "-0001-12Z", "12024-10+14:00"],
  gYear: ["2024", "0001Z", "-0005", "12024+01:00", "0000"],
  gMonthDay: ["--02-29", "--12-31Z", "--04-30+01:00"],
  gDay: ["---31", "---01Z", "---15-14:00"],
  gMonth: ["--12", "--01Z", "--06+05:30"],
  hexBinary: ["", "0FB7", "00ff", "aAbB"],
  base64Binary: ["", "AAAA", "Zm9vYg==", "Zm9vYmE=", "Zm 9v", "+/+/", "AA==", "AAA="],
  anyURI: [
    "",
    "http://a.example/b?c=d#e",
    "a/b",
    "urn:x:y",
    "mailto:a@b",
    "%41",
    "http://[::1]:80/",
    "#f",
    "é ü",
    "../a",
  ],
  QName: ["a", "p:a", "p:a.b-c", "q:a", "_x"],
  language: ["en", "en-US", "x-klingon", "sr-Latn-RS", "i-default"],
  NMTOKEN: ["a", "1a", "-a", "a:b", "é.1"],
  NMTOKENS: ["a", "1a b", "-a .b :c"],
  Name: ["a", ":a", "a:b", "_a-1.b", "é"],
  NCName: ["a", "_a-1.b", "é", "a·b"],
  ID: ["a", "_a-1.b", "é"],
  IDREF: ["a", "_a-1.b", "é"],
  IDREFS: ["a", "a b", "_a b-1"],
  ENTITY: ["a", "_a-1.b"],
  ENTITIES: ["a", "a b"],
  integer: ["0", "-0", "+1", "007", "123456789012345678901234567890", "1.0"],
  nonPositiveInteger: ["0", "-0", "+0", "-1", "1", "-123456789012345678901"],
  negativeInteger: ["-1", "-0", "0", "-123456789012345678901"],
  long: ["9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "+0"],
  int: ["2147483647", "2147483648", "-2147483648", "-2147483649", "0"],
  short: ["32767", "32768", "-32768", "-32769", "0"],
  byte: ["127", "128", "-128", "-129", "0"],
  nonNegativeInteger: ["0", "-0", "+1", "-1", "123456789012345678901"],
  unsignedLong: ["18446744073709551615", "18446744073709551616", "0", "-0", "+1"],
  unsignedInt: ["4294967295", "4294967296", "0", "-0", "+1"],
  unsignedShort: ["65535", "65536", "0", "-0", "+1"],
  unsignedByte: ["255", "256", "0", "-0", "+1"],
  positiveInteger: ["1", "0", "-1", "+1", "123456789012345678901"],
};

const strayCharacters = " \t\n\r+-.:0123456789AZaeEPTYMDHSNIF=/%#?[]@~_é٣𝄞\u00a0\u200d\u00b7";

/** A seed, or a seed with some edits: characters taken out, put in, said twice or changed places, digits changed. */
export function mutatedText(random: Random, seeds: readonly [string, ...string[]]): string {
  const characters = [...random.pick(seeds)];
  const pool = [...strayCharacters, ...seeds.join("")];
  for (let edits = random.below(4); edits > 0; edits--) {
    const at = random.below(characters.length + 1);
    const stray = pool[random.below(pool.length)] ?? " ";
    switch (random.below(7)) {
      case 0:
        characters.splice(at, 1);
        break;
      case 1:
        characters.splice(at, 0, stray);
        break;
      case 2:
        characters.splice(at, 1, stray);
        break;
      case 3:
        characters.splice(at, 0, characters[at] ?? stray);
        break;
      case 4:
        characters.splice(at, 0, ...characters.splice(random.below(characters.length + 1), 1));
        break;
      default:
        // Replacing a digit with a digit keeps most strings valid.
        if (/[0-9]/.test(characters[at] ?? "")) characters[at] = String(random.below(10));
        break;
    }
  }
  return characters.join("");
}
