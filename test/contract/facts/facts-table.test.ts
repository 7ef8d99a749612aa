import { describe, expect, it } from "vitest";
import { clausesOf, failureText, readFacts } from "./facts.js";

const head = "id\tsubject\tplace\tsays\n";

function table(rows: string): ReturnType<typeof readFacts> {
  return readFacts(new Map([["shop.tsv", head + rows]]));
}

describe("a file of facts", () => {
  it("gives each row with its line, its language and its clauses", () => {
    const { facts, failures } = table(
      "1/a#b\tthe code\tshop-two.xsd#Order/@Code\trequired; maxLength 9\n2/a\tthe shop\tshop#/\n",
    );
    expect(failures).toEqual([]);
    expect(facts).toEqual([
      {
        id: "1/a#b",
        at: "shop.tsv:2",
        subject: "the code",
        place: "shop-two.xsd#Order/@Code",
        interface: "shop-two",
        language: "xsd",
        path: "Order/@Code",
        clauses: [
          { name: "required", argument: "" },
          { name: "maxLength", argument: "9" },
        ],
      },
      {
        id: "2/a",
        at: "shop.tsv:3",
        subject: "the shop",
        place: "shop#/",
        interface: "shop",
        language: "openapi",
        path: "/",
        clauses: [],
      },
    ]);
  });

  it("is refused where a row has no id, no subject, no place, too many cells or the id of another", () => {
    const rows =
      "\tit\tshop#A\t\n1/a\t\tshop#A\t\n1/b\tit\tA\t\n1/c\tit\tshop#A\t\tmore\n1/d\tit\tshop#A\t\n1/d\tit\tshop#B\t\n";
    expect(table(rows).failures.map(({ at, problem }) => `${at} ${problem}`)).toEqual([
      "shop.tsv:2 The row has no id.",
      "shop.tsv:3 The row has no subject.",
      'shop.tsv:4 The place is not of the form "<interface>#<path>" or "<interface>.xsd#<path>".',
      "shop.tsv:5 The row has 5 cells instead of 4.",
      "shop.tsv:7 The id stands at shop.tsv:6 already.",
    ]);
  });

  it("is refused without its head", () => {
    expect(readFacts(new Map([["shop.tsv", "1/a\tit\tshop#A\t\n"]])).failures).toHaveLength(1);
  });

  it("has no places when it is the one of units that are set aside", () => {
    const { facts, setAside } = readFacts(new Map([["set-aside.tsv", "unit\treason\n1/a\tit is a heading\n"]]));
    expect(facts).toEqual([]);
    expect(setAside).toEqual([{ at: "set-aside.tsv:2", unit: "1/a", reason: "it is a heading" }]);
  });
});

describe("clauses", () => {
  it("are divided by semicolons, those with a backslash aside", () => {
    expect(clausesOf("text one\\; two;with scope a b ; no body;")).toEqual([
      { name: "text", argument: "one; two" },
      { name: "with scope", argument: "a b" },
      { name: "no body", argument: "" },
    ]);
  });
});

it("tells an author where a fact stands and what is wrong", () => {
  const failure = { id: "1/a", at: "shop.tsv:2", place: "shop#Order", problem: "It is not required." };
  expect(failureText(failure)).toBe("shop.tsv:2  1/a\n    shop#Order: It is not required.");
});
