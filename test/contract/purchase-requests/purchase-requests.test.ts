import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as validators from "../../../generated/purchase-requests/validators.js";
import type { Result } from "../../../generated/runtime/problem.js";
import { ajvJudge } from "../judges.js";

interface Fixture {
  readonly name: string;
  readonly valid: boolean;
  readonly value?: unknown;
  readonly text?: string;
  readonly code?: string;
  readonly path?: string;
  readonly expected?: string;
}

interface Payload {
  readonly file: string;
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
  ...["create-response", "create-failure"].map((file) => ({
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

  it.each(values)("$name", (fixture) => {
    const { value, valid } = fixture;
    const result = validate(value);
    expect(result.ok ? [] : result.problems).toEqual(valid ? [] : expect.arrayContaining([expectedProblem(fixture)]));
    expect(is(value)).toBe(valid);
    expect(parse(JSON.stringify(value)).ok).toBe(valid);
    expect(judge(schema, value), "ajv disagrees").toBe(valid);
  });

  it.each(texts)("$name", ({ text = "" }) => {
    const result = parse(text);
    expect(result.ok ? [] : result.problems.map(({ code }) => code.split("/")[0])).toContain("json");
  });
});

function readFixtures(file: string): readonly Fixture[] {
  const text = readFileSync(new URL(`fixtures/${file}.json`, import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly fixtures: readonly Fixture[] }).fixtures;
}

function expectedProblem({ code, path, expected }: Fixture): unknown {
  const problem = { code, path };
  const named =
    expected === undefined ? problem : { ...problem, expected: expect.stringContaining(expected) as unknown };
  return expect.objectContaining(named);
}
