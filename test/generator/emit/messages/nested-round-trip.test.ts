import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { pascalCase } from "../../../../generator/text/identifiers.js";
import { partiesOf } from "../../../support/parties.js";
import { closeServed, serve } from "../../../support/served-node.js";

type Message = Readonly<Record<string, unknown>>;
type Client = Readonly<Record<string, (input?: object) => Promise<Message>>>;

/** A client of a golden case, a server on a socket, and the inputs of its handlers. */
async function pair(feature: string, reply: Message = { status: 204 }) {
  const folder = fileURLToPath(new URL(`../../../golden/${feature}`, import.meta.url));
  const { client, server } = await partiesOf(feature, folder);
  const name = pascalCase(feature);
  const received: Message[] = [];
  const handler = (request: Message): unknown => {
    received.push(withPlainBytes(request) as Message);
    return reply;
  };
  const handlers = new Proxy({}, { get: () => handler });
  const onError = (error: unknown): void => expect.unreachable(`${String(error)} ${JSON.stringify(error)}`);
  const served = server[`create${name}Server`]?.({ handlers, onError });
  if (served === undefined) throw new Error(`There is no create${name}Server.`);
  const { port } = await serve(served);
  const sent: { readonly url: string; readonly body: string }[] = [];
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, body: await request.clone().text() });
    return fetch(request);
  };
  const options = { baseUrl: `http://127.0.0.1:${port}`, fetch: watched };
  const calls = client[`create${name}Client`]?.(options as never) as Client;
  const post = (path: string, type: string, body: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers: { "content-type": type }, body });
  return { calls, received, sent, post };
}

/** A value with every Buffer as the Uint8Array that it is. */
function withPlainBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return value.map(withPlainBytes);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withPlainBytes(member)]));
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

afterEach(closeServed);

describe("forms with nested fields, through a socket", () => {
  const order = {
    customer: { name: "Ada L.", age: 36 },
    lines: [{ sku: "a&b", amounts: [1, 2.5] }, { sku: "c" }],
    gifts: [{ sku: "g" }],
    tags: ["x", "y z"],
    due: { before: 7 },
    meta: { flags: [true, false] },
    range: { from: 1, until: 2 },
    parts: { size: 1, parts: [{ size: 2, parts: [{ size: 3 }] }] },
  };

  it("travel in brackets, as lists of names, or as their Encoding Objects say", async () => {
    const { calls, received, sent } = await pair("nested-forms", { status: 200, body: order });
    const result = await calls["placeOrder"]?.({ body: { ...order, comment: "+%" } });
    expect(result).toMatchObject({ status: 200, data: order });
    expect(received).toMatchObject([{ body: { ...order, comment: "+%" } }]);
    expect((sent[0]?.body ?? "").split("&").map((each) => decodeURIComponent(each))).toEqual([
      "comment=+%",
      "customer[name]=Ada+L.",
      "customer[age]=36",
      "lines[0][sku]=a&b",
      "lines[0][amounts][0]=1",
      "lines[0][amounts][1]=2.5",
      "lines[1][sku]=c",
      "gifts[0][sku]=g",
      "tags=x",
      "tags=y+z",
      "due[before]=7",
      'meta={"flags":[true,false]}',
      "from=1",
      "until=2",
      "parts[size]=1",
      "parts[parts][0][size]=2",
      "parts[parts][0][parts][0][size]=3",
    ]);
  });

  it.each([
    ["empty brackets and gaps", "customer[name]=a&tags[]=x&tags[]=y&lines[7][sku]=b&lines[3][sku]=a&due=5"],
    [
      "JSON in the place of objects and lists",
      `customer=${encodeURIComponent('{"name":"a"}')}&tags=x&tags=y&gifts=${encodeURIComponent('[{"sku":"a"}]')}&due=5&lines[][sku]=a&lines[][sku]=b`,
    ],
  ])("are read from %s, as other clients write them", async (_, text) => {
    const { received, post } = await pair("nested-forms", { status: 200, body: order });
    expect((await post("/orders", "application/x-www-form-urlencoded", text)).status).toBe(200);
    expect(received).toMatchObject([{ body: { customer: { name: "a" }, tags: ["x", "y"], due: 5 } }]);
  });

  it("are refused at the place of the fault", async () => {
    const { received, post } = await pair("nested-forms", { status: 200, body: order });
    const places = async (text: string): Promise<unknown> => {
      const answer = await post("/orders", "application/x-www-form-urlencoded", text);
      const { problems } = (await answer.json()) as { problems: { path: string; code: string }[] };
      return [answer.status, ...problems.map(({ path, code }) => `${code} ${path}`)];
    };
    expect(await places("customer[name]=a&lines[0][sku]=b&lines[1][amounts][0]=x")).toEqual([
      400,
      "required /lines/1",
      "type /lines/1/amounts/0",
    ]);
    expect(await places("customer[name]=a&customer[name]=b")).toEqual([400, "http/repeated-parameter /customer/name"]);
    expect(await places("customer[name]=a&lines[0][sku]=b&lines[x]=c")).toEqual([400, "type /lines"]);
    expect(received).toEqual([]);
  });

  it("hold fields that are not named, each of its own type", async () => {
    const { calls, received } = await pair("nested-forms");
    const labels = { a: 1, "b[c]": "d", ["__proto__"]: "e", constructor: 5 };
    await calls["setLabels"]?.({ body: labels });
    const event = { kind: "opened", ids: ["1", "2"], data: { user: { names: ["a", "b"] } } };
    await calls["sendEvent"]?.({ body: event });
    expect(received).toMatchObject([{ body: labels }, { body: event }]);
    expect(Object.getPrototypeOf((received[0] as { body: object }).body)).toBe(Object.prototype);
  });
});

