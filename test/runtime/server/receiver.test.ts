import { describe, expect, it } from "vitest";
import { createReceiver } from "../../../templates/runtime/server/receiver.js";
import { orderDefinition } from "../../support/order-server.js";
import { send } from "../../support/server-request.js";

const [operation] = orderDefinition.operations.filter(({ table }) => table.id === "getOrder");
const definition = { ...orderDefinition, operations: operation === undefined ? [] : [operation] };
const handlers = { getOrder: () => ({ status: 200, body: { sku: "pen" } }) };

describe("a receiver", () => {
  it("answers at the paths that its owner chose", async () => {
    const receiver = createReceiver(definition, { handlers, paths: { getOrder: "/hooks/{id}" } });
    expect(await send(receiver, "GET", "/hooks/7")).toMatchObject({ status: 200 });
    expect(await send(receiver, "GET", "/orders/7")).toMatchObject({ status: 404 });
  });

  it.each([{}, { getOrder: "hooks" }, { getOrder: 1 }])("asks for a path of each operation: %j", (paths) => {
    expect(() => createReceiver(definition, { handlers, paths })).toThrow(
      new TypeError('"paths" of "orders" must have a path for "getOrder" that begins with "/".'),
    );
  });

  it.each([
    [undefined, "options with handlers, not undefined"],
    [{ paths: {} }, 'an object of "handlers", not undefined'],
    [{ handlers }, 'an object of "paths", not undefined'],
  ])("says what is missing to callers without types: %j", (options, what) => {
    expect(() => createReceiver(definition, options as never)).toThrow(
      new TypeError(`The server of "orders" needs ${what}.`),
    );
  });
});
