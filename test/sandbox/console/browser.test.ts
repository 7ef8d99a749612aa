import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { toNodeListener } from "@specwright/travel-expense/runtime/node";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServableSandbox, type ServableSandbox } from "../../../sandbox/create-sandbox.js";
import { browserPath, violationsOf } from "../../site/support/browser.js";

const path = browserPath();
if (path === undefined) console.log("test/sandbox/console/browser.test.ts is skipped: this machine has no Chromium.");

describe.skipIf(path === undefined)("the console in a browser", () => {
  let sandbox: ServableSandbox;
  let server: Server;
  let browser: Browser;
  let page: Page;
  const events: string[] = [];

  beforeAll(async () => {
    sandbox = await createServableSandbox();
    server = createServer(toNodeListener(sandbox.servers)).listen(0, "127.0.0.1");
    await once(server, "listening");
    sandbox.reachedAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    browser = await chromium.launch({ executablePath: path!, args: ["--no-sandbox"] });
    const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    page = await context.newPage();
    page.on("console", (message) => events.push(message.text()));
    page.on("pageerror", (error) => events.push(error.message));
    await page.goto(sandbox.consoleLink() ?? "");
    await page.waitForURL(/\/sandbox-control\/console\/$/);
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  });

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(sandbox.baseUrl + path, {
      ...init,
      headers: {
        authorization: `Bearer ${sandbox.credentials.company.accessToken}`,
        "content-type": "application/json",
      },
    });
  const copied = async (label: string): Promise<string> => {
    await page.getByRole("button", { name: label }).click();
    return page.evaluate("navigator.clipboard.readText()");
  };
  const open = (name: string): Promise<void> => page.getByRole("link", { name, exact: true }).click();
  const said = (text: string): Promise<void> => page.getByRole("status").filter({ hasText: text }).waitFor();

  it("shows calls live, with the reason of a rejection, and copies and repeats them", async () => {
    await page.getByRole("heading", { name: "Calls" }).waitFor();
    await call("/purchaserequest/v4/purchaserequests", { method: "POST", body: '{"currencyCode":"<b>EUR</b>"}' });
    await call("/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT");
    const calls = page.getByRole("listbox", { name: "Calls" });
    await calls.getByRole("option").nth(1).waitFor();
    await calls.focus();
    for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    const details = page.getByRole("region", { name: "Call", exact: true });
    await details.getByRole("heading", { name: "createPurchaseRequest" }).waitFor();
    const text = await details.innerText();
    for (const words of ["violates the spec", "missingLineItems", "#/components/schemas/PurchaseRequest/required"])
      expect(text).toContain(words);
    expect(await page.locator(".details b").count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    await details.getByRole("heading", { name: "getPurchaseRequest" }).waitFor();
    expect(await copied("Copy as curl")).toContain(
      `curl -i -X GET '${sandbox.baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT'`,
    );
    const code = await copied("Copy as client code");
    expect(code).toContain("createPurchaseRequestsClient");
    expect(code.replace(/\s+/g, "")).toContain(
      'client.getPurchaseRequest({"path":{"id":"PRQ-5001"},"query":{"mode":"COMPACT"}})',
    );
    expect(await copied("Copy as a test")).toContain("expect(result.status).toBe(200);");
    await page.getByRole("button", { name: "Replay" }).click();
    await said("status 200");
    await page.getByText("3 of 3 calls").waitFor();
    expect(page.url()).not.toContain(sandbox.credentials.controlKey ?? "");
  });

  it("moves the clock, plans faults and sets conditions", async () => {
    await open("World");
    await page.getByRole("button", { name: "+1 hour" }).click();
    await said("2030-01-01T09:00:00.000Z");
    await page.getByLabel("Operation").selectOption("listVendors");
    await page.getByLabel("Effect").selectOption("rateLimit");
    await page.getByRole("button", { name: "Plan" }).click();
    await page.getByRole("cell", { name: "listVendors" }).waitFor();
    expect((await sandbox.control.listFaults()).data).toMatchObject([
      { operationId: "listVendors", effect: "rateLimit", times: 1 },
    ]);
    await page.getByRole("button", { name: "maintenance: Lindgren Bicycles" }).click();
    await said("Lindgren Bicycles: maintenance.");
    await page.getByRole("button", { name: "maintenance: Lindgren Bicycles", pressed: true }).click();
    await said("Lindgren Bicycles: no conditions.");
    await page.getByRole("button", { name: "Take a snapshot" }).click();
    await page.getByRole("button", { name: "Restore" }).click();
    await said("The world is that of");
  });

  it("creates worlds, shows each in all parts, and deletes them", async () => {
    await open("Worlds");
    await page.getByLabel("Name").fill("blue");
    await page.getByLabel("Begins with").selectOption("world default");
    await page.getByRole("button", { name: "Create" }).click();
    await said("The world blue was created.");
    await page.getByRole("button", { name: "Show blue" }).click();
    await open("World");
    await page.getByRole("button", { name: "+1 day" }).click();
    await said("2030-01-02T");
    expect((await sandbox.control.readClock().orThrow()).now).toMatch(/^2030-01-01/);
    await open("Calls");
    await page.getByText("0 of 0 calls").waitFor();
    const blue = await sandbox.inWorld("blue");
    const url = `${sandbox.baseUrl}/api/v3.0/invoice/vendors?searchType=begins`;
    await fetch(url, { headers: { authorization: `Bearer ${blue.credentials.company.accessToken}` } });
    await page.getByText("1 of 1 calls").waitFor();
    await page.getByRole("listbox", { name: "Calls" }).getByRole("option").first().click();
    expect(await copied("Copy as curl")).toContain("-H 'Sandbox-World: blue'");
    await open("Worlds");
    await page.getByRole("button", { name: "Delete blue" }).click();
    await said("The world blue was deleted.");
    expect(await page.getByLabel("Shown world").inputValue()).toBe("default");
  });

  it("copies tokens and resends deliveries", async () => {
    await open("Users and tokens");
    await page.getByRole("button", { name: "Copy a token of admin@lindgren.example" }).click();
    await said("The token of admin@lindgren.example expires");
    expect(await page.evaluate("navigator.clipboard.readText()")).toMatch(/^eyJ/);
    const { application, company } = sandbox.credentials;
    const subscription = {
      ...{ id: "ours", applicationId: application.id, topic: "public.test", filter: ".*" },
      endpoint: "http://127.0.0.1:9/",
    };
    await sandbox.control.saveRecords({ body: { subscriptions: [subscription] } });
    await sandbox.control.publishEvent({
      body: { companyId: company.id, topic: "public.test", eventType: "test", data: {} },
    });
    await sandbox.control.nextDelivery();
    await open("Deliveries");
    await page.getByRole("button", { name: "Resend" }).click();
    await said("delivered again");
    expect((await sandbox.control.nextDelivery()).attempt).toBe(2);
  });

  it.each([
    [1280, "light"],
    [320, "dark"],
  ] as const)("is accessible at %i pixels in %s colors", async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const check = async (name: string): Promise<void> => {
      expect([name, await violationsOf(page)]).toEqual([name, []]);
      expect([name, await page.evaluate("document.documentElement.scrollWidth <= innerWidth")]).toEqual([name, true]);
    };
    for (const name of ["Calls", "World", "Worlds", "Users and tokens", "Deliveries"]) {
      await open(name);
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      if (name === "Calls") await page.getByRole("listbox", { name: "Calls" }).getByRole("option").first().click();
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await check(name);
    }
    for (const address of ["/", "/sandbox-pages/v1/marketplace"]) {
      await page.goto(sandbox.baseUrl + address);
      await check(address);
    }
    await page.goto(`${sandbox.baseUrl}/sandbox-control/console/`);
  });

  it("searches 10,000 calls with few rows in the document", async () => {
    const message = { headers: {}, method: "GET", target: "/api/v3.0/invoice/vendors?vendorName=" };
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ id: index + 1, world: "default", at: "2030-01-01T08:00:00.000Z", milliseconds: 1, interface: "vendors" },
      ...{ operationId: "listVendors", verdict: { request: "kept", response: "kept" } },
      request: { ...message, target: `${message.target}number-${index}-` },
      response: { status: 200, headers: {}, body: "x".repeat(500) },
    }));
    await page.route("**/sandbox-control/v1/journal", (route) => route.fulfill({ json: entries }));
    await page.reload();
    await page.getByText("10000 of 10000 calls").waitFor();
    expect(await page.locator(".call").count()).toBeLessThan(60);
    const search = `(() => {
      const field = document.getElementById("search");
      field.value = "vendors number-777-";
      const start = performance.now();
      field.dispatchEvent(new Event("input"));
      document.body.getBoundingClientRect();
      return performance.now() - start;
    })()`;
    console.log(`A search of 10,000 calls took ${Math.round(await page.evaluate<number>(search))} ms.`);
    await page.getByText("1 of 10000 calls").waitFor();
    await page.keyboard.press("Escape");
    expect(events).toEqual([]);
  });
});