describe("multipart forms, through a socket", () => {
  const photo = { data: utf8("png"), filename: "a.png", contentType: "image/png" };

  it("carry headers of parts, several files, JSON, and parts by their style", async () => {
    const { calls, received, sent } = await pair("multipart-parts");
    const body = {
      photo: { value: photo, headers: { "X-Rating": 5, "X-Crop": [{ x: 1 }, { x: 2 }] } },
      others: [photo, { ...photo, filename: "b.png" }],
      source: "http://a/b",
      place: { x: 1, y: 2 },
      people: [
        { value: { name: "Ada" }, headers: { "X-Face": "left" } },
        { value: { name: "Bob" }, headers: {} },
      ],
      caption: "A caption",
      link: { create: true, ids: [1, 2] },
      sizes: [1, 2, 3],
    };
    expect(await calls["addPhoto"]?.({ body })).toMatchObject({ status: 204 });
    expect(received).toMatchObject([{ body }]);
    const text = sent[0]?.body;
    expect(text).toContain(
      'name="photo"; filename="a.png"\r\nContent-Type: image/png\r\nX-Rating: 5\r\nX-Crop: {"x":1},{"x":2}\r\n\r\npng',
    );
    expect(text).toContain('name="people"\r\nContent-Type: application/json\r\nX-Face: left\r\n\r\n{"name":"Ada"}');
    expect(text).toContain('name="link[ids][1]"\r\n\r\n2\r\n');
    expect(text).toContain('name="sizes"\r\n\r\n1,2,3\r\n');
    expect(text).toContain('name="caption"\r\n\r\nA caption\r\n');
    const other = { photo: body.photo, others: photo, source: photo };
    await calls["addPhoto"]?.({ body: other });
    expect(received[1]).toMatchObject({ body: other });
  });

  it("are refused by client and server where a header of a part is wrong", async () => {
    const { calls, received, post } = await pair("multipart-parts");
    const wrong = { photo: { value: photo, headers: { "X-Rating": 0 } } };
    await expect(calls["addPhoto"]?.({ body: wrong })).rejects.toMatchObject({
      problems: [{ path: expect.stringContaining("/photo/headers/X-Rating") as string }],
    });
    const part = (head: string): string =>
      `--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\nContent-Type: image/png\r\n${head}\r\nx\r\n--b--\r\n`;
    const answers = await Promise.all(
      ["X-Rating: 0\r\n", "", "X-Rating: 1\r\n"].map((head) =>
        post("/photos", "multipart/form-data; boundary=b", part(head)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 204]);
    const told = (await answers[0]?.json()) as { problems: { path: string }[] };
    expect(told.problems.map(({ path }) => path)).toEqual(["/photo/headers/X-Rating"]);
    expect(received).toHaveLength(1);
  });

  it("lost the read-only members of a part only where it had no headers", async () => {
    const { received, post } = await pair("multipart-parts");
    const part = (name: string, head: string, content: string): string =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\n\r\n${content}\r\n`;
    const person = part("people", "Content-Type: application/json", '{"name":"Ada","id":7}');
    const image = part("photo", "Content-Type: image/png\r\nX-Rating: 1", "png");
    expect((await post("/photos", "multipart/form-data; boundary=b", `${person}${image}--b--\r\n`)).status).toBe(204);
    expect(received).toMatchObject([{ body: { people: [{ value: { name: "Ada" }, headers: {} }] } }]);
    expect(JSON.stringify(received)).not.toContain('"id"');
  });

  it("hold files and parts that are not named", async () => {
    const { calls, received } = await pair("multipart-parts");
    await calls["addAttachments"]?.({ body: { note: "n", one: photo, ["__proto__"]: photo } });
    expect(received[0]).toMatchObject({ body: { note: "n", one: photo, ["__proto__"]: photo } });
    await calls["addAnything"]?.({ body: { text: "t", data: { a: [1] }, file: photo, list: ["a", "b"] } });
    expect(received[1]).toMatchObject({ body: { text: "t", data: { a: [1] }, file: photo, list: ["a", "b"] } });
  });

  it("keep the alternatives of a form apart", async () => {
    const { calls, received } = await pair("multipart-parts");
    await calls["addDraft"]?.({ body: { text: "t" } });
    await calls["addDraft"]?.({ body: { file: photo } });
    expect(received).toMatchObject([{ body: { text: "t" } }, { body: { file: photo } }]);
    await expect(calls["addDraft"]?.({ body: { file: photo, text: "t" } })).rejects.toThrow();
  });
});

describe("parameters with nested values, through a socket", () => {
  it("arrive as they were sent, in every place and style", async () => {
    const { calls, received, sent } = await pair("nested-parameters", {
      status: 204,
      headers: { "X-Pages": [[1, 2], [3]] },
    });
    const points = [{ x: 1, name: "a, b=c|d e" }, { x: -2.5 }];
    const line = { start: { x: 1, name: "é;" }, width: 3 };
    const input = {
      path: { simple: points, label: line, matrix: points },
      query: {
        form: points,
        line,
        joined: points,
        spaced: [{ name: "a b" }, {}],
        piped: [{ name: "|" }],
        deep: { name: "r", groups: [{ name: "s", groups: [{ name: "t" }] }] },
        some: ["a", "b"],
        limit: 5,
      },
      headers: { "X-Points": points, "X-Line": { ...line, start: { x: 1 } }, "X-Json": { width: 1 } },
      cookies: { seen: points, last: { x: 1 } },
    };
    const result = await calls["findNested"]?.(input);
    expect(received).toEqual([input]);
    expect(result).toMatchObject({ status: 204, headers: { "X-Pages": [[1, 2], [3]] } });
    const query = decodeURIComponent(new URL(sent[0]?.url ?? "").search);
    expect(query).toContain("form[0][x]=1&form[0][name]=a, b=c|d e&form[1][x]=-2.5&start[x]=1&start[name]=é;&width=3");
    expect(query).toContain("deep[name]=r&deep[groups][0][name]=s&deep[groups][0][groups][0][name]=t&some=a&some=b");
  });
});
