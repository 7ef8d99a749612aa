import { expect, it } from "vitest";
import { toProblemDetails } from "../../../templates/runtime/base/problem-details.js";

const problem = { code: "type", message: "Expected a number.", path: "/a b/c~1d/#\ud800" };

it("makes problem details whose pointers are fragments of a URI", () => {
  expect(toProblemDetails({ ok: false, problems: [problem], truncated: false })).toEqual({
    type: "about:blank",
    title: "Unprocessable Content",
    status: 422,
    detail: "The content has 1 problem.",
    errors: [{ detail: "Expected a number.", pointer: "#/a%20b/c~1d/%23%EF%BF%BD", code: "type" }],
  });
});

it("takes what callers know better, and names no phrase of a status that it does not know", () => {
  const result = { ok: false, problems: [problem], truncated: true } as const;
  const given = { type: "https://orders.example/wrong", status: 409, instance: "/orders/7" };
  expect(toProblemDetails(result, given)).toEqual({
    ...given,
    detail: "The content has 1 or more problems.",
    errors: [expect.objectContaining({ code: "type" })],
  });
  expect(toProblemDetails({ ok: true, value: 1 }, { status: 400 })).toMatchObject({ title: "Bad Request", errors: [] });
});
