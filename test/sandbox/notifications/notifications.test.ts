import { createNotificationsClient } from "@specwright/travel-expense/notifications/client";
import { beforeEach, describe, expect, it } from "vitest";
import { tokenOf } from "../events/partner.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, credentials, baseUrl } = sandbox;
const companyId = credentials.company.id;
const otherCompany = "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c02";
const userId = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43";
const colleague = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a44";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const message = { sessionId: "s-1", templateId: "welcome" };

beforeEach(async () => {
  await control.resetWorld({});
  const event = { companyId, topic: "public.test", eventType: "started", data: { sessionId: "s-1", userId } };
  await control.publishEvent({ body: event });
});

const clientOf = (companyToken: string) =>
  createNotificationsClient({ baseUrl, fetch: sandbox.fetch, auth: { companyToken } });
const own = clientOf(credentials.company.accessToken);

/** The response to a message: its status, and the codes of the error and of its nested errors. */
async function outcome(
  body: typeof message & { readonly context?: object },
  to = userId,
  client = own,
): Promise<readonly unknown[]> {
  const answer = await client.sendMessage({ path: { userId: to }, body });
  if (answer.status === 200) return [200];
  const { errorCode, errors = [] } = answer.data;
  return [answer.status, errorCode, ...errors.map((each) => each.errorCode)];
}

/** The response to a body that no client would send. */
async function raw(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return sandbox.fetch(`${baseUrl}/notifications/v4/messages/${userId}/session`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${credentials.company.accessToken}`,
      "Content-Type": "application/json",
      ...headers,
    },
    body,
  });
}

describe("a message", () => {
  it("is sent to a user in a session that came from an event, and is answered by headers alone", async () => {
    const context = { url: "https://example.com/trips/17", tripName: "Oslo" };
    const answer = await own.sendMessage({ path: { userId }, body: { ...message, context } });
    expect([answer.status, await answer.response.text()]).toEqual([200, ""]);
    const listed = await control.listNotifications();
    expect(listed.status === 200 && listed.data).toMatchObject([
      {
        companyId,
        applicationId: credentials.application.id,
        userId,
        ...message,
        context,
        sentAt: "2030-01-01T08:00:00.000Z",
      },
    ]);
  });

  it("goes to users of the token's company who are active, and to nobody else", async () => {
    const unknown = [404, "http-404", "unknownUser"];
    expect(await outcome(message, userId.toUpperCase())).toEqual([200]);
    expect(await outcome(message, "nobody")).toEqual(unknown);
    const theirs = clientOf(
      await tokenOf(control, { applicationId: credentials.application.id, companyId: otherCompany }),
    );
    expect(await outcome(message, userId, theirs)).toEqual(unknown);
    const users = await control.listRecords({ path: { kind: "users" } });
    const user = users.status === 200 ? users.data.users?.find(({ id }) => id === userId) : undefined;
    await control.saveRecords({ body: { users: [{ ...user!, isActive: false }] } });
    expect(await outcome(message)).toEqual(unknown);
  });

  it("needs a session of its user", async () => {
    const unknown = [404, "http-404", "unknownSession"];
    expect(await outcome({ ...message, sessionId: "s-2" })).toEqual(unknown);
    expect(await outcome(message, colleague)).toEqual(unknown);
  });

  it("needs a template that was configured", async () => {
    expect(await outcome({ ...message, templateId: "farewell" })).toEqual([404, "http-404", "unknownTemplate"]);
    await control.saveRecords({ body: { messageTemplates: [{ id: "farewell", text: "Good bye." }] } });
    expect(await outcome({ ...message, templateId: "farewell" })).toEqual([200]);
  });
});

describe("the address in a message", () => {
  const approved = [
    "https://example.com",
    "http://example.com/trips?a=1#b",
    "https://www.example.com/",
    "https://a.b.example.com/",
    "HTTPS://EXAMPLE.COM/",
    "https://example.com:8443/",
    "https://example.com./",
    "https://example.com/@elsewhere.example",
    "https://münchen.example/",
    "https://xn--mnchen-3ya.example/",
  ];

  const lookAlikes = [
    "https://elsewhere.example/",
    "https://badexample.com/",
    "https://example.com.elsewhere.example/",
    "https://example.community/",
    "https://com/",
    "https://example.com@elsewhere.example/",
    "https://example.com:80@elsewhere.example/",
    "https://user@example.com/",
    String.raw`https://elsewhere.example\@example.com/`,
    String.raw`https://example.com\.elsewhere.example/`,
    "https://elsewhere.example/https://example.com/",
    "https://elsewhere.example?.example.com",
    "https://elsewhere.example#.example.com",
    "https://elsewhere.example%2eexample.com/",
    "https://elsewhere.example%23.example.com/",
    "https://example.com../",
    "https://.example.com/",
    "https://еxample.com/",
    "https://xn--xample-2of.com/",
    "https://example.com:65536/",
    "https:///example.com/",
    "https:example.com",
    "//example.com/",
    "example.com",
    "/trips/17",
    "javascript://example.com/%0aalert(1)",
    "ftp://example.com/",
    " https://example.com/",
    "https://exam\nple.com/",
    "https://example.com/\t",
    "https://93.184.215.14/",
    "https://[::1]/",
    "",
  ];

  /** Each address with the outcome of a message that has it. */
  const outcomes = async (urls: readonly string[]): Promise<readonly unknown[]> => {
    const told: unknown[] = [];
    for (const url of urls) told.push([url, ...(await outcome({ ...message, context: { url } }))]);
    return told;
  };

  it("may lead to an approved domain, and below it", async () => {
    await control.saveRecords({ body: { approvedDomains: [{ domain: "München.example" }] } });
    expect(await outcomes(approved)).toEqual(approved.map((url) => [url, 200]));
  });

  it("may not lead to what looks like one", async () => {
    expect(await outcomes(lookAlikes)).toEqual(lookAlikes.map((url) => [url, 400, "http-400", "urlNotApproved"]));
  });

  it("may lead nowhere where no domain is approved", async () => {
    await control.deleteRecord({ path: { kind: "approvedDomains", id: "example.com" } });
    expect((await outcome({ ...message, context: { url: "https://example.com/" } }))[0]).toBe(400);
  });
});

