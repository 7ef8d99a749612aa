import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEventSubscriptionsReceiver } from "@specwright/travel-expense/event-subscriptions/server";
import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { toNodeListener } from "@specwright/travel-expense/runtime/node";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { endpoint, otherApplication, startPartner, toAll } from "./partner.js";

const partner = await startPartner();
const { sandbox } = partner;
const { control, credentials } = sandbox;
const own = partner.subscriptions();
const companyId = credentials.company.id;
const otherCompany = "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c02";
const userId = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43";

afterAll(() => sandbox.close());
beforeEach(async () => {
  await control.resetWorld({});
  partner.status = 200;
  partner.asked.splice(0);
  partner.received.splice(0);
});

/** Publishes an event, and gives its id. */
async function publish(
  eventType: string,
  event: { readonly companyId?: string; readonly topic?: string; readonly data?: Record<string, unknown> } = {},
): Promise<string> {
  const published = await control.publishEvent({
    body: { companyId, topic: "public.test", eventType, data: {}, ...event },
  });
  if (published.status !== 201) throw new Error("No event was published.");
  return published.data.id;
}

/** The subscription and the type of each event that was delivered until one of the type "last" was. */
async function deliveredUntilLast(): Promise<readonly unknown[]> {
  await publish("last");
  const seen: unknown[] = [];
  for (;;) {
    const { subscriptionId, body } = await control.nextDelivery();
    if (body["eventType"] === "last") return seen;
    seen.push([subscriptionId, body["eventType"]]);
  }
}

/** The attempts at deliveries: their number, when they were due, and their status. */
async function attempts(): Promise<readonly unknown[]> {
  const listed = await control.listDeliveries();
  if (listed.status !== 200) throw new Error("Deliveries were not listed.");
  return listed.data.map(({ attempt, dueAt, status }) => [attempt, dueAt.slice(11, 19), status]);
}

