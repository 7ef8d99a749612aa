import { answerConsent } from "../domain/consent/answer.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";

/** Messages for requests for which the page of the web flow would not be shown. */
const refusals = {
  unknownClient: "No application has this Key.",
  disabledClient: "The application is disabled.",
  badRedirectUri: "The redirect_uri is not a registered address of the application.",
  unknownUser: "No user has this login.",
} as const;

/** Responds to a request for consent for a user, without the page. */
export function consentHandlers({ world }: Control): Pick<ControlHandlers, "answerConsent"> {
  return {
    async answerConsent({ body: { consumerKey, loginId, answer, scopes, redirectUri, state } }) {
      const encodedState = state === undefined ? undefined : encodeURIComponent(state);
      const parameters = { consumerKey, scopes, redirectUri, encodedState };
      const outcome = await answerConsent(world, parameters, { loginId, isGranted: answer === "grant" });
      if (typeof outcome === "string") throw refuse(400, refusals[outcome]);
      return { status: 200, body: outcome };
    },
  };
}
