import { type createSandbox } from "../../../sandbox/index.js";

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** A purchase request that the seed's world takes, without its requester. */
export const lamp = {
  purchaseType: "GOODS",
  vendorCode: "V-1001",
  vendorAddressCode: "VA-01",
  description: "Desk lamp",
  quantity: 2,
  unitPrice: 39.5,
} as const;

/** The requester of the seed, in the three ways of naming one. */
export const requester = {
  userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43",
  userEmail: "requester@lindgren.example",
  userLoginId: "requester@lindgren.example",
} as const;

/** A purchase request that the seed's world takes. */
export const order = { userLoginId: requester.userLoginId, currencyCode: "EUR", lineItems: [lamp] };

/** Sends a body as it is; the status, and each error as its code and path. */
export async function refusalOf({ fetch, baseUrl, credentials }: Sandbox, body: unknown): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/purchaserequest/v4/purchaserequests`, {
    method: "POST",
    headers: { authorization: `Bearer ${credentials.company.accessToken}`, "content-type": "application/json" },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const told = (await answer.json()) as { errors?: readonly { errorCode: string; dataPath: string }[] };
  if ("id" in told || "uri" in told) throw new Error("A refusal tells of a purchase request.");
  return [answer.status, ...(told.errors ?? []).map(({ errorCode, dataPath }) => `${errorCode} ${dataPath}`.trim())];
}
