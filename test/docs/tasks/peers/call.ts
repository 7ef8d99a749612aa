import createClient from "openapi-fetch";
import type { components, paths } from "../../../../generated/purchase-requests/paths.js";
import type { Service } from "../service.js";
import { checkerOf } from "./contract.js";

type Schemas = components["schemas"];
const checkRequest = checkerOf<Schemas["PurchaseRequest"]>("purchase-requests", "PurchaseRequest");
const checkAnswer = checkerOf<Schemas["CreatePurchaseRequestResponse"]>(
  "purchase-requests",
  "CreatePurchaseRequestResponse",
);

/** Creates a purchase request and returns its id. Request and answer are checked. */
export async function call(
  { baseUrl, token, fetch }: Service,
  body: Schemas["PurchaseRequest"],
): Promise<string | undefined> {
  const client = createClient<paths>({ baseUrl, fetch, headers: { Authorization: `Bearer ${token}` } });
  checkRequest(body);
  const { data, error } = await client.POST("/purchaserequest/v4/purchaserequests", { body });
  return checkAnswer(data ?? error).id;
}
