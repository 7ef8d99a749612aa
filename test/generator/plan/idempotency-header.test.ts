import { expect, it } from "vitest";
import { idempotencyHeader } from "../../../generator/plan/idempotency-header.js";
import { contractOfText } from "../../support/contract-of-text.js";

it.each([
  [{ name: "Idempotency-Key", schema: { type: "string" } }, "Idempotency-Key"],
  [{ name: "X-Idempotency-Token" }, "X-Idempotency-Token"],
  [{ name: "idempotencykey", schema: { type: "string", format: "uuid" } }, "idempotencykey"],
  [{ name: "Idempotency-Key", schema: { type: "string", maxLength: 20 } }, undefined],
  [{ name: "Idempotency-Key", schema: { type: "integer" } }, undefined],
  [{ name: "Idempotency-Key", content: { "application/json": { schema: { type: "integer" } } } }, undefined],
  [{ name: "Idempotency-Key", in: "query", schema: { type: "string" } }, undefined],
  [{ name: "My-Idempotency-Key", schema: { type: "string" } }, undefined],
])("the header %j is filled with a UUID by the name %s", async (parameter, expected) => {
  const parameters = [{ in: "header", ...("content" in parameter ? {} : { schema: {} }), ...parameter }];
  const post = { operationId: "pay", parameters, responses: { 204: { description: "Paid." } } };
  const info = { title: "Payments", version: "1" };
  const { operations } = await contractOfText({ openapi: "3.1.0", info, paths: { "/payments": { post } } });
  expect(operations.map((operation) => idempotencyHeader(operation)?.name)).toEqual([expected]);
});