describe("a delivery", () => {
  it("brings the event to the endpoint of its subscription, once", async () => {
    await own.saveSubscription({ body: toAll });
    const id = await publish("eventCreated", { data: { orderId: 7 } });
    const body = {
      id,
      eventType: "eventCreated",
      topic: "public.test",
      companyId,
      occurredAt: "2030-01-01T08:00:00.000Z",
      data: { orderId: 7 },
    };
    expect(await control.nextDelivery()).toMatchObject({
      applicationId: credentials.application.id,
      subscriptionId: "partner.all",
      eventId: id,
      endpoint,
      attempt: 1,
      status: 200,
      body,
    });
    expect(partner.received).toEqual([body]);
    expect(partner.asked).toEqual([`HEAD ${endpoint}`, `POST ${endpoint}`]);
  });

  it("is made for subscriptions to the topic whose filter fits the whole type of the event", async () => {
    await control.saveRecords({ body: { topics: [{ name: "a.other", scope: "events.topic.read" }] } });
    for (const [id, filter, topic] of [
      ["exact", "eventCreated", "public.test"],
      ["either", "event(Created|Deleted)|last", "public.test"],
      ["other-topic", ".*", "a.other"],
      ["slow", "(a+)+(a+)+b|last", "public.test"],
    ] as const)
      await own.saveSubscription({ body: { ...toAll, id, filter, topic } });
    for (const type of ["eventCreated", "eventCreatedLate", "eventDeleted", "EVENTCREATED", "a".repeat(50_000)])
      await publish(type);
    expect(await deliveredUntilLast()).toEqual([
      // If subscriptions are saved at the same time, the one with the lowest id comes first.
      ["either", "eventCreated"],
      ["exact", "eventCreated"],
      ["either", "eventDeleted"],
    ]);
  });

  it("is made for applications that the company has connected to, where it allows events", async () => {
    await own.saveSubscription({ body: toAll });
    const theirs = partner.subscriptions(await otherApplication(sandbox));
    await theirs.saveSubscription({ body: { ...toAll, id: "theirs", filter: "e.*" } });
    await publish("e1", { companyId: otherCompany });
    await publish("e2");
    expect(await deliveredUntilLast()).toEqual([
      ["partner.all", "e1"],
      ["partner.all", "e2"],
      ["theirs", "e2"],
    ]);
    const { id: applicationId } = credentials.application;
    await control.saveRecords({
      body: { connections: [{ companyId: otherCompany, applicationId, allowsEvents: false }] },
    });
    await publish("e3", { companyId: otherCompany });
    expect(await deliveredUntilLast()).toEqual([]);
    const unknown = { companyId: "nobody", topic: "public.test", eventType: "e4" };
    expect((await control.publishEvent({ body: unknown })).status).toBe(404);
  });

  it("is tried once, whatever becomes of it, unless a switch says otherwise", async () => {
    await own.saveSubscription({ body: toAll });
    partner.status = undefined;
    await publish("e");
    expect(await control.nextDelivery()).toMatchObject({ attempt: 1, status: 0 });
    await control.advanceClock({ body: { seconds: 86_400 } });
    expect(await attempts()).toEqual([[1, "08:00:00", 0]]);
  });

  it("is tried again on the clock, later each time, until it is taken or the attempts are used up", async () => {
    await control.setSwitches({ body: { deliveryAttempts: 4 } });
    await own.saveSubscription({ body: toAll });
    partner.status = 503;
    await publish("e");
    await control.nextDelivery();
    await control.advanceClock({ body: { seconds: 59 } });
    expect(await attempts()).toEqual([
      [1, "08:00:00", 503],
      [2, "08:01:00", undefined],
    ]);
    await control.advanceClock({ body: { seconds: 1 } });
    expect(await control.nextDelivery()).toMatchObject({ attempt: 2, status: 503 });
    await control.advanceClock({ body: { seconds: 3600 } });
    const all = [
      [1, "08:00:00", 503],
      [2, "08:01:00", 503],
      [3, "08:03:00", 503],
      [4, "08:07:00", 503],
    ];
    expect(await attempts()).toEqual(all);

    const event = await publish("f");
    while ((await control.nextDelivery()).eventId !== event);
    partner.status = 204;
    await control.advanceClock({ body: { seconds: 3600 } });
    expect(await attempts()).toEqual([...all, [1, "09:01:00", 503], [2, "09:02:00", 204]]);
  });

  it("is made no more when its subscription is marked for deletion, nor are attempts that were to follow", async () => {
    await control.setSwitches({ body: { deliveryAttempts: 2 } });
    await own.saveSubscription({ body: toAll });
    partner.status = 500;
    await publish("e");
    await control.nextDelivery();
    await own.deleteSubscription({ path: { id: toAll.id } });
    await publish("f");
    await control.advanceClock({ body: { seconds: 3600 } });
    expect(await attempts()).toEqual([[1, "08:00:00", 500]]);
    expect(partner.asked).toEqual([`HEAD ${endpoint}`, `POST ${endpoint}`]);
  });

  it("is waited for only where one will come by itself", async () => {
    await expect(control.nextDelivery()).rejects.toThrow(
      "No delivery is planned: no subscription matches a published event",
    );
    await control.setSwitches({ body: { deliveryAttempts: 2 } });
    await own.saveSubscription({ body: toAll });
    partner.status = 503;
    await publish("e");
    const [made, tooEarly] = await Promise.allSettled([control.nextDelivery(), control.nextDelivery()]);
    expect(made).toMatchObject({ value: { attempt: 1, status: 503 } });
    const message =
      "The next delivery is due at 2030-01-01T08:01:00.000Z, but the clock is at 2030-01-01T08:00:00.000Z; move the clock first.";
    expect(tooEarly).toEqual({ status: "rejected", reason: new Error(message) });
    await control.advanceClock({ body: { seconds: 60 } });
    expect(await control.nextDelivery()).toMatchObject({ attempt: 2 });
    await expect(control.nextDelivery()).rejects.toThrow("No delivery is planned");
    const running = await createSandbox({ clock: "real" });
    await expect(running.control.nextDelivery()).rejects.toThrow("No delivery is planned");
    await running.close();
    await expect(running.control.nextDelivery()).rejects.toThrow("The sandbox is closed");
  });

  it("that waits in a folder is made at the next start", async () => {
    const data = mkdtempSync(join(tmpdir(), "sandbox-"));
    try {
      const first = await createSandbox({ data });
      const delivery = { id: "d-1", applicationId: credentials.application.id, subscriptionId: "s", eventId: "e" };
      const due = { endpoint: "http://127.0.0.1:1/", body: {}, attempt: 1, dueAt: "2030-01-01T07:59:00.000Z" };
      await first.control.saveRecords({ body: { deliveries: [{ ...delivery, ...due }] } });
      await first.close();
      const second = await createSandbox({ data });
      expect(await second.control.nextDelivery()).toMatchObject({ ...delivery, attempt: 1, status: 0 });
      await second.close();
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });

  it("goes over a socket to this machine, where a partner's receiver has its port", async () => {
    const bodies: unknown[] = [];
    const receiver = createEventSubscriptionsReceiver({
      paths: { receiveEvent: "/hooks" },
      handlers: { receiveEvent: ({ body }) => (bodies.push(body), { status: 202 as 200 }) },
    });
    const server = createServer(toNodeListener(receiver));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const home = await createSandbox();
    try {
      const { port } = server.address() as AddressInfo;
      const client = createEventSubscriptionsClient({
        baseUrl: home.baseUrl,
        fetch: home.fetch,
        auth: { bearerToken: home.credentials.application.jwt },
      });
      const webHookConfig = { endpoint: `http://localhost:${port}/hooks` };
      expect((await client.saveSubscription({ body: { ...toAll, webHookConfig } })).status).toBe(200);
      await home.control.publishEvent({ body: { companyId, topic: "public.test", eventType: "e" } });
      expect(await home.control.nextDelivery()).toMatchObject({ status: 202 });
      expect(bodies).toMatchObject([{ eventType: "e", data: {} }]);
    } finally {
      await home.close();
      server.close();
    }
  });
});

describe("an event with a session and a user", () => {
  const sessions = async (): Promise<unknown> => {
    const listed = await control.listRecords({ path: { kind: "sessions" } });
    return (
      listed.status === 200 &&
      listed.data.sessions?.map(({ id, companyId: of, userId: who, eventId }) => [id, of, who, eventId])
    );
  };

  it("opens the session of that user, once, and none of a user of another company", async () => {
    const first = await publish("started", { data: { sessionId: "s-1", userId } });
    await publish("changed", { data: { sessionId: "s-1", userId } });
    await publish("started", { companyId: otherCompany, data: { sessionId: "s-2", userId } });
    await publish("started", { data: { sessionId: 3, userId } });
    expect(await sessions()).toEqual([["s-1", companyId, userId, first]]);
  });
});
