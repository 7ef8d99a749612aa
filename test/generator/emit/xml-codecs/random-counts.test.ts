import { describe, expect, it } from "vitest";
import { valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";
import { Random } from "../../../support/random.js";
import { seedsOf } from "../../../support/seeds.js";
import { sized } from "../../../support/sizes.js";
import type { Problem, Result } from "../../../../templates/runtime/base/problem.js";

/** An element of a random sequence, and how often it may appear. */
interface Counted {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

function randomSequence(random: Random): readonly Counted[] {
  return Array.from({ length: 2 + random.below(3) }, (_, index) => {
    const least = random.below(5);
    const most = random.chance(4) ? Infinity : Math.max(1, least) + random.below(3);
    return { name: `e${index}`, least, most };
  });
}

function xsdOf(elements: readonly Counted[]): string {
  const particles = elements.map(({ name, least, most }) => {
    const limit = most === Infinity ? "unbounded" : most;
    return `<xs:element name="${name}" type="xs:int" minOccurs="${least}" maxOccurs="${limit}"/>`;
  });
  const content = `<xs:complexType><xs:sequence>${particles.join("")}</xs:sequence></xs:complexType>`;
  return schemaText(`<xs:element name="Root">${content}</xs:element>`);
}

function xmlOf(elements: readonly Counted[], counts: readonly number[]): string {
  return `<Root>${elements.map(({ name }, at) => `<${name}>1</${name}>`.repeat(counts[at] ?? 0)).join("")}</Root>`;
}

function valueOf(elements: readonly Counted[], counts: readonly number[]): unknown {
  const present = elements.flatMap(({ name, most }, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [[name, most === 1 ? 1 : Array.from({ length: count }, () => 1)]];
  });
  return Object.fromEntries(present);
}

/** The messages that wrong counts must have, in the order of the schema. */
function expectedMessages(elements: readonly Counted[], counts: readonly number[]): readonly string[] {
  return elements.flatMap(({ name, least, most }, at) => {
    const found = counts[at] ?? 0;
    if (found > most)
      return Array.from({ length: found - most }, (_, index) => {
        return `/Root/${name}[${most + index + 1}] Element "${name}" appears too often; at most ${most} are allowed.`;
      });
    if (found >= least) return [];
    const next = elements.findIndex((_, index) => index > at && (counts[index] ?? 0) > 0);
    const after = elements[next];
    const position = after !== undefined && after.most > 1 ? "[1]" : "";
    const path = after === undefined ? "/Root" : `/Root/${after.name}${position}`;
    const before = after === undefined ? "" : ` before "${after.name}"`;
    if (least === 1) return [`${path} Element "${name}" is missing${before}.`];
    const amount = most === Infinity ? `At least ${least}` : most === least ? String(least) : `${least} to ${most}`;
    return [`${path} ${amount} of "${name}" are required${before}, found ${found}.`];
  });
}

function messagesOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ path, message }: Problem) => `${path} ${message}`);
}

describe("wrong numbers of elements", () => {
  it.each(seedsOf(import.meta.filename))(
    "are one problem each, in the order of the schema, in documents and in values (seed %i)",
    async (seed) => {
      let wrong = 0;
      for (let index = 0; index < sized({ normal: 40, thorough: 500 }); index += 1) {
        const random = new Random(seed * 100_019 + index);
        const elements = randomSequence(random);
        const { decodeRoot, validateRoot } = await codecsOf<"Root">(xsdOf(elements));
        for (let turn = 0; turn < 20; turn += 1) {
          const counts = elements.map(({ least, most }) => least + random.below(Math.min(most, least + 2) - least + 1));
          const at = random.below(elements.length);
          const { least, most } = elements[at]!;
          const isTooMany = most !== Infinity && most > 1 && (least === 0 || random.chance(2));
          const isRight = turn % 4 === 0 || (!isTooMany && least === 0);
          if (!isRight) counts[at] = isTooMany ? most + 1 + random.below(2) : random.below(least);
          const messages = expectedMessages(elements, counts);
          const context = { xsd: xsdOf(elements), counts };
          const read = decodeRoot(xmlOf(elements, counts));
          expect({ ...context, messages: messagesOf(read) }).toEqual({ ...context, messages });
          const value = valueOf(elements, counts);
          expect({ ...context, messages: messagesOf(validateRoot(value)) }).toEqual({ ...context, messages });
          if (isRight) expect(valueIn(read)).toEqual(value);
          else wrong += 1;
        }
      }
      expect(wrong).toBeGreaterThan(100);
    },
  );
});
