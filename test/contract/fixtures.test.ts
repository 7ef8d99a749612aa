import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDocument } from "./exchange/document.js";
import { readFixtures } from "./exchange/fixture.js";
import { readFactsOfFolder } from "./facts/facts.js";
import { fixturesOf } from "./travel-profile/fixtures.js";

const { facts } = readFactsOfFolder("test/contract/facts");
const ids = new Set(facts.flatMap(({ id }) => [id, id.replace(/#.*$/, "")]));
const interfaces = readdirSync("specs").filter((name) => !name.includes("."));

/** Operations about which the documents state neither what is sent nor what is answered. */
const notShown = new Set(["deleteUser", "downloadReceiptImage", "getLocalizedData"]);

/** Only requests: the documents do not show their responses. */
const answersNotShown = new Set([
  "startWebFlow",
  "updateConnectionRequest",
  "receiveAuthorization",
  "receiveRequestToken",
  "connectCompany",
  "receiveEvent",
]);

describe.each(interfaces)("fixtures of %s", (name) => {
  it("name a fact each", () => {
    const lost = readFixtures(name)
      .flatMap(({ fixtures }) => fixtures)
      .filter(({ fact }) => !ids.has(fact));
    expect(lost.map(({ name: fixture, fact }) => `${fixture}: ${fact}`)).toEqual([]);
  });
});

describe.each(interfaces)("fixtures of the operations of %s", (name) => {
  it("hold a valid request and a valid response of each", () => {
    const missing = [...readDocument(name).operations.keys()]
      .filter((id) => !notShown.has(id))
      .flatMap((id) => {
        const sides = fixturesOf(name).flatMap(({ operation, fixtures }) =>
          operation === id ? fixtures.filter(({ valid }) => valid).map(({ side }) => side) : [],
        );
        const wanted = answersNotShown.has(id) ? ["request"] : ["request", "response"];
        return wanted.filter((side) => !sides.includes(side as "request")).map((side) => `${id} ${side}`);
      });
    expect(missing).toEqual([]);
  });
});
