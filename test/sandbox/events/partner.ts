import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { createEventSubscriptionsReceiver } from "@specwright/travel-expense/event-subscriptions/server";
import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { createSandbox, type Sandbox } from "../../../sandbox/index.js";

/** A partner of a sandbox: its subscriptions, and a receiver on the generated stub at https://partner.example/hooks. */
export interface Partner {
  readonly sandbox: Sandbox;
  /** A client of event subscriptions with a token of the seed's application, or with another one. */
  subscriptions(token?: string): ReturnType<typeof createEventSubscriptionsClient>;
  /** The message of the last refusal: the API declares no body for it, so the client does not return it. */
  detail(): Promise<string | undefined>;
  /** The bodies that were received. */
  readonly received: unknown[];
  /** All requests that came to an address of the partner: "HEAD https://partner.example/hooks". */
  readonly asked: string[];
  /** The status of the receiver's response. Undefined if it does not respond at all. */
  status: number | undefined;
}

export const endpoint = "https://partner.example/hooks";

export async function startPartner(): Promise<Partner> {
  const received: unknown[] = [];
  const asked: string[] = [];
  const receiver = toFetchHandler(
    createEventSubscriptionsReceiver({
      paths: { receiveEvent: "/hooks" },
      handlers: {
        receiveEvent({ body }) {
          received.push(body);
          return { status: partner.status as 200 };
        },
      },
    }),
  );
  const sandbox = await createSandbox({
    outgoing: async (input, init) => {
      const request = new Request(input, init);
      asked.push(`${request.method} ${request.url}`);
      if (partner.status === undefined) throw new TypeError("Nobody answers.");
      return receiver(request);
    },
  });
  let last = new Response();
  const partner: Partner = {
    sandbox,
    detail: async () => ((await last.json()) as { readonly detail?: string }).detail,
    subscriptions: (bearerToken = sandbox.credentials.application.jwt) =>
      createEventSubscriptionsClient({
        baseUrl: sandbox.baseUrl,
        async fetch(request) {
          const answer = await sandbox.fetch(request);
          last = answer.clone();
          return answer;
        },
        auth: { bearerToken },
      }),
    received,
    asked,
    status: 200,
  };
  return partner;
}

/** A subscription to every event of the topic that all applications may use. */
export const toAll = { id: "partner.all", filter: ".*", topic: "public.test", webHookConfig: { endpoint } };

/** A second application, which both companies know, with a token of its own. */
export async function otherApplication(
  { control, credentials }: Sandbox,
  scopes = ["events.topic.read"],
): Promise<string> {
  const id = "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e02";
  const application = { id, secret: "s", consumerKey: "k", consumerSecret: "c", name: "Second", scopes };
  const connection = { companyId: credentials.company.id, applicationId: id };
  await control.saveRecords({ body: { applications: [application], connections: [connection] } });
  return tokenOf(control, { applicationId: id });
}

/** A token as the control mints it. */
export async function tokenOf(
  control: Sandbox["control"],
  body: Parameters<Sandbox["control"]["mintToken"]>[0]["body"],
): Promise<string> {
  const minted = await control.mintToken({ body });
  if (minted.status !== 201) throw new Error("No token was minted.");
  return minted.data.token;
}
