import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";
import { Random } from "../../../support/random.js";
import { seedsOf } from "../../../support/seeds.js";
import { sized } from "../../../support/sizes.js";

/** A part of a random content model: its XSD, and a random text that it accepts. */
interface Part {
  readonly xsd: string;
  readonly valid: () => string;
}

/** The names of elements, each of which appears once in a schema, so that every content model is deterministic. */
class RandomContent {
  #names = 0;
  /** Declarations of substitution groups. */
  readonly globals: string[] = [];

  constructor(private readonly random: Random) {}

  /** An element with random content. `counts`: its occurrence attributes. */
  element(depth: number, counts: string = ""): Part {
    const name = `e${(this.#names += 1)}`;
    const kind = depth === 0 ? this.random.below(8) : this.random.below(11);
    const element = (type: string, text: () => string, attributes: () => string = () => ""): Part => ({
      xsd: `<xs:element name="${name}"${counts}>${type}</xs:element>`,
      valid: () => `<${name}${attributes()}>${text()}</${name}>`,
    });
    const complex = (content: string): string => `<xs:complexType>${content}</xs:complexType>`;
    const number = (): string => String(this.random.below(100));
    switch (kind) {
      case 0:
      case 1:
        return element('<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>', number);
      case 2: {
        const extension = '<xs:extension base="xs:string"><xs:attribute name="u" type="xs:int"/></xs:extension>';
        const attributes = (): string => this.random.pick(["", ' u="1"']);
        return element(complex(`<xs:simpleContent>${extension}</xs:simpleContent>`), number, attributes);
      }
      case 3:
        return element("<xs:complexType/>", () => "");
      case 4:
        return element(
          complex('<xs:attribute name="u" type="xs:int" use="required"/>'),
          () => "",
          () => ' u="1"',
        );
      case 5: {
        const all = [this.element(0), this.element(0, ' minOccurs="0"')] as const;
        const [first, second] = all;
        const valid = (): string =>
          this.random.pick([first.valid, () => first.valid() + second.valid(), () => second.valid() + first.valid()])();
        return element(complex(`<xs:all>${all.map(({ xsd }) => xsd).join("")}</xs:all>`), valid);
      }
      case 6: {
        const nil = (): string => `<${name} xsi:nil="true"/>`;
        const xsd = `<xs:element name="${name}" type="xs:int" nillable="true"${counts}/>`;
        return { xsd, valid: () => this.random.pick([nil, () => `<${name}>${number()}</${name}>`])() };
      }
      case 7: {
        const member = `${name}m`;
        this.globals.push(
          `<xs:element name="${name}" type="xs:int"/>`,
          `<xs:element name="${member}" type="xs:short" substitutionGroup="${name}"/>`,
        );
        const valid = (tag: string): string => `<${tag}>${number()}</${tag}>`;
        return { xsd: `<xs:element ref="${name}"${counts}/>`, valid: () => valid(this.random.pick([name, member])) };
      }
      case 8: {
        const { xsd, valid } = this.group(depth - 1);
        return element(`<xs:complexType mixed="true">${xsd}</xs:complexType>`, () => `some text${valid()}`);
      }
      default: {
        const { xsd, valid } = this.group(depth - 1);
        return element(complex(xsd), valid);
      }
    }
  }

  /** A sequence or choice, with random counts of itself and its particles. */
  group(depth: number): Part {
    const isChoice = this.random.chance(3);
    const members = Array.from({ length: 1 + this.random.below(3) }, () => this.member(depth));
    const one = (): string =>
      isChoice
        ? (members[this.random.below(members.length)]?.valid() ?? "")
        : members.map(({ valid }) => valid()).join("");
    const [counts, many] = this.counted(one);
    const name = isChoice ? "choice" : "sequence";
    return { xsd: `<xs:${name}${counts}>${members.map(({ xsd }) => xsd).join("")}</xs:${name}>`, valid: many };
  }

  private member(depth: number): Part {
    if (depth > 0 && this.random.chance(3)) return this.group(depth - 1);
    let inner = (): string => "";
    const [counts, many] = this.counted(() => inner());
    const { xsd, valid } = this.element(depth, counts);
    inner = valid;
    return { xsd, valid: many };
  }

  /** Random counts of a part: the attributes for them, and a function that repeats the part that often. */
  private counted(one: () => string): readonly [counts: string, many: () => string] {
    const least = this.random.below(4);
    const most = this.random.chance(3) ? Infinity : Math.max(1, least) + this.random.below(3);
    const counts = ` minOccurs="${least}" maxOccurs="${most === Infinity ? "unbounded" : most}"`;
    const upTo = Math.min(most, least + 3);
    return [counts, () => Array.from({ length: least + this.random.below(upTo - least + 1) }, one).join("")];
  }
}

describe("documents of random schemas with counts", () => {
  it.each(seedsOf(import.meta.filename))(
    "are read, valid as they were read, written and read again (seed %i)",
    async (seed) => {
      let documents = 0;
      for (let index = 0; index < sized({ normal: 60, thorough: 3000 }); index += 1) {
        const random = new Random(seed * 100_003 + index);
        const content = new RandomContent(random);
        const { xsd, valid } = content.group(2);
        const root = `<xs:element name="Root"><xs:complexType>${xsd}</xs:complexType></xs:element>`;
        const schema = schemaText(content.globals.join("") + root);
        const { decodeRoot, encodeRoot, validateRoot } = await codecsOf<"Root">(schema);
        for (let turn = 0; turn < 5; turn += 1) {
          const xml = `<Root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${valid()}</Root>`;
          const read = decodeRoot(xml);
          expect({ schema, xml, complaints: complaints(read) }).toEqual({ schema, xml, complaints: [] });
          const value = valueIn(read);
          expect({ schema, xml, complaints: complaints(validateRoot(value)) }).toEqual({ schema, xml, complaints: [] });
          expect(valueIn(decodeRoot(encodeRoot(value)))).toEqual(value);
          documents += 1;
        }
      }
      expect(documents).toBe(sized({ normal: 300, thorough: 15_000 }));
    },
  );
});
