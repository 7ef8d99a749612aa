import { describe, expect, it } from "vitest";
import { sharedSandbox } from "./support/shared-sandbox.js";

const sandbox = await sharedSandbox();

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("the correlation header", () => {
  it.each([
    ["GET", "/api/v3.0/invoice/vendors"],
    ["DELETE", "/api/v3.0/invoice/vendors?vendorCode=V-9&addressCode=VA-9"],
    ["PUT", "/api/v3.0/invoice/vendor/banks"],
    ["PUT", "/api/v3.0/invoice/vendor/groups?vendorCode=V-9&addressCode=VA-9"],
    ["GET", "/api/v3.0/invoice/paymentrequestdigests"],
    ["GET", "/api/v3.0/invoice/paymentrequestdigests/invoice-9"],
    ["GET", "/invoice/localizeddata"],
    ["POST", "/api/travelprofile/v1.0/loyalty"],
    ["GET", "/api/travelprofile/v2.0/profile"],
    ["POST", "/api/travelprofile/v2.0/profile"],
    ["PUT", "/api/travelprofile/v2.0/profile"],
    ["GET", "/api/v3.0/expense/receiptimages"],
    ["POST", "/api/v3.0/expense/receiptimages"],
    ["GET", "/api/v3.0/expense/receiptimages/receipt-9"],
    ["PUT", "/api/v3.0/expense/receiptimages/receipt-9"],
    ["DELETE", "/api/v3.0/expense/receiptimages/receipt-9"],
    ["GET", "/receipt-image-files/key-9"],
  ])("of %s %s comes back as it was sent, and is made where none was sent", async (method, path) => {
    const asked = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
    const headers = { authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    const answer = await sandbox.fetch(sandbox.baseUrl + path, {
      method,
      headers: { ...headers, "service-correlationid": asked },
    });
    expect(answer.headers.get("service-correlationid")).toBe(asked);
    const without = await sandbox.fetch(sandbox.baseUrl + path, { method, headers });
    expect(without.headers.get("service-correlationid")).toMatch(uuid);
  });
});
