import { describe, expect, it } from "vitest";
import { validatePasswordGrant } from "../../generated/company-tokens/validators.js";
import { validateUser } from "../../generated/identity/validators.js";
import { validateListVendorsParameters, validateVendor } from "../../generated/vendors/validators.js";
import type { Result } from "../../templates/runtime/base/problem.js";

/** An invalid value, with a string that would be visible in a problem. */
const shown = 4711.25;

const cases: readonly (readonly [what: string, path: string, result: Result<unknown>])[] = [
  ["a tax id that a search asks for", "/query/taxID", validateListVendorsParameters({ query: { taxID: shown } })],
  ["the tax id of a vendor", "/TaxID", validateVendor({ TaxID: shown })],
  ["the date of birth of a user", "/dateOfBirth", validateUser({ dateOfBirth: shown })],
  ["the secret of an application", "/client_secret", validatePasswordGrant({ client_secret: shown })],
];

describe("problems of sensitive members", () => {
  it.each(cases)("do not show %s", (_what, path, result) => {
    const problems = result.ok ? [] : result.problems;
    const about = problems.filter((problem) => problem.path === path);
    expect(about).not.toEqual([]);
    expect(JSON.stringify(about)).not.toMatch(/4711/);
  });
});
