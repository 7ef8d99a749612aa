import { describe, expect, it } from "vitest";
import { hiddenBody, hiddenHeaders, hiddenTarget } from "../../../sandbox/control/hidden-secrets.js";
import { browserOf } from "../support/browser.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl";

describe("headers in the journal", () => {
  it.each([
    "Authorization",
    "Proxy-Authorization",
    "X-Authorization",
    "X-Auth-Token",
    "X-Auth",
    "Cookie",
    "Set-Cookie",
    "X-Api-Key",
    "API-Key",
    "ApiKey",
    "Ocp-Apim-Subscription-Key",
    "X-Functions-Key",
    "X-ConsumerKey",
    "sandbox-control-key",
    "X-Access-Token",
    "X-CSRF-Token",
    "X-Client-Secret",
    "X-Password",
    "X-Amz-Security-Token",
    "X-Signature",
    "Location",
    "Authentication-Info",
    "sandbox-client-certificate",
    "X-Session-Id",
  ])("hide the value of %s", (name) => {
    expect(hiddenHeaders({ [name]: "sesame" })).toEqual({ [name]: "***" });
    expect(hiddenHeaders({ [name.toLowerCase()]: ["sesame", "open"] })).toEqual({ [name.toLowerCase()]: "***" });
  });

  it.each([
    ["X-Forwarded", "Bearer sesame", "***"],
    ["X-Original", "basic c2VzYW1l", "***"],
    ["Referer", "http://127.0.0.1/?code=sesame&a=1", "http://127.0.0.1/?code=***&a=1"],
    ["X-Trace", `before ${jwt} after`, "before *** after"],
    ["X-Original", "JWT sesame", "***"],
    ["X-Original", "AWS4-HMAC-SHA256 Credential=sesame", "***"],
    ["Referer", "http://user:sesame@127.0.0.1/a?b=c@d", "http://***@127.0.0.1/a?b=c@d"],
    ["Content-Type", "application/json", "application/json"],
    ["WWW-Authenticate", 'Bearer realm="a"', 'Bearer realm="a"'],
    ["service-correlationid", "call-1", "call-1"],
  ])("show of %s: %s", (name, value, shown) => {
    expect(hiddenHeaders({ [name]: value })).toEqual({ [name]: shown });
  });
});

describe("targets in the journal", () => {
  it.each([
    ["/a", "access_token=sesame&b=1", "/a?access_token=***&b=1"],
    ["/a", "b=1&refresh_token=sesame", "/a?b=1&refresh_token=***"],
    ["/a", "client%5Fsecret=sesame", "/a?client%5Fsecret=***"],
    ["/a", "%74oken%=sesame", "/a?%74oken%=***"],
    ["/a", "user[password]=sesame", "/a?user[password]=***"],
    ["/a", "apiKey=sesame&api_key=sesame&api-key=sesame", "/a?apiKey=***&api_key=***&api-key=***"],
    ["/a", "b=1;token=sesame", "/a?b=1;token=***"],
    ["/a", "token=a=b", "/a?token=***"],
    ["/a", "data=%7B%22password%22%3A%22sesame%22%7D", "/a?data=***"],
    ["/a", jwt, "/a?***"],
    ["/a", "filter=password%20eq%20%22sesame%22&b=1", "/a?filter=***&b=1"],
    ["/a", "filter=emails+pr+and+password+sw+%22ses", "/a?filter=***"],
    ["/a", "filter=userName%20eq%20%22a%22", "/a?filter=userName%20eq%20%22a%22"],
    [`/a/${jwt}/b`, "", "/a/***/b"],
    ["/a;token=sesame/b", "", "/a;token=***/b"],
    ["/receipt-image-files/sesame", "", "/receipt-image-files/***"],
    ["/Receipt-Image-Files/a/sesame", "", "/Receipt-Image-Files/***"],
    ["/a", "userPwd=sesame&pass=sesame&pin=sesame&passport=1", "/a?userPwd=***&pass=***&pin=***&passport=1"],
    ["/a", "to=http%3A%2F%2Fb%2F%3Fcode%3Dsesame&b=1", "/a?to=***&b=1"],
    ["/a", "to=http%3A%2F%2Fb%2F%3Fstate%3D1", "/a?to=http%3A%2F%2Fb%2F%3Fstate%3D1"],
    ["/a", "to=https%3A%2F%2Fuser%3Asesame%40b%2F", "/a?to=***"],
    ["/a", "h=Basic%20c2VzYW1lOjE=&i=Bearer+sesame-1", "/a?h=***&i=***"],
    ["/a", "searchType=exact&code", "/a?searchType=exact&code"],
  ])("hide secrets in %s?%s", (path, query, shown) => {
    expect(hiddenTarget(path, query)).toBe(shown);
  });
});

