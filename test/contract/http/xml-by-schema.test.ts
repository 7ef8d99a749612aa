import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { partiesOf, type Parties } from "../../support/parties.js";
import { adapters, fetchAdapter, type Adapter, type Served } from "./adapters.js";

// XML that a JSON schema describes is the value that its JSON is, on both sides.

type Call = (input?: object, options?: object) => Promise<{ readonly status: number; readonly data: unknown }>;
type Client = Readonly<Record<"changePet" | "listPets", Call>>;

let parties: Parties;
const open: Served[] = [];

beforeAll(async () => {
  parties = await partiesOf("pets", join(import.meta.dirname, "..", "..", "golden", "xml-by-json-schema"));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** A server that returns the pet of a request, and a configured list. */
async function served(adapter: Adapter, list: unknown = []): Promise<Served & { readonly seen: unknown[] }> {
  const seen: unknown[] = [];
  const handlers = {
    changePet: ({ body }: { readonly body: unknown }) => {
      seen.push(body);
      return { status: 200, body };
    },
    listPets: () => ({ status: 200, body: list }),
  };
  const found = await adapter.serve(parties.server["createPetsServer"]!({ handlers }));
  open.push(found);
  return Object.assign(found, { seen });
}

function clientOf(reach: object): Client {
  return (parties.client["createPetsClient"] as unknown as (options: object) => Client)(reach);
}

async function put(text: string | Uint8Array, accept = "application/json"): Promise<Response> {
  const { send } = await served(fetchAdapter);
  const body = text as string;
  return send("/pets", { method: "PUT", body, headers: { "content-type": "application/xml", accept } });
}

const pet = {
  id: 7,
  name: "Rex & <Söhne>",
  alive: true,
  born: null,
  photoUrls: ["a", ""],
  weights: [1.5, 2e21],
  tags: [{ id: 1, name: "old" }, {}],
  parents: [{ id: 8, name: "true", photoUrls: [], parents: [{ id: 9, name: " 12 ", photoUrls: ["7"] }] }],
  chip: { code: "x", maker: '"m"\n' },
  notes: { vet: "Dr. No", food: "1" },
};

const text =
  '<pet id="7"><name>Rex &amp; &lt;Söhne&gt;</name><alive>true</alive>' +
  '<birthday xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>' +
  "<photoUrls><photoUrls>a</photoUrls><photoUrls></photoUrls></photoUrls>" +
  "<weight>1.5</weight><weight>2e+21</weight><labels><tag><id>1</id><name>old</name></tag><tag/></labels>" +
  '<pet id="8"><name>true</name><photoUrls/><pet id="9"><name> 12 </name><photoUrls><photoUrls>7</photoUrls></photoUrls></pet></pet>' +
  '<c:chip xmlns:c="urn:chips" xmlns:m-1="urn:makers" m-1:maker="&quot;m&quot;&#10;"><c:code>x</c:code></c:chip>' +
  "<notes><vet>Dr. No</vet><food>1</food></notes></pet>";

describe.each(adapters)("XML by a JSON schema over $name", (adapter) => {
  it("is the same value as JSON, in requests and in answers", async () => {
    const { reach, seen } = await served(adapter);
    const client = clientOf(reach);
    for (const contentType of ["application/json", "application/xml"]) {
      for (const accept of ["application/json", "application/xml"]) {
        const { data } = await client.changePet({ contentType, body: pet }, { headers: { accept } });
        expect(data).toEqual(pet);
      }
    }
    expect(seen).toEqual([pet, pet, pet, pet]);
  });

  it("is a list under an element that is called as its items are", async () => {
    const { reach, send } = await served(adapter, [pet, pet]);
    expect((await clientOf(reach).listPets()).data).toEqual([pet, pet]);
    expect(await (await send("/pets")).text()).toBe(`<pet>${text}${text}</pet>`);
  });
});

describe("XML by a JSON schema", () => {
  it("is written in the order of the schema, with names, attributes and namespaces as it says", async () => {
    const answer = await put(text, "application/xml");
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it.each<[string, unknown]>([
    ['<pet id=" 7 "><photoUrls/><name/></pet>', { id: 7, name: "", photoUrls: [] }],
    [
      "<pet id='7'>\n <name><![CDATA[<a>]]></name> <!-- c --> <photoUrls>\n</photoUrls>\n</pet>",
      { id: 7, name: "<a>", photoUrls: [] },
    ],
    [
      '<p:pet xmlns:p="urn:any" id="7"><p:name>a</p:name><name xmlns="urn:other">b</name><p:photoUrls/></p:pet>',
      { id: 7, name: "a", photoUrls: [] },
    ],
    [
      '<pet id="7" color="red"><name>a</name><photoUrls/><size><cm>1</cm></size></pet>',
      { id: 7, name: "a", photoUrls: [], color: "red", size: { cm: "1" } },
    ],
    ['<pet id="7"><name>a</name><photoUrls/><note>read-only</note></pet>', { id: 7, name: "a", photoUrls: [] }],
    [
      '<pet id="7"><name>a</name><photoUrls/><notes><__proto__>x</__proto__></notes></pet>',
      { id: 7, name: "a", photoUrls: [], notes: Object.fromEntries([["__proto__", "x"]]) },
    ],
  ])("reads %s", async (xml, value) => {
    const answer = await put(xml);
    expect(await answer.json()).toEqual(value);
    expect(answer.status).toBe(200);
  });

  it("reads other encodings as XML does", async () => {
    const utf16 = Buffer.from(`\ufeff<pet id="7"><name>ä</name><photoUrls/></pet>`, "utf16le");
    expect(await (await put(utf16)).json()).toMatchObject({ name: "ä" });
  });

  it.each([
    ["<dog/>", "xml/root ''"],
    ['<pet id="x"><name>a</name><photoUrls/></pet>', "type '/id'"],
    ["<pet/>", "required ''"],
    ['<pet id="7"><name>a</name><name>b</name><photoUrls/></pet>', "type '/name'"],
    ['<pet id="7"><name><b/></name><photoUrls/></pet>', "type '/name'"],
    ['<pet id="7"><name>a</name><photoUrls>text</photoUrls></pet>', "type '/photoUrls'"],
    [
      '<pet id="7"><name>a</name><photoUrls/><labels><tag><size>1</size></tag></labels></pet>',
      "additionalProperties '/tags/0/size'",
    ],
    ['<pet id="7"><name>a</name><photoUrls/><alive>yes</alive></pet>', "type '/alive'"],
    ["<pet>text</pet>", "type ''"],
    ["<pet><name>a</pet>", "xml/mismatched-tag ''"],
    ['<!DOCTYPE pet [<!ENTITY a "b">]><pet>&a;</pet>', "xml/doctype ''"],
    ["<!DOCTYPE pet><pet/>", "xml/doctype ''"],
    ["<pet>&a;</pet>", "xml/unknown-entity ''"],
    ["<pet>".repeat(300), "xml/too-deep ''"],
  ])("refuses %s", async (xml, problem) => {
    const answer = await put(xml);
    expect(answer.status).toBe(400);
    const { problems } = (await answer.json()) as { problems: readonly { code: string; path: string }[] };
    expect(problems.map(({ code, path }) => `${code} '${path}'`)).toContain(problem);
  });

  it.each<[string, unknown]>([
    ["a character that XML does not have", { ...pet, name: "a\0" }],
    ["a name that is none", { ...pet, notes: { "a><b": "x" } }],
    ["an attribute that is an object", { ...pet, id: {} }],
    ["a value that holds itself", loop()],
  ])("sends nothing of %s", async (_, body) => {
    const { reach, seen } = await served(fetchAdapter);
    const call = clientOf(reach).changePet({ contentType: "application/xml", body }, { validate: { request: false } });
    await expect(call).rejects.toMatchObject({ brand: "specwright/RequestValidationError" });
    expect(seen).toEqual([]);
  });
});

function loop(): object {
  const value: Record<string, unknown> = { ...pet };
  value["parents"] = [value];
  return value;
}
