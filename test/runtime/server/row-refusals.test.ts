import { describe, expect, it } from "vitest";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { tableReply, type ErrorTable, type FilledAnswers } from "../../../templates/runtime/server/error-table.js";
import { isRefusalError, refuse, refuseAll } from "../../../templates/runtime/server/refusal.js";
import { rowRefusals } from "../../../templates/runtime/server/row-refusals.js";
import type { RefusalStatus, RowDetails } from "../../../templates/runtime/server/server-types.js";

const table: ErrorTable = {
  report: "all",
  paths: "dots",
  body: { errors: "{errors}" },
  members: { text: "{meaning}: {value} is not {allowed} ({limit}), {code}", at: "{path}" },
  rows: [
    { id: "tooMany", meaning: "Too many", members: {} },
    { id: "gone", status: 410, members: { text: "{message}" } },
    { id: "other", members: {}, when: "always" },
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
  return refusalFor(rowRefusals("a", answers)[id]?.(details), answers);
}

/** The server's response to a refusal. */
function refusalFor(error: unknown, answers: readonly FilledAnswers[]): unknown {
  if (!isRefusalError(error)) throw new Error("This is not a refusal.");
  const { status, message, problems, headers, error: row = "", faults } = error;
  const refusal = { status, message, problems, headers, operationId: "a", error: row, ...(faults && { faults }) };
  const reply = tableReply(refusal, answers);
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

  it("are reported together in the order of the table, under the status of the first", () => {
    const answers = answersOf(["default"]);
    const { tooMany, gone } = rowRefusals("a", answers);
    const all = refuseAll([
      gone!({ message: "It is gone." }),
      tooMany!({ path: ["/items/0", "/items/2"], allowed: 1 }),
    ]);
    expect(refusalFor(all, answers)).toEqual([
      410,
      {
        errors: [
          { text: "Too many:  is not 1 (1), http/400", at: "items.0" },
          { text: "Too many:  is not 1 (1), http/400", at: "items.2" },
          { text: "It is gone.", at: "" },
        ],
      },
    ]);
    expect(() => refuseAll([])).toThrow(TypeError);
    expect(() => refuseAll([gone!(), refuse(400, "No row.")])).toThrow(TypeError);
  });

  it("are those of the operation, without rows whose status it does not declare", () => {
    expect(Object.keys(rowRefusals("a", answersOf(["400"])))).toEqual(["tooMany", "other"]);
    expect(Object.keys(rowRefusals("b", answersOf(["400"])))).toEqual([]);
  });
});
