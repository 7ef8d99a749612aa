import { describe, expect } from "vitest";
import * as codecs from "../../../generated/loyalty/codecs.js";
import type { Result } from "../../../generated/runtime/base.js";
import { libxml2Judge } from "../judges.js";
import { eachFixture, comparable, expectedProblem, readFixture, readFixtures, type Fixture } from "./fixtures.js";

interface Codec {
  readonly decode: (xml: string | Uint8Array) => Result<unknown>;
  readonly encode: (value: never) => string;
  readonly validate: (value: unknown) => Result<unknown>;
}

const codecOf: { readonly [element in Fixture["element"]]: Codec } = {
  LoyaltyMembershipUpdate: {
    decode: codecs.decodeLoyaltyMembershipUpdate,
    encode: codecs.encodeLoyaltyMembershipUpdate,
    validate: codecs.validateLoyaltyMembershipUpdate,
  },
  LoyaltyMembershipResponse: {
    decode: codecs.decodeLoyaltyMembershipResponse,
    encode: codecs.encodeLoyaltyMembershipResponse,
    validate: codecs.validateLoyaltyMembershipResponse,
  },
};

const judge = libxml2Judge("specs/loyalty/loyalty.xsd");
const fixtures = readFixtures();

describe("loyalty", () => {
  eachFixture(fixtures.filter(({ valid }) => valid))("takes $name", ({ file, element }) => {
    const { decode, encode, validate } = codecOf[element];
    const bytes = readFixture(file);
    const result = decode(bytes);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(validate(result.value)).toEqual(result);
    const written = encode(result.value as never);
    expect(decode(written), "what is encoded decodes to the same value").toEqual(result);
    expect(judge(element, bytes.toString()), "libxml2 disagrees").toBe(true);
    expect(judge(element, written), "libxml2 disagrees with what is encoded").toBe(true);
  });

  eachFixture(fixtures.filter(({ valid }) => !valid))("refuses $name", (fixture) => {
    const bytes = readFixture(fixture.file);
    const result = codecOf[fixture.element].decode(bytes);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(comparable)).toContainEqual(expectedProblem(fixture));
    expect(problems.every(({ line, column }) => line !== undefined && column !== undefined)).toBe(true);
    expect(judge(fixture.element, bytes.toString()), "libxml2 disagrees").toBe(false);
  });
});
