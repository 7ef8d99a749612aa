import { describe, expect } from "vitest";
import * as validators from "../../../generated/purchase-requests/validators.js";
import type { Result } from "../../../generated/runtime/base.js";
import { ajvJudge } from "../judges.js";
import { eachFixture, expectedProblem, readFixtures, type FixtureFile } from "./fixtures.js";

interface Payload {
  readonly file: FixtureFile;
  readonly schema: string;
  readonly is: (value: unknown) => boolean;
  readonly validate: (value: unknown) => Result<unknown>;
  readonly parse: (text: string) => Result<unknown>;
}

// which status a failure has is open, so one schema stands for both answers of the create call.
const payloads: readonly Payload[] = [
  {
    file: "create-request",
    schema: "PurchaseRequest",
    is: validators.isPurchaseRequest,
    validate: validators.validatePurchaseRequest,
    parse: validators.parsePurchaseRequest,
  },
  ...(["create-response", "create-failure"] as const).map((file) => ({
    file,
    schema: "CreatePurchaseRequestResponse",
    is: validators.isCreatePurchaseRequestResponse,
    validate: validators.validateCreatePurchaseRequestResponse,
    parse: validators.parseCreatePurchaseRequestResponse,
  })),
  {
    file: "detail-response",
    schema: "PurchaseRequestDetail",
    is: validators.isPurchaseRequestDetail,
    validate: validators.validatePurchaseRequestDetail,
    parse: validators.parsePurchaseRequestDetail,
  },
];

const judge = ajvJudge("specs/purchase-requests/openapi.yaml");

describe.each(payloads)("purchase-requests: $file", ({ file, schema, is, validate, parse }) => {
  const fixtures = readFixtures(file);
  const values = fixtures.filter((fixture) => fixture.text === undefined);
  const texts = fixtures.filter((fixture) => fixture.text !== undefined);

  eachFixture(values)("$name", (fixture) => {
    const { value, valid } = fixture;
    const result = validate(value);
    expect(result.ok ? [] : result.problems).toEqual(valid ? [] : expect.arrayContaining([expectedProblem(fixture)]));
    expect(is(value)).toBe(valid);
    expect(parse(JSON.stringify(value)).ok).toBe(valid);
    expect(judge(schema, value), "ajv disagrees").toBe(valid);
  });

  eachFixture(texts)("$name", ({ text = "" }) => {
    const result = parse(text);
    expect(result.ok ? [] : result.problems.map(({ code }) => code.split("/")[0])).toContain("json");
  });
});
