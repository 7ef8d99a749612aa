import { describe, expect, it } from "vitest";
import { answersOf } from "../../../../generator/emit/messages/answers.js";
import { statusKey, statusType } from "../../../../generator/emit/messages/statuses.js";
import { createModule } from "../../../../generator/emit/module-builder.js";
import type { Operation, Response } from "../../../../generator/model/contract.js";
import { schemaAt } from "../../../support/json-schema.js";

const { origin } = schemaAt({})("");
const response = (status: string): Response => ({ origin, status, headers: [], content: [], extensions: new Map() });

function types(...statuses: readonly string[]): readonly string[] {
  const responses = statuses.map(response);
  return responses.map((each) => statusType(each, responses, createModule("client.ts", [])));
}

describe("statusType", () => {
  it("is the number of a single status", () => {
    expect(types("200", "404")).toEqual(["200", "404"]);
  });

  it("leaves single statuses out of their range, and both out of the default", () => {
    expect(types("404", "4XX", "500", "default")).toEqual([
      "404",
      'StatusRange<"4XX", 404>',
      "500",
      'OtherStatus<404 | 500 | StatusRange<"4XX">>',
    ]);
  });

  it("is any status for a default that stands alone", () => {
    expect(types("default")).toEqual(["OtherStatus<never>"]);
  });

  it("takes ranges in small letters", () => {
    expect(types("5xx")).toEqual(['StatusRange<"5XX">']);
    expect(statusKey(response("5xx"))).toBe('"5XX"');
  });
});

describe("statusKey", () => {
  it("is a number, a range or default", () => {
    expect(["204", "4XX", "default"].map((status) => statusKey(response(status)))).toEqual(["204", '"4XX"', "default"]);
  });
});

describe("answersOf", () => {
  it("is any answer where the contract says nothing of responses", () => {
    expect(answersOf({ responses: [], origin } as unknown as Operation)).toMatchObject([
      { status: "default", content: [] },
    ]);
    const declared = [response("200")];
    expect(answersOf({ responses: declared, origin } as unknown as Operation)).toBe(declared);
  });
});