describe("a refused message", () => {
  it("is answered with an error that holds one for each fault, each with an id of its own", async () => {
    const answer = await raw("{}");
    const body = (await answer.json()) as { errorId: string; errors: { errorId: string }[] };
    expect([answer.status, answer.headers.get("Content-Type"), body]).toEqual([
      400,
      "application/json",
      {
        errorId: expect.stringMatching(uuid) as string,
        errorCode: "http-400",
        errorMessage: expect.stringContaining("sessionId") as string,
        errors: [
          {
            errorId: expect.stringMatching(uuid) as string,
            errorCode: "missingSessionId",
            errorMessage: "The sessionId is missing.",
          },
          {
            errorId: expect.stringMatching(uuid) as string,
            errorCode: "missingTemplateId",
            errorMessage: "The templateId is missing.",
          },
        ],
      },
    ]);
    expect(new Set([body.errorId, ...body.errors.map(({ errorId }) => errorId)]).size).toBe(3);
  });

  it("gets all errors, under the status of the first", async () => {
    const wrong = { sessionId: "s-2", templateId: "farewell", context: { url: "https://elsewhere.example/" } };
    expect(await outcome(wrong)).toEqual([404, "http-404", "unknownSession", "unknownTemplate", "urlNotApproved"]);
    expect(await outcome(wrong, "nobody")).toEqual([
      404,
      "http-404",
      "unknownUser",
      "unknownTemplate",
      "urlNotApproved",
    ]);
    expect(await control.listNotifications()).toMatchObject({ data: [] });
  });

  it("has a status and an error record for each reason", async () => {
    const { id: applicationId } = credentials.application;
    const statusFor = async (token: string) => (await outcome(message, userId, clientOf(token))).slice(0, 2);
    expect(await outcome({ ...message, templateId: 3 as unknown as string }).catch(() => "not sent")).toBe("not sent");
    expect((await raw('{"sessionId":"s-1","templateId":3}')).status).toBe(400);
    expect((await raw("{")).status).toBe(400);
    expect(await statusFor("no token")).toEqual([401, "http-401"]);
    expect(
      await statusFor(await tokenOf(control, { applicationId, companyId, scopes: ["purchaserequest.read"] })),
    ).toEqual([403, "http-403"]);
    expect(await statusFor(credentials.application.jwt)).toEqual([403, "http-403"]);
    expect(await statusFor(await tokenOf(control, { applicationId, companyId, userId }))).toEqual([403, "http-403"]);
    await control.setConditions({ body: { kind: "companies", id: companyId, conditions: ["maintenance"] } });
    expect(await outcome(message)).toEqual([503, "http-503", "companyInMaintenance"]);
    await control.advanceClock({ body: { seconds: 3600 } });
    expect(await statusFor(credentials.company.accessToken)).toEqual([401, "http-401"]);
  });
});

describe("a failure that the control has planned", () => {
  it.each([500, 503, 504] as const)(
    "has the status %i, the error record and the correlation header",
    async (status) => {
      await control.addFault({ body: { operationId: "sendMessage", effect: "status", status, times: 1 } });
      const answer = await own.sendMessage({ path: { userId }, body: message });
      expect([answer.status, answer.data]).toEqual([
        status,
        {
          errorId: expect.stringMatching(uuid) as string,
          errorCode: `http-${status}`,
          errorMessage: "This fault was planned.",
          errors: [expect.objectContaining({ errorMessage: "This fault was planned." })],
        },
      ]);
      expect(answer.response.headers.get("service-correlationid")).toMatch(uuid);
      expect(answer.response.headers.get("content-type")).toBe("application/json");
      expect(await control.listNotifications()).toMatchObject({ data: [] });
      expect((await own.sendMessage({ path: { userId }, body: message })).status).toBe(200);
    },
  );
});

describe("a body that cannot be read", () => {
  it("is refused under a status of the document, with its error record", async () => {
    const answers = [
      await raw(JSON.stringify(message), { "Content-Type": "text/plain" }),
      await raw(JSON.stringify({ ...message, context: { note: "x".repeat(12_000_000) } })),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/json"]);
      expect(await answer.json()).toMatchObject({ errorId: expect.stringMatching(uuid) as string, errors: [{}] });
    }
  });
});

describe("the correlation header", () => {
  it("is a UUID in every answer, that of the request where it has one", async () => {
    const sent = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
    const body = JSON.stringify(message);
    const ids: (string | null)[] = [];
    const statuses: number[] = [];
    for (const answer of [
      await raw(body),
      await raw("{}"),
      await raw(body, { Authorization: "" }),
      await raw(body, { "Content-Type": "text/plain" }),
    ]) {
      ids.push(answer.headers.get("service-correlationid"));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 400, 401, 400]);
    expect(ids).toEqual(Array(4).fill(expect.stringMatching(uuid)));
    expect(new Set(ids).size).toBe(4);
    expect((await raw("{}", { "service-correlationid": sent })).headers.get("service-correlationid")).toBe(sent);
  });
});
