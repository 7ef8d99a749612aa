import { readFileSync } from "node:fs";
import { describe, expect, it, type TestContext } from "vitest";
import { causeOf } from "./causes.js";
import { tellCauses, tellOnce } from "./each-fixture.js";

const lineOf = (place: string): string => {
  const [path = "", line] = place.split(":");
  return readFileSync(path, "utf8").split("\n")[Number(line) - 1]!.trim();
};
const unknown = { fact: "9/Nowhere/p1.1" };
const problem = { code: "type", message: "It is a number." };

describe("the cause of a fixture's failure", () => {
  it("is the keyword that a validator has found broken", () => {
    const schemaPath = "#/components/schemas/LineItem/properties/quantity/type";
    const place = causeOf("purchase-requests", unknown, [{ ...problem, path: "/lineItems/0/quantity", schemaPath }]);
    expect(place).toMatch(/^specs\/purchase-requests\/openapi\.yaml:\d+:11$/);
    expect(lineOf(place)).toBe("type: number");
  });

  it("is the declaration of the element that a codec has refused", () => {
    const place = causeOf("travel-profile", unknown, [{ ...problem, path: "/Profile/Telephones/Telephone[2]" }]);
    expect(lineOf(place)).toContain('<xs:element name="Telephone"');
  });

  it("is the facet that a codec has found broken, whichever element has the type", () => {
    const broken = { ...problem, code: "cvc-maxLength-valid" };
    const places = ["/Profile/Car/CarOther", "/Profile/Hotel/HotelOther"].map((path) =>
      causeOf("travel-profile", unknown, [{ ...broken, path }]),
    );
    expect(lineOf(places[0]!)).toBe('<xs:maxLength value="30"/>');
    expect(new Set(places).size).toBe(1);
  });

  it("is else the place that carries the fact of the fixture", () => {
    const place = causeOf("purchase-requests", { fact: "3/preface/p1.1#purchase-requests-version" }, []);
    expect(lineOf(place)).toMatch(/^version: /);
  });

  it("is the folder of the interface where nothing is known", () => {
    expect(causeOf("vendors", unknown, [{ ...problem, path: "" }])).toBe("specs/vendors");
  });
});

describe("fixtures that fail at one place", () => {
  /** The context of a test of this name, in which skipping is an error that says why. */
  const context = (name: string): TestContext => {
    const skip = (note: string): never => {
      throw new Error(`skipped: ${note}`);
    };
    return { task: { name }, skip } as unknown as TestContext;
  };

  it("are reported once in a run", () => {
    const cause = `specs/orders/openapi.yaml:1:1 of process ${process.pid}`;
    expect(() => tellOnce(cause, "It arrived.", context("the first"))).toThrow(`${cause}: It arrived.`);
    expect(() => tellOnce(cause, "It arrived.", context("the second"))).toThrow(
      `skipped: It fails at ${cause} as well, like "the first".`,
    );
    expect(() => tellOnce(`${cause}, another`, new Error("Refused."), context("the third"))).toThrow(
      `${cause}, another: Refused.`,
    );
  });

  it("are reported only with causes that no other test of the run has reported", () => {
    const told = `specs/orders/orders.xsd:1:1 of process ${process.pid}`;
    const untold = `specs/orders/orders.xsd:2:1 of process ${process.pid}`;
    expect(() => tellCauses(new Map([[told, "Too long."]]), context("the first"))).toThrow(`${told}: Too long.`);
    const both = new Map([
      [told, "Too long."],
      [untold, "Too short."],
    ]);
    expect(() => tellCauses(both, context("the second"))).toThrow(new RegExp(`^${untold}: Too short\\.$`));
    expect(() => tellCauses(both, context("the third"))).toThrow(
      `skipped: It fails at ${told} as well, like "the first". It fails at ${untold} as well, like "the second".`,
    );
  });
});
