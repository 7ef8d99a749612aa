import { expect, it } from "vitest";
import { createConsoleSessions } from "../../../sandbox/control/console-sessions.js";
import { createServableSandbox } from "../../../sandbox/create-sandbox.js";
import { promise } from "../../support/promise.js";

promise(
  ["sandbox-console-one-browser"],
  "the console opens once by a link, for one browser, and never shows the key",
  async () => {
    const sandbox = await createServableSandbox();
    const { fetch, baseUrl, credentials } = sandbox;
    const { controlKey = "" } = credentials;
    const consoleUrl = `${baseUrl}/sandbox-control/console/`;
    const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
      (await fetch(url, { headers })).status;
    try {
      const link = sandbox.consoleLink() ?? "";
      expect(link).not.toContain(controlKey);
      const closed = ["", "events", "apis.json", "console.js"].map((name) => statusOf(consoleUrl + name));
      expect(await Promise.all(closed)).toEqual([403, 404, 404, 404]);
      const opened = await fetch(link);
      const cookieText = opened.headers.get("set-cookie") ?? "";
      expect([opened.status, cookieText]).toEqual([
        200,
        expect.stringMatching(
          /^sandbox-console=[\w-]+; Path=\/sandbox-control; Max-Age=43200; HttpOnly; SameSite=Strict$/,
        ),
      ]);
      const again = await fetch(link);
      expect([again.status, again.headers.get("set-cookie")]).toEqual([403, null]);
      expect(await statusOf(`${consoleUrl}open/${link.split("/").at(-1)}0`)).toBe(403);

      const cookie = cookieText.split(";")[0] ?? "";
      const page = await fetch(consoleUrl, { headers: { cookie } });
      expect(page.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';.* frame-ancestors 'none'$/,
      );
      const text = await page.text();
      expect(text).not.toContain(controlKey);
      expect(text.match(/<script[^>]*>/g)).toEqual([
        '<script type="module" src="/sandbox-control/console/console.js">',
      ]);

      // A page of another port sends the cookie, but not the header.
      const clock = `${baseUrl}/sandbox-control/v1/clock`;
      const forged = [`${cookie}0`, cookie.replace(/=./, "=9"), `sandbox-console=${link.split("/").at(-1)}`, ""];
      for (const headers of [{ cookie }, ...forged.map((other) => ({ cookie: other, "sandbox-console": "1" }))])
        expect([headers, await statusOf(clock, headers as never)]).toEqual([headers, 401]);
      expect(await statusOf(clock, { cookie, "sandbox-console": "1" })).toBe(200);
      expect((await fetch(consoleUrl, { method: "POST", headers: { cookie } })).status).toBe(405);
    } finally {
      await sandbox.close();
    }
  },
);

it("ends links after an hour and sessions after twelve, and accepts none of another key", () => {
  let time = Date.parse("2030-01-01T08:00:00Z");
  const sessions = createConsoleSessions("a-key-of-a-sandbox", () => time);
  const [early, late] = [sessions.code(), sessions.code()];
  const session = sessions.open(early) ?? "";
  const isOpen = (): boolean => sessions.isOpen(`other=1; sandbox-console=${session}`);
  expect([
    isOpen(),
    createConsoleSessions("another-key-of-one", () => time).isOpen(`sandbox-console=${session}`),
  ]).toEqual([true, false]);
  time += 3_601_000;
  expect([sessions.open(late), isOpen()]).toEqual([undefined, true]);
  time += 12 * 3_600_000;
  expect(isOpen()).toBe(false);
});

it("has no console without the control, but a start page and the API reference", async () => {
  const sandbox = await createServableSandbox({ control: false });
  const { fetch, baseUrl } = sandbox;
  try {
    expect(sandbox.consoleLink()).toBeUndefined();
    const paths = ["/", "/sandbox-reference/", "/sandbox-reference/apis/vendors/index.html"];
    for (const path of paths) {
      const response = await fetch(baseUrl + path);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        ...[path, 200, "text/html; charset=utf-8"],
      ]);
    }
    for (const path of ["/sandbox-control/console/", "/sandbox-reference/../secret", "/sandbox-reference/nothing"])
      expect([path, (await fetch(baseUrl + path)).status]).toEqual([path, 404]);
  } finally {
    await sandbox.close();
  }
});
