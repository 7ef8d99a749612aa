/** Tests one's own code against the platform itself: no port, a world of its own, and a clock that the test moves. */
import {
  createPurchaseRequestsClient,
  type PurchaseRequestsClient,
} from "@specwright/travel-expense/purchase-requests/client";
import { createSandbox } from "travel-expense-sandbox";

/** The code under test: asks for a lamp. The id of the purchase request, or the codes of what is wrong with it. */
export async function askForLamp(client: PurchaseRequestsClient, vendorCode: string): Promise<string | string[]> {
  const lamp = {
    purchaseType: "GOODS",
    vendorAddressCode: "VA-01",
    description: "Lamp",
    quantity: 1,
    unitPrice: 40,
  } as const;
  const result = await client.createPurchaseRequest({
    body: {
      userLoginId: "requester@lindgren.example",
      currencyCode: "EUR",
      lineItems: [{ ...lamp, vendorCode }],
    },
  });
  if (result.status === 202) return result.data.id ?? "";
  return (result.data.errors ?? []).map(({ errorCode = "" }) => errorCode);
}

/** The code under test: the stage of a purchase request, in words for its requester. */
export async function stageOf(client: PurchaseRequestsClient, id: string): Promise<string> {
  const result = await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
  if (result.status !== 200) return "unknown";
  const { purchaseRequestWorkflowStatus: stage = "in creation", purchaseOrders = [] } = result.data;
  return [stage, ...purchaseOrders.map(({ purchaseOrderNumber = "" }) => purchaseOrderNumber)].join(", ");
}

/** The test: every stage that the requester sees, and a vendor whom the company does not know. */
export async function testLamp(): Promise<readonly unknown[]> {
  const sandbox = await createSandbox({ clock: "fixed" });
  try {
    const { baseUrl, fetch, control, credentials } = sandbox;
    const client = createPurchaseRequestsClient({
      baseUrl,
      fetch,
      auth: { bearerToken: credentials.company.accessToken },
    });
    const seen: unknown[] = [await askForLamp(client, "V-9")];

    const id = String(await askForLamp(client, "V-1001"));
    seen.push(await stageOf(client, id));
    await control.advanceClock({ body: { seconds: 60 } });
    seen.push(await stageOf(client, id));
    await control.movePurchaseRequest({ path: { id }, body: { workflowStatus: "Approved", orderNumbers: ["PO-7"] } });
    seen.push(await stageOf(client, id));
    return seen;
  } finally {
    await sandbox.close();
  }
}
