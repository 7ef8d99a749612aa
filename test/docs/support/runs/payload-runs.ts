import { membership, said, type Run } from "./run.js";

const update =
  '<LoyaltyMembershipUpdate><Membership UniqueID="1"><AccountNo>007</AccountNo></Membership></LoyaltyMembershipUpdate>';

/** Blocks of pages about the validation of payloads and about XML. */
export const payloadRuns: readonly Run[] = [
  {
    page: "docs/how-to/xml.md",
    holds: "client.updateProfile",
    before: `import { createTravelProfileClient } from "./generated/travel-profile/client.js";
const sent: string[] = [];
const take = async (...call: Parameters<typeof globalThis.fetch>) => {
  sent.push(await new Request(...call).text());
  return new Response("<ProfileResponse/>", { headers: { "Content-Type": "application/xml" } });
};
const client = createTravelProfileClient({ baseUrl: "https://api.example", auth: { oauthToken: "token" }, fetch: take });
`,
    result: `sent.map((text) => /<MiddleName [^>]*xsi:nil="true"\\/><JobTitle>Lead</.test(text))`,
    expected: [true],
  },
  {
    page: "docs/how-to/validate-payloads.md",
    holds: "parsePurchaseRequest",
    before: `${said}const text = '{\\n"userEmail": 7 }';\nconst use = (value: unknown) => said.push(value);\n`,
    result: "String(said[0])",
    expected: "2: /userEmail: The value must be of type string, but is of type integer: 7.",
  },
  {
    page: "docs/how-to/xml.md",
    holds: "decodeLoyaltyMembershipUpdate(xml)",
    before: `${said}const xml = ${JSON.stringify(update)};\n`,
    result: "said",
    expected: [update],
  },
  {
    page: "docs/how-to/xml.md",
    holds: "decodeResponse",
    before: `${said}const url = "https://api.example";
const fetch = async (_: string) => new Response(${JSON.stringify(membership)}, { headers: { "Content-Type": "text/html" } });
`,
    result: "(said[0] as { code: string }[]).map(({ code }) => code)",
    expected: ["http/content-type"],
  },
];
