import { describe, expect, it } from "vitest";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import { titleName } from "../../../generator/plan/title-name.js";
import { contractOfText } from "../../support/contract-of-text.js";

describe("the name that a title gives", () => {
  it.each([
    ["Swagger Petstore", "Petstore"],
    ["Swagger Petstore - OpenAPI 3.1", "Petstore"],
    ["The Petstore API v2", "Petstore"],
    ["GitHub v3 REST API", "GitHub"],
    ["Adyen Checkout API 71.0.0", "AdyenCheckout"],
    ["Microsoft 365", "Microsoft365"],
    ["API Gateway", "APIGateway"],
    ["Orders\nand\tinvoices", "OrdersAndInvoices"],
    ["Caf\u00E9 d'Or", "CafeDOr"],
    ["\u{1F436} Pet Shop \u{1F436}", "PetShop"],
    ["class", "Class"],
    ["__proto__", "Proto"],
    ["Promise", "Promise"],
    ["1Password Connect", "_1PasswordConnect"],
    ["*/ alert(1) /*", "Alert1"],
    ["a".repeat(60), `A${"a".repeat(59)}`],
  ])("%j is %s", (title, name) => {
    expect(titleName(title)).toBe(name);
  });

  it.each([
    "",
    "API",
    "t",
    "The OpenAPI Specification 3.1",
    "2024",
    "\u{1F436}",
    "\u8BA2\u5355 API",
    "\u0417\u0430\u043A\u0430\u0437\u044B Orders",
    "Gr\u00F6\u00DFe",
    "One API that does all these things",
    "a".repeat(61),
    "word ".repeat(1_000_000),
    "\0\r\n",
  ])("%j is none", (title) => {
    expect(titleName(title)).toBeUndefined();
  });

  it("is that of all that carries the name of the interface, and only where it is asked for", async () => {
    const info = { title: "Swagger Petstore", version: "1" };
    const contract = await contractOfText({ openapi: "3.1.0", info, paths: {} });
    const options = { isNamedByTitle: true, withMessages: true };
    expect([planInterface(contract, "", options).pascalName, planInterface(contract, "").pascalName]).toEqual([
      "Petstore",
      "Orders",
    ]);
  });
});