describe("bodies in the journal", () => {
  const json = "application/json";
  const form = "application/x-www-form-urlencoded";
  it.each([
    [json, '{"password":"sesame","a":1}', '{"password":"***","a":1}'],
    [json, '{"a":{"refresh_token" : "ses\\"ame"}}', '{"a":{"refresh_token" : "***"}}'],
    [json, '{"pass\\u0077ord":"sesame"}', '{"pass\\u0077ord":"***"}'],
    [json, '{"tokens":["sesame",{"a":"sesame"}],"b":2}', '{"tokens":"***","b":2}'],
    [json, '{"credentials":{"user":"u","x":"ses}ame"},"b":2}', '{"credentials":"***","b":2}'],
    [json, '{"client_secret":12345,"apiKey":true}', '{"client_secret":"***","apiKey":"***"}'],
    [json, '{"password":null,"token":""}', '{"password":null,"token":""}'],
    [
      json,
      '{"token_type":"Bearer","code":"W016","ticket":"T-1"}',
      '{"token_type":"Bearer","code":"W016","ticket":"T-1"}',
    ],
    [json, '{"a":1,"token":"sesa', '{"a":1,"token":"***"'],
    [json, '{"token":["sesame","ses', '{"token":"***"'],
    [
      json,
      '[{"op":"replace","path":"password","value":"sesame"}]',
      '[{"op":"replace","path":"password","value":"***"}]',
    ],
    [json, '{"value":"sesame","name":"api_key"}', '{"value":"***","name":"api_key"}'],
    [json, `{"url":"http://a/?token=sesame&b=1","any":"${jwt}"}`, '{"url":"http://a/?token=***&b=1","any":"***"}'],
    [json, '{"path":"password","value":{"a":"sesame"}}', '{"path":"password","value":"***"}'],
    [json, '{"value":["sesame"],"name":"token","b":2}', '{"value":"***","name":"token","b":2}'],
    [json, '{"a":"https://user:sesame@b/","b":"a@b.example"}', '{"a":"https://***@b/","b":"a@b.example"}'],
    [json, '{"a":"sent Bearer sesame-1","b":"Basic information"}', '{"a":"sent Bearer ***","b":"Basic information"}'],
    ["application/scim+json", '{"password":"sesame"}', '{"password":"***"}'],
    ["", '{"password":"sesame"}', '{"password":"***"}'],
    [json, "{'password': 'sesame', 'b': 1}", "{'password': \"***\", 'b': 1}"],
    [json, "{password: sesame, b: 1}", '{password: "***", b: 1}'],
    [json, '{ access_token : "sesame, open", b: null }', '{ access_token : "***", b: null }'],
    [json, "{'password': 'ses", "{'password': \"***\""],
    [json, "{'password': null, 'token_type': 'a'}", "{'password': null, 'token_type': 'a'}"],
    ["text/plain", "password: sesame open\nuser: a", 'password: "***"\nuser: a'],
    ["application/scim+json", '{"filter":"password eq \\"sesame\\""}', '{"filter":"password eq "***""}'],
    [form, "password=sesame&a=1&client_secret=sesame", "password=***&a=1&client_secret=***"],
    [form, "pass%77ord=sesame", "pass%77ord=***"],
    [form, "ticket=sesame&login=a&code=sesame&key=sesame", "ticket=***&login=a&code=***&key=***"],
    [form, "a=1\r\npassword=sesame\nb=1", "a=1\r\npassword=***\nb=1"],
    ["text/plain", "refresh_token=sesame&a=1", "refresh_token=***&a=1"],
    ["application/xml", '<a><Token x="1">sesame</Token><b>1</b></a>', '<a><Token x="1">***</Token><b>1</b></a>'],
    [
      "application/xml",
      '<a><n:Refresh_Token y=">">sesame</n:Refresh_Token></a>',
      '<a><n:Refresh_Token y=">">***</n:Refresh_Token></a>',
    ],
    ["application/xml", "<Login user='u' password='sesame' b=\"1\"/>", '<Login user=\'u\' password="***" b="1"/>'],
    ["application/xml", "<UnusedTickets>none</UnusedTickets>", "<UnusedTickets>none</UnusedTickets>"],
    [
      "text/html",
      '<input type="hidden" name="ticket" value="sesame" />',
      '<input type="hidden" name="ticket" value="***" />',
    ],
    ["text/html", "<input value='sesame' name='csrf_token'>", "<input value=\"***\" name='csrf_token'>"],
    ["text/html", '<a href="/x?a=1&amp;code=sesame">x</a>', '<a href="/x?a=1&amp;code=***">x</a>'],
    [
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nsesame\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
      '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n***\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--',
    ],
  ])("hide secrets of %s: %s", (type, text, shown) => {
    expect(hiddenBody(text, type)).toBe(shown);
  });

  it("are read in a time that grows with their length", () => {
    const most = 10_000;
    for (const piece of [
      '"',
      "<a ",
      '{"token":',
      "[",
      "&a;",
      "<a b='",
      '"name":"token"',
      "'token':'",
      "token: ",
      "token eq ",
      "--b\r\n",
      "\\",
      "eyJ",
      "://",
      "Basic ",
      "Bearer a",
    ])
      expect(hiddenBody(piece.repeat(most / piece.length), "").length).toBeGreaterThan(0);
  });
});

describe("the journal of a sandbox", async () => {
  const sandbox = await sharedSandbox();

  it("shows no credential of exchanges with any path", async () => {
    const { baseUrl, fetch, control, credentials } = sandbox;
    const headers = { "x-api-key": "sesame", "proxy-authorization": "Basic sesame", cookie: "a=sesame" };
    await fetch(`${baseUrl}/nothing?apikey=sesame`, { headers });
    const browser = browserOf(sandbox);
    const login = `/net2/oauth2/Login.aspx?client_id=${credentials.application.consumerKey}`;
    await browser.open(login);
    const ticket = /name="ticket" value="([^"]*)"/.exec(browser.text)?.[1] ?? "none";
    const grant = {
      client_id: credentials.application.id,
      client_secret: credentials.application.secret,
      username: credentials.company.id,
      password: "lindgren-auth-token",
      grant_type: "password",
      credtype: "authtoken",
    };
    const answer = (await (
      await fetch(`${baseUrl}/oauth2/v0/token`, { method: "POST", body: new URLSearchParams(grant) })
    ).json()) as Record<string, string>;
    const { data } = await control.readJournal();
    const journal = JSON.stringify(data);
    for (const secret of [
      "sesame",
      ticket,
      grant.client_secret,
      grant.password,
      answer["access_token"]!,
      answer["refresh_token"]!,
    ])
      expect(journal).not.toContain(secret);
    expect(journal).not.toMatch(/sandbox-browser=\w/);
  });
});
