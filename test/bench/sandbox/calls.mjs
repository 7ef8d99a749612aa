import { Buffer } from "node:buffer";

const path = "/purchaserequest/v4/purchaserequests";
const line = {
  purchaseType: "GOODS",
  vendorCode: "V-1001",
  vendorAddressCode: "VA-01",
  description: "Desk lamp",
  quantity: 2,
  unitPrice: 39.5,
};
const order = { userLoginId: "requester@lindgren.example", currencyCode: "EUR", lineItems: [line] };
const head = (token) => `Host: localhost\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n`;
const body = JSON.stringify(order);
const content = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Calls of the sandbox by name: functions of a token, which return the request and the status of its response. */
export const calls = {
  get: (token) => ({ status: 200, text: `GET ${path}/PRQ-5001?mode=COMPACT HTTP/1.1\r\n${head(token)}\r\n` }),
  page: (token) => ({
    status: 200,
    text: `GET /profile/identity/v4.1/Users?count=10 HTTP/1.1\r\n${head(token)}\r\n`,
  }),
  post: (token) => ({ status: 202, text: `POST ${path} HTTP/1.1\r\n${head(token)}${content}` }),
};

/** A healthy call, and one of 200 kB with a wrong last line. */
export function hostileCall(token) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const lineItems = [...Array.from({ length: 1500 }, () => line), { ...line, quantity: "two" }];
  return {
    healthy: { method: "GET", path: `${path}/PRQ-5001?mode=COMPACT`, headers, status: 200 },
    hostile: { method: "POST", path, headers, body: JSON.stringify({ ...order, lineItems }) },
  };
}
