import { afterAll, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";

const { fetch, baseUrl, close, credentials, control } = await createSandbox({ clock: "2031-05-06T07:08:09Z" });
afterAll(close);

it("errors tell the world's time and draw its identifiers, so that the same calls get the same bytes", async () => {
  await control.resetWorld({});
  const first = await refusals();
  await control.resetWorld({});
  expect(await refusals()).toEqual(first);
  const [notification = "", profile = ""] = first;
  const { errorId, errors } = JSON.parse(notification) as { errorId: string; errors: { errorId: string }[] };
  expect(errors.length).toBeGreaterThan(1);
  expect(new Set([errorId, ...errors.map((each) => each.errorId)]).size).toBe(1 + errors.length);
  expect(profile).toContain("<Server-Time>2031-05-06T07:08:09.000Z</Server-Time>");
});

/** Responses to two rejected requests, whose errors contain identifiers and a time. */
async function refusals(): Promise<readonly string[]> {
  const { application, administrator, company } = credentials;
  const login = Buffer.from(`${administrator?.loginId}:${administrator?.password}`).toString("base64");
  const issued = await fetch(`${baseUrl}/net2/oauth2/accesstoken.ashx`, {
    headers: { Authorization: `Basic ${login}`, "X-ConsumerKey": application.consumerKey },
  });
  const { Token } = (await issued.json()) as { readonly Token: string };
  const answers = [
    await fetch(`${baseUrl}/notifications/v4/messages/nobody/session`, {
      method: "POST",
      headers: { Authorization: `Bearer ${company.accessToken}`, "Content-Type": "application/json" },
      body: "{}",
    }),
    await fetch(`${baseUrl}/api/travelprofile/v2.0/profile?userid_type=login&userid_value=nobody`, {
      headers: { Authorization: `OAuth ${Token}` },
    }),
  ];
  return Promise.all(answers.map(async (answer) => answer.text()));
}
