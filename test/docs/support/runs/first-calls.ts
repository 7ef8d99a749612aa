import { membership, said, type Run } from "./run.js";

/** The first call of an API: the request line with its credential, and the printed values after this response. */
function firstCall(holds: string, response: string, request: string, ...printed: readonly unknown[]): Run {
  const type = response.startsWith("<") ? "application/xml" : "application/json";
  const before = `${said}const baseUrl = "https://api.example";
const token = "a-token";
globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
  const { method, url, headers } = new Request(...call);
  said.push([method, url.slice(baseUrl.length), headers.get("Authorization")].join(" "));
  return new Response(${JSON.stringify(response)}, { headers: { "Content-Type": "${type}" } });
};
`;
  return { page: "docs/reference/apis.md", holds, before, result: "said", expected: [request, ...printed] };
}

/** The first call of each API, in docs/reference/apis.md. */
export const firstCalls: readonly Run[] = [
  firstCall(
    "createCompanyTokensClient(",
    '{"access_token":"t-1","refresh_token":"t-2","expires_in":"3600"}',
    "POST /oauth2/v0/token ",
    ["t-1", "3600"],
  ),
  firstCall(
    "createEventSubscriptionsClient(",
    '{"message":"Saved."}',
    "PUT /events/v4/subscriptions/webhook Bearer a-token",
    "Saved.",
  ),
  firstCall(
    "createIdentityClient(",
    '{"totalResults":1,"itemsPerPage":1,"Resources":[{"id":"8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30","displayName":"Ada"}]}',
    "POST /profile/identity/v4.1/Users/.search Bearer a-token",
    ["8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30", "Ada"],
  ),
  firstCall(
    "createInvoiceDigestsClient(",
    '{"Items":[{"ApprovalStatusCode":"A","PaymentRequestId":"1","PaymentRequestUri":"/1","PaymentStatusCode":"P","VendorName":"V","InvoiceNumber":"INV-1","Total":"9.00"}]}',
    "GET /api/v3.0/invoice/paymentrequestdigests?limit=100&createDateAfter=2026-04-01 Bearer a-token",
    ["INV-1", "9.00"],
  ),
  firstCall(
    "createLegacyTokensClient(",
    '{"Instance_URL":"https://eu.example","Token":"t-1","Expiration_Date":"2031-01-01","Refresh_Token":"t-2"}',
    "GET /net2/oauth2/accesstoken.ashx Basic YWRhQGV4YW1wbGUuY29tOmEtcGFzc3dvcmQ=",
    ["t-1", "https://eu.example"],
  ),
  firstCall("createLoyaltyClient(", membership, "POST /api/travelprofile/v1.0/loyalty OAuth a-token", [
    200,
    "OK",
    undefined,
  ]),
  firstCall(
    "createNotificationsClient(",
    "",
    "POST /notifications/v4/messages/8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30/session Bearer a-token",
    "sent",
  ),
  firstCall(
    "createPurchaseRequestsClient(",
    '{"purchaseRequestQueueStatus":"CREATED"}',
    "GET /purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT Bearer a-token",
    "CREATED",
  ),
  firstCall(
    "createReceiptImagesClient(",
    '{"Items":[{"ID":"receipt-1","URI":"/receipt-1"}]}',
    "GET /api/v3.0/expense/receiptimages?limit=10 Bearer a-token",
    ["receipt-1", "/receipt-1"],
  ),
  firstCall(
    "createTravelProfileClient(",
    "<Profile><FirstName>Jane</FirstName></Profile>",
    "GET /api/travelprofile/v2.0/profile?userid_type=login&userid_value=jane%40example.com OAuth a-token",
    ["Jane", undefined],
  ),
  firstCall(
    "createVendorsClient(",
    '{"Items":[{"VendorCode":"V-1","AddressCode":"A-1","StatusList":[],"VendorName":"Example Supplies"}]}',
    "GET /api/v3.0/invoice/vendors?limit=100&searchType=begins&vendorName=Example Bearer a-token",
    ["V-1", "Example Supplies"],
  ),
];
