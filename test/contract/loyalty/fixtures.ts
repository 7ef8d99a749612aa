import { expect } from "vitest";
import { decodeLoyaltyMembershipResponse, decodeLoyaltyMembershipUpdate } from "../../../generated/loyalty/codecs.js";
import type { Problem } from "../../../generated/runtime/base.js";
import { eachFixtureOf, type EachFixture } from "../exchange/each-fixture.js";
import { readFixtures as readAll, type Fixture } from "../exchange/fixture.js";

const all = readAll("loyalty").flatMap(({ fixtures }) => fixtures);

/** The documents of an element: updates are requests. */
export function readFixtures(side: Fixture["side"]): readonly Fixture[] {
  return all.filter((fixture) => fixture.side === side);
}

/** A test for each fixture. */
export const eachFixture: EachFixture<Fixture> = eachFixtureOf<Fixture>({
  interface: "loyalty",
  problemsIn(fixture) {
    const decode = fixture.side === "request" ? decodeLoyaltyMembershipUpdate : decodeLoyaltyMembershipResponse;
    const result = decode(bytesOf(fixture));
    return fixture.valid && !result.ok ? result.problems : [];
  },
});

export function bytesOf({ text = "" }: Fixture): Buffer {
  return Buffer.from(text);
}

/** Each problem of an invalid fixture must be reported. */
export function expectProblems({ problems }: Fixture, found: readonly Problem[]): void {
  for (const problem of problems) expect(found).toContainEqual(expect.objectContaining(problem));
}
