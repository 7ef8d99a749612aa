import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { decodeLoyaltyMembershipResponse, decodeLoyaltyMembershipUpdate } from "../../../generated/loyalty/codecs.js";
import type { Problem } from "../../../generated/runtime/base.js";
import { eachFixtureOf, type EachFixture } from "../exchange/each-fixture.js";

/** An XML file and the judgement of the documents on it. */
export interface Fixture {
  readonly file: string;
  readonly element: "LoyaltyMembershipUpdate" | "LoyaltyMembershipResponse";
  readonly name: string;
  readonly fact: string;
  readonly valid: boolean;
  readonly code?: string;
  readonly path?: string;
  readonly expected?: string;
}

export function readFixtures(element?: Fixture["element"]): readonly Fixture[] {
  const all = JSON.parse(readFixture("fixtures.json").toString()) as readonly Fixture[];
  return element === undefined ? all : all.filter((fixture) => fixture.element === element);
}

/** A test for each fixture. */
export const eachFixture: EachFixture<Fixture> = eachFixtureOf<Fixture>({
  interface: "loyalty",
  problemsIn({ element, file, valid }) {
    const decode = {
      LoyaltyMembershipUpdate: decodeLoyaltyMembershipUpdate,
      LoyaltyMembershipResponse: decodeLoyaltyMembershipResponse,
    };
    const result = decode[element](readFixture(file));
    return valid && !result.ok ? result.problems : [];
  },
});

export function readFixture(file: string): Buffer {
  return readFileSync(new URL(`fixtures/${file}`, import.meta.url));
}

// We name the attribute, or the element that stands inside a plain value; the fixtures name the element that carries it.
const carriesItself = /^(?!cvc-complex-type\.3\.2\.2|cvc-type\.3\.1\.[12])/;

/** Codes are families, and the first of several siblings may be written with or without its position. */
export function comparable({ code, path }: Problem): { readonly code: string; readonly path: string } {
  return { code, path: plainPath(carriesItself.test(code) ? path : path.replace(/\/@?[^/]*$/, "")) };
}

function plainPath(path: string): string {
  return path.replaceAll("[1]", "");
}

/** The problem that has to be among the comparable ones of an invalid fixture. */
export function expectedProblem({ code = "", path }: Fixture): unknown {
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
