import { describe, expect, it } from "vitest";
import { readFacts } from "./facts.js";
import { claimedSentences, unclaimedWords } from "./unclaimed-words.js";

const spec = (description: string, rule = "Goods are ordered once."): string => `openapi: 3.1.0
info: { title: Orders, version: v1 }
paths: {}
components:
  schemas:
    Order:
      description: ${JSON.stringify(description)}
      type: object
      x-rules: [{ name: order-once, text: ${JSON.stringify(rule)} }]
      properties: { lineItems: { type: array, maxItems: 20 } }
`;

/** The words of a description and a rule that a fact with these clauses leaves unclaimed: "number 21". */
function unclaimed(says: string, ...words: Parameters<typeof spec>): readonly string[] {
  const { facts } = readFacts(new Map([["shop.tsv", `id\tsubject\tplace\tsays\n1/a\tit\tshop#Order\t${says}\n`]]));
  const specs = new Map([["shop/openapi.yaml", spec(...words)]]);
  return unclaimedWords(facts, specs, "shop").map(({ kind, word }) => `${kind} ${word}`);
}

describe("words that decide", () => {
  const sentence = "An order holds at most 20 lineItems, and is not sent twice. It has 3 pages.";

  it("are claimed by the words of a fact", () => {
    expect(unclaimed("text at most 20 lineItems; text is not sent", sentence)).toEqual([]);
  });

  it("are looked for in the sentences that a fact speaks of alone", () => {
    expect(unclaimed("text It has", sentence)).toEqual(["number 3"]);
    expect(unclaimed("type object", sentence)).toEqual([]);
  });

  it("are claimed by another clause of the place where they are numbers", () => {
    expect(unclaimed("text An order holds; maxItems 20; text is not sent", sentence)).toEqual([]);
    expect(unclaimed("text An order holds; maxItems 2; text is not sent", sentence)).toEqual(["number 20"]);
  });

  it("have to stand within the words of a fact where they turn the sense around", () => {
    expect(unclaimed("text An order holds at most 20", sentence)).toEqual(["negation not"]);
    expect(unclaimed("text is sent twice", "It is sent twice, and cannot be taken back.")).toEqual(["negation cannot"]);
  });

  it("are names of the contract, or of nothing", () => {
    expect(unclaimed("text An order has", "An order has lineItems.")).toEqual([]);
    expect(unclaimed("text An order has", "An order has lineItemsX.")).toEqual(["name lineItemsX"]);
  });

  it("are looked for in every rule", () => {
    expect(unclaimed("rule order-once", "An order.", "Goods are never ordered within 5 days.")).toEqual([
      "negation never",
      "number 5",
    ]);
  });
});

it("finds the sentences that facts speak of", () => {
  const { facts } = readFacts(new Map([["shop.tsv", "id\tsubject\tplace\tsays\n1/a\tit\tshop#Order\ttext 3 pages\n"]]));
  const specs = new Map([["shop/openapi.yaml", spec("An order has lines. It has 3 pages.")]]);
  expect([...claimedSentences(facts, specs, "shop")]).toEqual(["It has 3 pages.", "Goods are ordered once."]);
});
