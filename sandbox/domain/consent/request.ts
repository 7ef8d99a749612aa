import type { Row } from "../../store/rows.js";
import type { applications } from "../../store/schema.js";
import { applicationByKey } from "../accounts.js";
import type { World } from "../world.js";
import { returnAddress } from "./return-address.js";

/** The parameters by which an application starts the web flow. */
export interface ConsentParameters {
  /** The key of the application. */
  readonly consumerKey: string;
  /** Requested scopes. Undefined if the parameter was not sent. */
  readonly scopes?: readonly string[] | undefined;
  /** The address to return to. Undefined if the parameter was not sent. */
  readonly redirectUri?: string | undefined;
  /** As it was sent, still percent-encoded. */
  readonly encodedState?: string | undefined;
}

/** A request for consent: it is complete, and the application may make it. */
export interface ConsentRequest {
  /** The row of the application that asks. */
  readonly application: Row<typeof applications>;
  /** Scopes that the page shows to the user. */
  readonly scopes: readonly string[];
  /** The address to which the browser goes afterwards. */
  readonly returnTo: string;
  readonly encodedState: string | undefined;
}

/**
 * Validates a request for consent before the page is shown, since users are only redirected to addresses of the
 * application.
 */
export async function readConsentRequest(
  world: World,
  { consumerKey, scopes = [], redirectUri, encodedState }: ConsentParameters,
): Promise<ConsentRequest | "unknownClient" | "disabledClient" | "badRedirectUri"> {
  const application = await applicationByKey(world, consumerKey);
  if (application === undefined) return "unknownClient";
  if (application.conditions.includes("disabled")) return "disabledClient";
  const returnTo = returnAddress(redirectUri, application.redirectUris);
  return returnTo === undefined
    ? "badRedirectUri"
    : { application, scopes: [...new Set(scopes)], returnTo, encodedState };
}
