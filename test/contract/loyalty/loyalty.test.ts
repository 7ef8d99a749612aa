import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as codecs from "../../../generated/loyalty/codecs.js";
import type { Problem, Result } from "../../../generated/runtime/problem.js";
import { libxml2Judge } from "../judges.js";

interface Fixture {
  readonly file: string;
  readonly element: "LoyaltyMembershipUpdate" | "LoyaltyMembershipResponse";
  readonly name: string;
  readonly valid: boolean;
  readonly code?: string;
  readonly path?: string;
  readonly expected?: string;
}

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
const fixtures = JSON.parse(read("fixtures.json").toString()) as readonly Fixture[];

describe("loyalty", () => {
  it.each(fixtures.filter(({ valid }) => valid))("takes $name", ({ file, element }) => {
    const { decode, encode, validate } = codecOf[element];
    const bytes = read(file);
    const result = decode(bytes);
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    expect(validate(result.value)).toEqual(result);
    const written = encode(result.value as never);
    expect(decode(written), "what is encoded decodes to the same value").toEqual(result);
    expect(judge(element, bytes.toString()), "libxml2 disagrees").toBe(true);
    expect(judge(element, written), "libxml2 disagrees with what is encoded").toBe(true);
  });

  it.each(fixtures.filter(({ valid }) => !valid))("refuses $name", (fixture) => {
    const bytes = read(fixture.file);
    const result = codecOf[fixture.element].decode(bytes);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map(comparable)).toContainEqual(expectedProblem(fixture));
    expect(problems.every(({ line, column }) => line !== undefined && column !== undefined)).toBe(true);
    expect(judge(fixture.element, bytes.toString()), "libxml2 disagrees").toBe(false);
  });
});

function read(file: string): Buffer {
  return readFileSync(new URL(`fixtures/${file}`, import.meta.url));
}

// We name the attribute, or the element that stands inside a plain value; the fixtures name the element that carries it.
const carriesItself = /^(?!cvc-complex-type\.3\.2\.2|cvc-type\.3\.1\.[12])/;

/** Codes are families, and the first of several siblings may be written with or without its position. */
function comparable({ code, path }: Problem): { readonly code: string; readonly path: string } {
  return { code, path: plainPath(carriesItself.test(code) ? path : path.replace(/\/@?[^/]*$/, "")) };
}

function plainPath(path: string): string {
  return path.replaceAll("[1]", "");
}

function expectedProblem({ code = "", path }: Fixture): unknown {
  const family = code.replace("...", "");
  const rules = [family, ...(families[family] ?? [])].map((rule) => rule.replaceAll(".", "\\."));
  const wanted = { code: expect.stringMatching(new RegExp(`^(?:${rules.join("|")})`)) as unknown };
  return expect.objectContaining(path === undefined ? wanted : { ...wanted, path: plainPath(path) });
}

// The rules of XML Schema Part 1 that a family of the fixtures stands for, beside those that begin with its own name.
const families: { readonly [family: string]: readonly string[] } = {
  "cvc-attribute": ["cvc-complex-type.3", "cvc-type.3.1.1"],
  "cvc-type": ["cvc-type.3.1.2"],
};
