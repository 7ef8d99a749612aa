import {
  createCompanyTokensClient,
  type IssueCompanyTokenResult,
} from "@specwright/travel-expense/company-tokens/client";
import { createEventSubscriptionsReceiver } from "@specwright/travel-expense/event-subscriptions/server";
import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { createSandbox, type Sandbox } from "../../../sandbox/index.js";
import { browserOf } from "../support/browser.js";
import { known } from "../support/seeds.js";

/** The address at which the partner of the story hears of events. */
export const endpoint = "https://partner.example/hooks";

/** A person who signs in. */
export interface Person {
  readonly username: string;
  readonly password: string;
}

/** The world of the story: its seed, in which the application is not connected with the company yet. */
export async function beginning(): Promise<{ readonly sandbox: Sandbox; readonly heard: unknown[] }> {
  const heard: unknown[] = [];
  const receiver = toFetchHandler(
    createEventSubscriptionsReceiver({
      paths: { receiveEvent: "/hooks" },
      handlers: { receiveEvent: ({ body }) => (heard.push(body), { status: 200 }) },
    }),
  );
  const sandbox = await createSandbox({ outgoing: (input, init) => receiver(new Request(input, init)) });
  const id = `${known.lindgren},${known.connector}`;
  await sandbox.control.deleteRecord({ path: { kind: "connections", id } });
  return { sandbox, heard };
}

/** Connects an application at the marketplace as a signed-in user; returns the response to the form. */
export async function connectAt(
  sandbox: Sandbox,
  { username, password }: Person,
  applicationId: string,
  way: "company" | "supplier",
): Promise<Response> {
  const browser = browserOf(sandbox);
  await browser.open("/sandbox-pages/v1/marketplace");
  const forms = browser.text.match(/<form[^]*?<\/form>/g) ?? [];
  const isFor = (form: string): boolean =>
    form.includes(`name="application" value="${applicationId}"`) && form.includes(`name="way" value="${way}"`);
  return browser.send({ login: username, password }, forms.findIndex(isFor));
}

/** The response to the application, which exchanges a given token for the company. */
export function grantedTo(
  { baseUrl, fetch, credentials }: Sandbox,
  authToken: string,
): Promise<IssueCompanyTokenResult> {
  const { id, secret } = credentials.application;
  return createCompanyTokensClient({ baseUrl, fetch }).issueCompanyToken({
    body: {
      client_id: id,
      client_secret: secret,
      grant_type: "password",
      username: known.lindgren,
      password: authToken,
      credtype: "authtoken",
    },
  });
}

/** The record of the bill of the story, which no interface writes; its owner is added. */
export const digest = {
  id: "digest-walk",
  companyId: known.lindgren,
  submitDate: "2030-01-01",
  digest: {
    ApprovalStatusCode: "APPROVAL-1",
    CreateDate: "2030-01-01",
    CurrencyCode: "EUR",
    InvoiceNumber: "INV-7001",
    IsDeleted: false,
    PaymentRequestId: "invoice-walk",
    PaymentStatusCode: "PAYMENT-2",
    Total: "120.00",
    VendorName: "Saddles of Oslo",
  },
  createdAt: "2030-01-01T08:00:00.000Z",
} as const;
