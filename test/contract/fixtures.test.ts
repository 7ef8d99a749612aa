import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDocument } from "./exchange/document.js";
import { readOperationFixtures } from "./exchange/fixture.js";
import { readFactsOfFolder } from "./facts/facts.js";
import { readTravelProfileFixtures } from "./travel-profile/fixtures.js";

interface Keyed {
  readonly name: string;
  readonly fact: string;
  readonly valid: boolean;
}

const root = "test/contract";
const { facts } = readFactsOfFolder(`${root}/facts`);
const ids = new Set(facts.flatMap(({ id }) => [id, id.replace(/#.*$/, "")]));
const interfaces = readdirSync("specs").filter((name) => !name.includes("."));

/** Operations about which the documents state neither what is sent nor what is answered. */
const notShown = new Set(["deleteUser", "downloadReceiptImage", "getLocalizedData"]);

/** Only requests: what answers them is not shown. */
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
    const lost = keyedFixtures(name).filter(({ fact }) => !ids.has(fact));
    expect(lost.map(({ name: fixture, fact }) => `${fixture}: ${fact}`)).toEqual([]);
  });
});

describe.each(interfaces.filter((name) => operationFixtures(name).length > 0))(
  "fixtures of the operations of %s",
  (name) => {
    it("hold a valid request and a valid response of each", () => {
      const missing = [...readDocument(name).operations.keys()]
        .filter((id) => !notShown.has(id))
        .flatMap((id) => {
          const sides = operationFixtures(name).flatMap(({ operation, fixtures }) =>
            operation === id ? fixtures.filter(({ valid }) => valid).map(({ side }) => side) : [],
          );
          const wanted = answersNotShown.has(id) ? ["request"] : ["request", "response"];
          return wanted.filter((side) => !sides.includes(side as "request")).map((side) => `${id} ${side}`);
        });
      expect(missing).toEqual([]);
    });
  },
);

function operationFixtures(name: string): ReturnType<typeof readOperationFixtures> {
  return name === "travel-profile" ? readTravelProfileFixtures() : readOperationFixtures(name);
}

/** Every fixture of an interface, in whatever form it is written. */
function keyedFixtures(name: string): readonly Keyed[] {
  const folder = `${root}/${name}/fixtures`;
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as { fixtures: Keyed[] } | Keyed[];
      return Array.isArray(content) ? content : content.fixtures;
    });
}
