import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { endpoint, otherApplication, startPartner, toAll, tokenOf } from "./partner.js";

const partner = await startPartner();
const { sandbox } = partner;
const { control, credentials } = sandbox;
const own = partner.subscriptions();
const other = { companyId: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c02", applicationId: credentials.application.id };

afterAll(() => sandbox.close());
beforeEach(async () => {
  await control.resetWorld({});
  partner.asked.splice(0);
  partner.status = 200;
});

/** The status and the message of a refusal. */
async function refusal(answer: Promise<{ readonly status: number }>): Promise<unknown> {
  return [(await answer).status, await partner.detail()];
}

describe("topics", () => {
  it("are those that the scopes of an application open, none for one whose scopes open none", async () => {
    await control.saveRecords({
      body: {
        topics: [
          { name: "a.purchases", scope: "purchaserequest.read" },
          { name: "z.hidden", scope: "other" },
        ],
      },
    });
    expect(await own.listTopics()).toMatchObject({ status: 200, data: ["a.purchases", "public.test"] });
    await control.saveRecords({ body: { topics: [{ name: "public.test", scope: "other" }] } });
    const without = partner.subscriptions(await otherApplication(sandbox));
    expect(await without.listTopics()).toMatchObject({ status: 200, data: [] });
  });

  it("are listed only for applications, while their JWT is valid", async () => {
    const statusFor = async (token: string) => (await partner.subscriptions(token).listTopics()).status;
    const { id: applicationId } = credentials.application;
    expect(await statusFor(credentials.company.accessToken)).toBe(403);
    expect(await statusFor(await tokenOf(control, { applicationId, scopes: ["purchaserequest.read"] }))).toBe(403);
    expect(await statusFor("no token")).toBe(401);
    const { jwt } = credentials.application;
    await control.setClock({ body: { now: "2030-01-01T08:59:59Z" } });
    expect(await statusFor(jwt)).toBe(200);
    await control.setClock({ body: { now: "2030-01-01T09:00:00Z" } });
    expect(await statusFor(jwt)).toBe(401);
  });
});

describe("a subscription", () => {
  it("belongs to the application that saved it, and names the companies that are connected and allow events", async () => {
    expect(await own.saveSubscription({ body: toAll })).toMatchObject({
      status: 200,
      data: { message: "The subscription partner.all was saved." },
    });
    const { id: applicationId } = credentials.application;
    const read = {
      ...toAll,
      applicationId,
      companyIds: [credentials.company.id, other.companyId],
      groups: [],
      scope: "",
    };
    expect((await own.getSubscription({ path: { id: "partner.all" } })).data).toEqual([read]);
    await control.saveRecords({ body: { connections: [{ ...other, allowsEvents: false }] } });
    expect((await own.listSubscriptions()).data).toEqual([{ ...read, companyIds: [credentials.company.id] }]);
  });

  it("is listed with the others of its owner in the order of their creation, and with nobody else's", async () => {
    await own.saveSubscription({ body: { ...toAll, id: "z" } });
    await control.advanceClock({ body: { seconds: 1 } });
    await own.saveSubscription({ body: { ...toAll, id: "a", filter: "eventCreated" } });
    const theirs = partner.subscriptions(await otherApplication(sandbox));
    await theirs.saveSubscription({ body: { ...toAll, id: "m" } });
    const ids = async (client: typeof own) => {
      const { data } = await client.listSubscriptions();
      return (data ?? []).map(({ id, filter }) => [id, filter]);
    };
    expect(await ids(own)).toEqual([
      ["z", ".*"],
      ["a", "eventCreated"],
    ]);
    expect(await ids(theirs)).toEqual([["m", ".*"]]);
    for (const call of [theirs.getSubscription, theirs.deleteSubscription])
      expect(await refusal(call({ path: { id: "z" } }))).toEqual([404, "The subscription does not exist."]);
    expect((await own.getSubscription({ path: { id: "z" } })).status).toBe(200);
  });

  it.each([".", "..", "%2e", "%2E%2e", "a%2Fb", "a/b", "a\u0000", "a\nb", "a\r", "\u202ea", "", "A", "a b"])(
    "has no id such as %j, by which no path could name it",
    async (id) => {
      const body = JSON.stringify({ ...toAll, id });
      const headers = { authorization: `Bearer ${credentials.application.jwt}`, "content-type": "application/json" };
      const url = `${sandbox.baseUrl}/events/v4/subscriptions/webhook`;
      const answer = await sandbox.fetch(url, { method: "PUT", headers, body });
      expect([answer.status, await answer.json()]).toMatchObject([400, { problems: [{ path: "/id" }] }]);
      expect((await own.listSubscriptions()).data).toEqual([]);
    },
  );

  it.each(["...", ".a", "a.", "-", "..a", "a..b"])("may have the id %j", async (id) => {
    expect((await own.saveSubscription({ body: { ...toAll, id } })).status).toBe(200);
    expect((await own.getSubscription({ path: { id } })).status).toBe(200);
  });

  it("has an id that nobody else can have, nor its owner a second time", async () => {
    const inUse = [409, "The name is already in use."];
    await own.saveSubscription({ body: toAll });
    const theirs = partner.subscriptions(await otherApplication(sandbox));
    expect(await refusal(theirs.saveSubscription({ body: toAll }))).toEqual(inUse);
    expect(await refusal(own.saveSubscription({ body: { ...toAll, filter: "x" } }))).toEqual(inUse);
    expect((await own.listSubscriptions()).data).toMatchObject([{ filter: ".*" }]);
  });

  it("takes the place of the owner's older one where a switch allows it, and never that of another's", async () => {
    await own.saveSubscription({ body: toAll });
    expect((await own.saveSubscription({ body: toAll })).status).toBe(409);
    await control.setSwitches({ body: { replaceSubscriptions: true } });
    expect((await own.saveSubscription({ body: { ...toAll, filter: "x" } })).status).toBe(200);
    expect((await own.listSubscriptions()).data).toMatchObject([{ id: "partner.all", filter: "x" }]);
    const theirs = partner.subscriptions(await otherApplication(sandbox));
    expect((await theirs.saveSubscription({ body: toAll })).status).toBe(409);
  });

  it("is gone for its owner when it is marked for deletion, and its id is free for the owner alone", async () => {
    await own.saveSubscription({ body: toAll });
    const path = { id: "partner.all" };
    expect(await own.deleteSubscription({ path })).toMatchObject({
      status: 200,
      data: { message: "The subscription partner.all is marked for deletion." },
    });
    expect((await own.getSubscription({ path })).status).toBe(404);
    expect((await own.deleteSubscription({ path })).status).toBe(404);
    expect((await own.listSubscriptions()).data).toEqual([]);
    const kept = await control.listRecords({ path: { kind: "subscriptions" } });
    expect(kept.status === 200 && kept.data.subscriptions).toMatchObject([{ ...path, isMarkedForDeletion: true }]);
    const theirs = partner.subscriptions(await otherApplication(sandbox));
    expect((await theirs.saveSubscription({ body: toAll })).status).toBe(409);
    expect((await own.saveSubscription({ body: toAll })).status).toBe(200);
  });

  it("needs a topic that the scopes give, and its endpoint is not asked before", async () => {
    const refused = [403, "The scopes give no access to the topic."];
    await control.saveRecords({ body: { topics: [{ name: "z.hidden", scope: "other" }] } });
    expect(await refusal(own.saveSubscription({ body: { ...toAll, topic: "z.hidden" } }))).toEqual(refused);
    expect(await refusal(own.saveSubscription({ body: { ...toAll, topic: "unknown" } }))).toEqual(refused);
    expect(partner.asked).toEqual([]);
  });

  it("needs a filter that is a regular expression in linear time", async () => {
    const refused = [400, "The filter is not a regular expression that takes linear time."];
    for (const filter of ["(", "a{2,1}", "(?=a)b", String.raw`(a)\1`, "a".repeat(1001), "((a{99}){99}){99}"])
      expect([filter, await refusal(own.saveSubscription({ body: { ...toAll, filter } }))]).toEqual([filter, refused]);
    expect(partner.asked).toEqual([]);
  });

  it("needs an endpoint that answers a HEAD request, whatever the status", async () => {
    const refused = [400, "The receiving endpoint is not running."];
    partner.status = undefined;
    expect(await refusal(own.saveSubscription({ body: toAll }))).toEqual(refused);
    partner.status = 200;
    expect((await own.saveSubscription({ body: toAll })).status).toBe(200);
    expect(partner.asked).toEqual([`HEAD ${endpoint}`, `HEAD ${endpoint}`]);
    for (const address of [
      "ftp://partner.example/hooks",
      "mailto:hooks@partner.example",
      "https://user:word@partner.example/hooks",
    ])
      expect(
        await refusal(own.saveSubscription({ body: { ...toAll, id: "b", webHookConfig: { endpoint: address } } })),
      ).toEqual(refused);
    expect(partner.asked).toHaveLength(2);
  });

  it("answers with a correlation header, and takes the one that is sent", async () => {
    const sent = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
    const headers = { "service-correlationid": sent };
    const path = { id: "partner.all" };
    for (const ask of [
      (given: object) => own.listTopics(given),
      (given: object) => own.saveSubscription({ body: toAll, ...given }),
      (given: object) => own.getSubscription({ path, ...given }),
      (given: object) => own.listSubscriptions(given),
      (given: object) => own.deleteSubscription({ path, ...given }),
    ]) {
      expect((await ask({ headers })).response.headers.get("service-correlationid")).toBe(sent);
      const traced = { "service-correlationid": "partner-call-4711" };
      expect((await ask({ headers: traced })).response.headers.get("service-correlationid")).toBe("partner-call-4711");
      const long = { "service-correlationid": "x".repeat(201) };
      expect((await ask({ headers: long })).response.headers.get("service-correlationid")).toMatch(/^[0-9a-f-]{36}$/);
      expect((await ask({})).response.headers.get("service-correlationid")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
