import { expect } from "vitest";
import {
  validateCreatePurchaseRequestResponse,
  validatePurchaseRequest,
  validatePurchaseRequestDetail,
} from "../../../generated/purchase-requests/validators.js";
import type { Result } from "../../../generated/runtime/base.js";
import { eachFixtureOf, type EachFixture } from "../exchange/each-fixture.js";
import { readFixtures as readAll, type Fixture as WholeFixture } from "../exchange/fixture.js";
import { smallest } from "./service.js";

/** A body and the judgement of the documents on it. */
export interface Fixture extends WholeFixture {
  readonly file: FixtureFile;
}

export type FixtureFile = "create-request" | "create-response" | "create-failure" | "detail-response";

const statuses: Readonly<Record<FixtureFile, number | undefined>> = {
  "create-request": undefined,
  "create-response": 202,
  "create-failure": 409,
  "detail-response": 200,
};

const all = readAll("purchase-requests").flatMap(({ fixtures }) => fixtures);

export function readFixtures(file: FixtureFile): readonly Fixture[] {
  const hasBody = ({ contentType }: WholeFixture): boolean => contentType !== undefined;
  const own = all.filter((fixture) => hasBody(fixture) && fixture.status === statuses[file]);
  return own.map((fixture) => ({ ...fixture, file }));
}

// the status of a failure is unspecified, so one schema describes both responses of the create call.
const validate: Readonly<Record<FixtureFile, (value: unknown) => Result<unknown>>> = {
  "create-request": validatePurchaseRequest,
  "create-response": validateCreatePurchaseRequestResponse,
  "create-failure": validateCreatePurchaseRequestResponse,
  "detail-response": validatePurchaseRequestDetail,
};

/** A test for each fixture. */
export const eachFixture: EachFixture<Fixture> = eachFixtureOf<Fixture>({
  interface: "purchase-requests",
  problemsIn({ file, body, valid: isValid }) {
    // This request returns the responses.
    const results = [validatePurchaseRequest(smallest), ...(isValid ? [validate[file](body)] : [])];
    return results.flatMap((result) => (result.ok ? [] : result.problems));
  },
});

export function valid(fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter((fixture) => fixture.valid);
}

export function invalid(fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter((fixture) => !fixture.valid);
}

/** Fixtures with values, which a caller or a handler could pass. */
export function values(fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter(({ text }) => text === undefined);
}

/** The bytes of a fixture. */
export function bytesOf({ text, body }: Fixture): string {
  return text ?? JSON.stringify(body);
}

/** The problem that has to be among those of an invalid fixture. */
export function expectedProblem({ problems: [problem] }: Fixture): unknown {
  return expect.objectContaining(problem ?? {});
}

/** The same as an item of the contract's own `errors`; places there look like "lineItems[0].quantity". */
export function expectedError(fixture: Fixture): unknown {
  const { text, problems } = fixture;
  const [{ code, path = "", expected = "" } = { code: "" }] = problems;
  const missing = code === "required" ? `/${expected.replaceAll('"', "")}` : "";
  const dataPath = `${path}${missing}`
    .slice(1)
    .replace(/\/(\d+)/g, "[$1]")
    .replaceAll("/", ".");
  const errorMessage: unknown = expect.stringMatching(/\S/);
  return { errorCode: documentedCode(fixture), errorMessage, dataPath: text === undefined ? dataPath : "" };
}

/** The code of document 3, "Purchase request validation errors", that tells what is wrong with a fixture. */
function documentedCode({ text, body, problems }: Fixture): string {
  const [{ code, path = "", expected: quoted = "" } = { code: "" }] = problems;
  const expected = quoted.replaceAll('"', "");
  if (text !== undefined) return text === "" ? "missingRequestBody" : "invalidRequestBody";
  if (code === "required") return `missing${expected.charAt(0).toUpperCase()}${expected.slice(1)}`;
  if (code === "oneOf") {
    const users = ["userId", "userEmail", "userLoginId"].filter((name) => Object.hasOwn(body as object, name));
    return users.length === 0 ? "missingUserInfo" : "provideOneUserInformation";
  }
  return invalidCodes[path.slice(path.lastIndexOf("/") + 1)] ?? "invalidRequestBody";
}

const invalidCodes: Readonly<Record<string, string>> = {
  userId: "invalidUserInfo",
  userEmail: "invalidUserInfo",
  userLoginId: "invalidUserInfo",
  currencyCode: "invalidCurrencyCode",
  purchaseType: "invalidPurchaseType",
  quantity: "invalidQuantity",
  unitPrice: "invalidUnitPrice",
  neededByDate: "invalidDateFormat",
};
