import { describe, expect, it } from "vitest";
import { clientBase, connect } from "../../../templates/runtime/client/connection.js";
import type { InterfacePlan, OperationMessages } from "../../../generator/plan/plan.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { document, loadGood } from "../load/openapi/load-spec.js";

async function planOf(ids: readonly string[], more = ""): Promise<InterfacePlan> {
  const paths = ids.map(
    (id, at) => `  /p${at}: { get: { operationId: "${id}", responses: { "204": { description: Done. } } } }\n`,
  );
  const contract = await loadGood({ "openapi.yaml": document(`paths:\n${paths.join("")}${more}`) });
  return planInterface({ ...contract, name: "orders" }, "orders", { withMessages: true });
}

const names = (plan: InterfacePlan, at = 0): OperationMessages => {
  const messages = plan.operations[at]?.messages;
  if (messages === undefined) throw new Error("Messages are planned.");
  return messages;
};

describe("names of messages", () => {
  it("follow from the operation's name", async () => {
    expect(names(await planOf(["getOrder"]))).toMatchObject({
      inputName: "GetOrderInput",
      resultName: "GetOrderResult",
      receivedName: "GetOrderReceived",
      replyName: "GetOrderReply",
      functionName: "getOrder",
      tableName: "getOrderTable",
      operationName: "getOrderOperation",
    });
  });

  it("give way to what the contract names itself", async () => {
    const schemas = `components:\n  schemas:\n    GetOrderInput: { type: string }\n    GetOrderParameters: { type: string }\n`;
    const messages = names(await planOf(["getOrder"], schemas));
    expect(messages.inputName).toBe("GetOrderInput2");
    expect(messages.resultName).toBe("GetOrderResult");
  });

  it.each([
    ["validateOrder", "validateOrderCall", "components:\n  schemas:\n    Order: { type: string }\n"],
    ["createOrdersClient", "createOrdersClientCall", ""],
    ["connectOrders", "connectOrdersCall", ""],
    ["ordersRefusal", "ordersRefusalCall", ""],
    ["isTimeoutError", "isTimeoutErrorCall", ""],
    ["connection", "connectionOperation", ""],
    ["options", "optionsCall", ""],
    ["delete", "delete_", ""],
    ["__proto__", "proto", ""],
    ["get order", "getOrder", ""],
  ])("keep the function of %s away from others: %s", async (id, functionName, more) => {
    expect(names(await planOf([id], more)).functionName).toBe(functionName);
  });

  it("keep operations away from what clients have themselves", async () => {
    const connection = connect({ baseUrl: "https://orders.example" }, {});
    const taken = [...Object.keys(clientBase(connection, () => ({ connection }))), "raw", "then"];
    const { operations } = await planOf(taken);
    expect(operations.map(({ name }) => name)).toEqual(taken.map((name) => `${name}Operation`));
  });

  it("tell an operation from the constants of another", async () => {
    const plan = await planOf(["getX", "getXTable", "getXOperation"]);
    const all = [0, 1, 2].flatMap((at) => {
      const { functionName, tableName, operationName } = names(plan, at);
      return [functionName, tableName, operationName];
    });
    expect(new Set(all).size).toBe(9);
    expect(all.filter((_, at) => at % 3 === 0)).toEqual(["getX", "getXTable", "getXOperation"]);
  });

  it("are not planned where neither clients nor servers are emitted", async () => {
    const contract = await loadGood({
      "openapi.yaml": document(`paths:\n  /a: { get: { responses: { "204": { description: Done. } } } }\n`),
    });
    expect(planInterface(contract, "").operations[0]).not.toHaveProperty("messages");
  });
});

describe("names of response headers", () => {
  it("say the status where statuses differ", async () => {
    const header = (name: string): string => `headers: { ${name}: { schema: { type: string } } }`;
    const paths = `paths:\n  /a:\n    get:\n      operationId: getA\n      responses:\n        "200": { description: Done., ${header("A")} }\n        default: { description: Failed., ${header("B")} }\n`;
    const contract = await loadGood({ "openapi.yaml": document(paths) });
    const plan = planInterface(contract, "", { withMessages: true });
    expect(plan.schemas.map(({ views }) => views[0]?.typeName)).toEqual([
      "GetA200ResponseHeaders",
      "GetADefaultResponseHeaders",
    ]);
  });
});
