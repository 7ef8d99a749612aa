import { describe, expect, it } from "vitest";
import { isXmlEncodeError } from "../../../templates/runtime/xml/encode-error.js";
import { codecsOf, planOfXsd, runCodecs, schemaText } from "../../support/codecs.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";
import { randomElement } from "../../support/random-instance.js";
import { printXsd, randomXsd } from "../../support/random-xsd.js";
import { sized } from "../../support/sizes.js";
import { readWithSaxes } from "../../support/xml-oracles.js";
import { seedOfRun, seedsOf } from "../../support/seeds.js";
import { oddCopy } from "./odd-structure.js";
import { expectTame, maxBytes, revoked, throwAnything } from "./tame.js";

/** Random values of a schema; and of undeclared elements, with hundreds for each. */
const times = sized({ normal: 0.3, thorough: 10 });

/** The document, or the message of the error that says why there is none. Any other error fails. */
function encoded(encode: () => string): { readonly xml?: string; readonly refusal?: string } {
  try {
    const xml = encode();
    expect(readWithSaxes(xml)).not.toHaveProperty("refusal");
    return { xml };
  } catch (error) {
    if (!isXmlEncodeError(error)) throw error;
    expect(Buffer.byteLength(error.message)).toBeLessThan(maxBytes);
    expect(error.message).not.toMatch(/[\p{C}\u2028\u2029]/u);
    expectTame({ ok: false, problems: error.problems, truncated: false });
    return { refusal: error.message };
  }
}

const { encodeItem, validateItem, encodeText } = await codecsOf<"Item" | "Text">(
  schemaText(`<xs:element name="Text" type="xs:string"/>
    <xs:element name="Item"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="Item" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:attribute name="a" type="xs:QName"/></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>`),
);

describe("encoders of values that are none of theirs", () => {
  it.each([
    ["nothing", undefined],
    ["a revoked proxy", revoked()],
    ["a list that is a revoked proxy", { name: revoked([]) }],
    [
      "a member that throws what throws",
      {
        get name() {
          return throwAnything(revoked());
        },
      },
    ],
    ["a list of four billion holes", { name: new Array(4_294_967_295) }],
    ["a list without methods", { name: Object.setPrototypeOf(["a"], null) as unknown }],
    [
      "a name in the namespace of declarations",
      { Item: [{ a: { namespace: "http://www.w3.org/2000/xmlns/", local: "b" } }] },
    ],
  ])("refuse with an error of their own: %s", (_, value) => {
    const spent = effort();
    expect(encoded(() => encodeItem(value)).refusal).toBeDefined();
    if (value !== undefined) expectTame(validateItem(value));
    expect(encoded(() => encodeText(value)).refusal).toBeDefined();
    expect(spent()).toBeLessThan(500);
  });

  it.each(seedsOf(import.meta.filename))(
    "write a document or say why not, whatever stands in a value (seed %i)",
    async (seed) => {
      let written = 0;
      for (let index = 0; index < 25 * times; index += 1) {
        const plan = await planOfXsd(printXsd(randomXsd(new Random(seed * 1_000 + index)))).catch(() => undefined);
        const [root] = plan?.xmlElements ?? [];
        if (plan === undefined || root === undefined) continue;
        const { decodeRoot, encodeRoot, validateRoot } = runCodecs<"Root">(plan);
        for (let round = 0; round < 12; round += 1) {
          const random = new Random(seed * 1_000_003 + index * 1_000 + round);
          const decoded = decodeRoot(randomElement(root.element, random));
          if (!decoded.ok) continue;
          for (const oneIn of [4, 10, 30]) {
            const value = oddCopy(decoded.value, random, oneIn);
            const result = validateRoot(value);
            expectTame(result);
            const { xml, refusal } = encoded(() => encodeRoot(value, round % 2 === 0 ? {} : { indent: 2 }));
            if (result.ok) expect(refusal).toBeUndefined();
            if (xml !== undefined && result.ok) expect(decodeRoot(xml)).toMatchObject({ ok: true });
            written += xml === undefined ? 0 : 1;
          }
        }
      }
      expect(written).toBeGreaterThan(5 * times);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );
});

interface Fragment {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly object[];
  readonly children: readonly (Fragment | string)[];
  readonly prefixes?: readonly (readonly [string, string])[];
}

describe("encoders of elements that no schema describes", () => {
  const random = new Random(seedOfRun() + 1);
  const xmlns = "http://www.w3.org/2000/xmlns/";
  const namespaces = [
    "",
    "",
    "urn:t",
    "urn:p",
    "urn:z",
    "http://www.w3.org/XML/1998/namespace",
    xmlns,
    "http://www.w3.org/2001/XMLSchema-instance",
  ] as const;
  const several = <T>(make: () => T): readonly T[] => Array.from({ length: random.below(4) }, make);
  const prefix = (): string => random.pick(["ns", "q1", "q2", "xsi", "z", "xml", "xmlns", "a:b", 'x="1"', ""]);
  const text = (): string => random.pick(["x", "ns:a", "q1:b", "\r\n", "&<>\"'", "]]>", "\ufffe", ""]);
  const attribute = (): object => ({
    namespace: random.pick(namespaces),
    name: random.pick(["a", "b", "xmlns", "xml", "known", "lang", "a:b", 'a="b"', ""]),
    value: text(),
  });
  const fragment = (levels: number): Fragment => ({
    namespace: random.pick(namespaces),
    name: random.pick(["a", "b", "xmlns", "é", "a:b", "a/><b", ""]),
    attributes: several(attribute),
    children: several(() => (levels > 0 && random.chance(2) ? fragment(levels - 1) : text())),
    ...(random.chance(2) ? { prefixes: several(() => [prefix(), random.pick(namespaces)] as const) } : {}),
  });

  it("write what is read back the same, or say why not: reserved prefixes, names that are there twice, markup in names", async () => {
    const root = `<xs:element name="Open"><xs:complexType><xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
      <xs:attribute name="known" type="xs:QName"/><xs:anyAttribute processContents="skip"/></xs:complexType></xs:element>`;
    const { decodeOpen, encodeOpen, validateOpen } = await codecsOf<"Open">(
      schemaText(root, 'targetNamespace="urn:t"'),
    );
    let valid = 0;
    for (let round = 0; round < 6000 * times; round += 1) {
      const value = {
        ...(random.chance(2) ? { anyElements: several(() => fragment(random.below(3))) } : {}),
        ...(random.chance(2) ? { anyAttributes: several(attribute) } : {}),
        ...(random.chance(2) ? { known: { namespace: random.pick(namespaces), local: "x" } } : {}),
      };
      const result = validateOpen(value);
      const { xml, refusal } = encoded(() => encodeOpen(value));
      if (!result.ok) continue;
      valid += 1;
      expect([value, refusal]).toEqual([value, undefined]);
      expect(comparable(decodeOpen(xml ?? ""))).toEqual(comparable({ ok: true, value }));
    }
    expect(valid).toBeGreaterThan(500 * times);
  });
});

/** Without the prefixes, which are noted only where they seem to be used, and without empty lists. */
function comparable(value: unknown): unknown {
  const text = JSON.stringify(value, (key, member: unknown) => {
    const isNone = Array.isArray(member) && member.length === 0 && key.startsWith("any");
    return key === "prefixes" || isNone ? undefined : member;
  });
  return JSON.parse(text) as unknown;
}
