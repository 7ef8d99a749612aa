import { describe, expect, it } from "vitest";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { tableReply, type ErrorTable, type FilledAnswers } from "../../../templates/runtime/server/error-table.js";
import { isRefusalError } from "../../../templates/runtime/server/refusal.js";
import { rowRefusals } from "../../../templates/runtime/server/row-refusals.js";
import type { RefusalStatus, RowDetails } from "../../../templates/runtime/server/types.js";

const table: ErrorTable = {
  tells: "all",
  paths: "dots",
  body: { errors: "{errors}" },
  members: { text: "{meaning}: {value} is not {allowed} ({limit}), {code}", at: "{path}" },
  rows: [
    { id: "tooMany", meaning: "Too many", members: {} },
    { id: "gone", status: 410, members: { text: "{message}" } },
    { id: "other", members: {}, by: "always" },
  ],
};

const answersOf = (statuses: readonly string[]): readonly FilledAnswers[] => [
  {
    operations: ["a"],
    table,
    writers: Object.fromEntries(statuses.map((each) => [each, jsonWriter("application/json")])),
  },
];

function refusedBy(statuses: readonly string[], id: string, details?: RowDetails<RefusalStatus>): unknown {
  const answers = answersOf(statuses);
  const error = rowRefusals("a", answers)[id]?.(details);
  if (!isRefusalError(error)) throw new Error("This is not a refusal.");
  const { status, message, problems, headers, error: row = "" } = error;
  const reply = tableReply({ status, message, problems, headers, operationId: "a", error: row }, answers);
  return [reply?.status, JSON.parse(reply?.body as string)];
}

describe("refusals of handlers", () => {
  it("fill the texts of their row with what the handler says", () => {
    const details = { path: "/items/3", value: "12", allowed: "at most 10", code: "count" };
    expect(refusedBy(["default"], "tooMany", details)).toEqual([
      400,
      { errors: [{ text: "Too many: 12 is not at most 10 (10), count", at: "items.3" }] },
    ]);
    expect(refusedBy(["default"], "tooMany", { allowed: 7 })).toEqual([
      400,
      { errors: [{ text: "Too many:  is not 7 (7), http/400", at: "" }] },
    ]);
    expect(refusedBy(["4XX"], "gone", { message: "It is gone." })).toEqual([
      410,
      { errors: [{ text: "It is gone.", at: "" }] },
    ]);
  });

  it("have the status of their row, else 400, or the first that the operation declares", () => {
    const statusOf = (statuses: readonly string[], details?: RowDetails<RefusalStatus>): unknown =>
      (refusedBy(statuses, "tooMany", details) as readonly unknown[])[0];
    expect(statusOf(["409", "422"])).toBe(409);
    expect(statusOf(["5XX"])).toBe(500);
    expect(statusOf(["4XX"], { status: 422 })).toBe(422);
  });

  it("are those of the operation, without rows whose status it does not declare", () => {
    expect(Object.keys(rowRefusals("a", answersOf(["400"])))).toEqual(["tooMany", "other"]);
    expect(Object.keys(rowRefusals("b", answersOf(["400"])))).toEqual([]);
  });
});
