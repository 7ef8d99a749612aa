import { Buffer } from "node:buffer";

/** Payloads of every run, for clients and servers. */
export const token = "bench-token";
export const base = "/purchaserequest/v4/purchaserequests";

const line = {
  purchaseType: "GOODS",
  vendorCode: "V-1001",
  vendorAddressCode: "VA-01",
  description: "Whiteboard for the meeting room",
  quantity: 2,
  unitPrice: 240.5,
  expenseType: "EXP-10",
  receiptType: "QUANTITY_RECEIPT",
  neededByDate: "2030-05-31",
  uoMCode: "EA",
  shipping: 15.25,
  tax: 48.5,
  url: ["https://supplier.example/whiteboard"],
  custom1: "FURN",
};

/** A purchase request with 20 lines. */
export const purchaseRequest = {
  userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43",
  description: "Equipment for the new meeting room",
  policyExternalId: "POLICY-7",
  currencyCode: "EUR",
  shipToAddressCode: "SHIP-1",
  lineItems: Array.from({ length: 20 }, (_, index) => ({ ...line, supplierPartId: `WB-${index}` })),
};

export const accepted = { id: "PRQ-5001", uri: `https://base-url.invalid${base}/PRQ-5001` };

export const detail = {
  purchaseRequestId: "PRQ-5001",
  purchaseRequestNumber: "1200045",
  purchaseRequestQueueStatus: "CREATED",
  purchaseRequestWorkflowStatus: "Approved",
  purchaseOrders: [{ purchaseOrderNumber: "PO-300" }],
  purchaseRequestExceptions: [
    {
      eventCode: "EVENT-1",
      exceptionCode: "EXCEPTION-1",
      isCleared: true,
      prExceptionId: "PRX-9",
      message: "The amount is above the usual limit.",
    },
  ],
};

export const details = Array.from({ length: 20 }, (_, index) => ({ ...detail, purchaseRequestId: `PRQ-${index}` }));

const membership = (number) => `  <Membership UniqueID="PROGRAM-${number}">
    <VendorCode>V-100${number}</VendorCode>
    <VendorType>A</VendorType>
    <AccountNo>AC-100${number}</AccountNo>
    <Status>Second level</Status>
    <StatusBenefits>Early boarding &amp; lounge</StatusBenefits>
    <PointTotal>12500</PointTotal>
    <SegmentTotal>18</SegmentTotal>
    <NextStatus>Third level</NextStatus>
    <PointsUntilNextStatus>7500</PointsUntilNextStatus>
    <SegmentsUntilNextStatus>12</SegmentsUntilNextStatus>
  </Membership>
`;

/** About 2 KB of XML. */
export const memberships = `<LoyaltyMembershipUpdate>\n${[1, 2, 3, 4].map(membership).join("")}</LoyaltyMembershipUpdate>\n`;

const authorized = `Host: bench.example\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n`;
const posted = (type, body) => `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = JSON.stringify(purchaseRequest);

/** Whole requests as they are written to the connection, and the status they must be answered with. */
export const requests = {
  get: {
    status: 200,
    text: `GET ${base}/PRQ-5001?mode=COMPACT HTTP/1.1\r\n${authorized}\r\n`,
  },
  post: { status: 202, text: `POST ${base} HTTP/1.1\r\n${authorized}${posted("application/json", json)}` },
  list: {
    status: 200,
    text: `GET ${base}?limit=20&status=CREATED&cleared=true HTTP/1.1\r\n${authorized}\r\n`,
  },
  xml: {
    status: 200,
    text:
      "POST /api/travelprofile/v1.0/loyalty HTTP/1.1\r\n" +
      `Host: bench.example\r\nAuthorization: OAuth ${token}\r\nAccept: application/xml\r\n` +
      posted("application/xml", memberships),
  },
};
