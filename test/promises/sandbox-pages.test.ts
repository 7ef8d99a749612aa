import { expect } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { browserOf } from "../sandbox/support/browser.js";
import { promise } from "../support/promise.js";

/** Opens the page of consent with parameters behind the application's key. */
const login = (more = ""): string => `/net2/oauth2/Login.aspx?client_id=LindgrenConnectKey${more}`;

const user = { login: "requester@lindgren.example", password: "wheels-and-spokes", answer: "grant" };

promise(
  ["sandbox-pages-one-browser"],
  "a form of the sandbox's pages is taken from the browser that it was given to, for ten minutes, and sends nobody elsewhere",
  async () => {
    const sandbox = await createSandbox();
    const { baseUrl, fetch, control } = sandbox;
    const pages = [
      { open: login(), post: "/sandbox-pages/v1/consent", fields: user },
      { open: "/sandbox-pages/v1/marketplace", post: "/sandbox-pages/v1/marketplace", fields: user },
    ];
    try {
      for (const { open, post, fields } of pages) {
        const mine = browserOf(sandbox);
        const page = await mine.open(open);
        expect(page.headers.get("set-cookie")).toMatch(
          /^sandbox-browser=\w{40}; Path=\/sandbox-pages; HttpOnly; SameSite=Strict$/,
        );
        const ticket = /name="ticket" value="([^"]*)"/.exec(mine.text)![1]!;
        // Another site sends the form: its visitor's browser holds no cookie, or one of another page.
        for (const cookie of [undefined, "sandbox-browser=another", `sandbox-browser=${ticket}`]) {
          const body = new URLSearchParams({ ...fields, ticket });
          const forged = await fetch(baseUrl + post, {
            method: "POST",
            body,
            headers: cookie === undefined ? {} : { cookie },
          });
          expect([forged.status, forged.headers.get("location")]).toEqual([cookie === undefined ? 401 : 403, null]);
        }
        expect((await mine.send({ ...fields, ticket: `${ticket}x` })).status).toBe(403);
        await mine.open(open);
        await control.advanceClock({ body: { seconds: 601 } });
        expect((await mine.send(fields)).status).toBe(403);
      }
      for (const address of [
        "https://elsewhere.example/",
        "http://127.0.0.1:8085.elsewhere.example/callback",
        "//elsewhere.example",
      ])
        expect((await fetch(`${baseUrl}${login(`&redirect_uri=${encodeURIComponent(address)}`)}`)).status).toBe(400);
    } finally {
      await sandbox.close();
    }
  },
);

promise(
  ["sandbox-pages-run-nothing"],
  "no page of the sandbox is framed, runs a script or shows a text of others as markup",
  async () => {
    const name = `<img src=x onerror=alert(1)>"'&</style><script>`;
    const { baseUrl, fetch, control, close } = await createSandbox();
    const sandbox = { baseUrl, fetch };
    try {
      const application = {
        id: "a-marked",
        secret: "x",
        consumerKey: "Marked",
        consumerSecret: "x",
        name,
        kind: "supplier",
      } as const;
      const redirectUris = ["http://127.0.0.1:8085/callback"];
      await control.saveRecords({ body: { applications: [{ ...application, redirectUris }] } });
      const browser = browserOf(sandbox);
      const shown: Response[] = [];
      const look = (response: Response): void => void shown.push(response);
      look(await browser.open(`/net2/oauth2/Login.aspx?client_id=Marked&state=${encodeURIComponent(name)}`));
      look(await browser.send({ ...user, password: "wrong" }));
      look(await browser.open("/sandbox-pages/v1/marketplace"));
      look(await browser.send({ ...user, login: name }, 0));
      await browser.open("/sandbox-pages/v1/marketplace");
      look(await browser.send({ ...user, application: "a-marked", way: "supplier" }, 0));
      await browser.open("/sandbox-pages/v1/marketplace");
      look(await browser.send({ ...user, ticket: "none" }, 0));
      for (const page of shown) {
        const text = await page.text();
        expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(text).not.toMatch(/<script|<img|<style/);
        const policy = page.headers.get("content-security-policy") ?? "";
        expect(policy).toMatch(
          /^default-src 'none'; style-src 'self'; form-action [^;]+; base-uri 'none'; frame-ancestors 'none'$/,
        );
        expect([page.headers.get("x-frame-options"), page.headers.get("x-content-type-options")]).toEqual([
          "DENY",
          "nosniff",
        ]);
        expect([page.headers.get("cache-control"), page.headers.get("referrer-policy")]).toEqual([
          "no-store",
          "no-referrer",
        ]);
      }
      expect(shown.map(({ status }) => status)).toEqual([200, 403, 200, 403, 200, 403]);
    } finally {
      await close();
    }
  },
);

promise(
  ["sandbox-control-keyed"],
  "the control of a sandbox answers nobody without a key that each start makes anew, and its journal tells no credential",
  async () => {
    const [sandbox, another] = [await createSandbox(), await createSandbox()];
    const { baseUrl, fetch, control, credentials } = sandbox;
    try {
      const { controlKey = "" } = credentials;
      expect(controlKey).not.toBe(another.credentials.controlKey);
      const ask = async (key?: string) => {
        const headers = key === undefined ? {} : { "sandbox-control-key": key };
        return (await fetch(`${baseUrl}/sandbox-control/v1/journal`, { headers })).status;
      };
      const wrong = [undefined, "", controlKey.slice(1), another.credentials.controlKey];
      expect(await Promise.all(wrong.map(ask))).toEqual(wrong.map(() => 401));
      expect(await ask(controlKey)).toBe(200);

      const { application, company } = credentials;
      const grant = {
        client_id: application.id,
        client_secret: application.secret,
        username: company.id,
        password: "lindgren-auth-token",
      };
      const body = new URLSearchParams({ ...grant, grant_type: "password", credtype: "authtoken" });
      const granted = (await (await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", body })).json()) as Record<
        string,
        string
      >;
      const basic = `Basic ${Buffer.from("admin@lindgren.example:bells-and-brakes").toString("base64")}`;
      const native = await fetch(`${baseUrl}/net2/oauth2/accesstoken.ashx`, {
        headers: { authorization: basic, "x-consumerkey": application.consumerKey },
      });
      const legacy = (await native.json()) as Record<string, string>;
      const pair = `client_id=${application.consumerKey}&client_secret=${application.consumerSecret}`;
      await fetch(`${baseUrl}/net2/oauth2/getaccesstoken.ashx?refresh_token=${legacy["Refresh_Token"]}&${pair}`);
      const journal = JSON.stringify((await control.readJournal()).data);
      const secrets = {
        secret: application.secret,
        authToken: "lindgren-auth-token",
        accessToken: granted["access_token"],
        refreshToken: granted["refresh_token"],
        basic,
        consumerKeyOfHeader: `"${application.consumerKey}"`,
        consumerSecret: application.consumerSecret,
        legacyToken: legacy["Token"],
        legacyRefresh: legacy["Refresh_Token"],
        controlKey,
      };
      const told = Object.entries(secrets).filter(([, secret]) => secret === undefined || journal.includes(secret));
      expect(told).toEqual([]);
      expect(journal).toContain("/net2/oauth2/getaccesstoken.ashx");
    } finally {
      await Promise.all([sandbox.close(), another.close()]);
    }
  },
);
