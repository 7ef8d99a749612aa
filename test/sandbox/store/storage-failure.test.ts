import { expect, it } from "vitest";
import { openStore } from "../../../sandbox/store/open-store.js";
import { beginDatabase } from "../../../sandbox/store/begin-database.js";
import { storageFailureOf, loggableError } from "../../../sandbox/store/storage-failure.js";

/** An error of a query, whose cause has these properties. */
const failed = (properties: object): Error =>
  new Error("query", { cause: Object.assign(new Error("cause"), properties) });

it.each([
  [507, { code: "53100" }],
  [507, { code: "LOST_DATABASE", cause: Object.assign(new Error("panic"), { code: "53100" }) }],
  [503, { code: "LOST_DATABASE" }],
  [503, { code: "57P01" }],
  [503, { code: "CONNECTION_CLOSED" }],
  [503, { code: "ENOENT", syscall: "connect" }],
  [undefined, { code: "ENOENT", syscall: "open" }],
  [undefined, { code: "23505" }],
  [undefined, {}],
])("finds %s as the status of an error with the cause %j", (status, properties) => {
  expect(storageFailureOf(failed(properties))?.status).toBe(status);
});

it("leaves the values of a statement out of its error", async () => {
  const { store, close } = await openStore({ begun: beginDatabase({}) });
  const error: unknown = await store.everyone
    .save("users", [{ id: "a-secret-value" }])
    .catch((reason: unknown) => reason);
  expect(String(error)).toContain("a-secret-value");
  expect(String(loggableError(error))).not.toContain("a-secret-value");
  expect(String(loggableError(error))).toContain("null value");
  await close();
});
