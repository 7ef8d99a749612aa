import type { CompanyCaller } from "../caller.js";
import type { World } from "../world.js";
import { and, eq } from "../../store/query.js";
import { approvedDomains, companies, messageTemplates, notifications, sessions, users } from "../../store/schema.js";
import { isApproved } from "./approved-domain.js";

/** A message as it is sent. */
export interface SentMessage {
  readonly sessionId: string;
  readonly templateId: string;
  readonly context?: { readonly url?: string };
}

/** What became of a message: it is sent, or the first thing that stands against it. */
export type SendOutcome =
  "sent" | "companyInMaintenance" | "unknownUser" | "unknownSession" | "unknownTemplate" | "urlNotApproved";

/** Sends a message to a user of the caller's company, inside a session of that user. */
export async function sendMessage(
  { store, clock, identifiers }: World,
  { companyId, applicationId }: CompanyCaller,
  userId: string,
  { sessionId, templateId, context }: SentMessage,
): Promise<SendOutcome> {
  return store.transaction(async (inner) => {
    const { platform } = inner;
    const company = await platform.first(companies, eq(companies.id, companyId));
    if (company?.conditions.includes("maintenance") === true) return "companyInMaintenance";
    const rows = inner.ofCompany(companyId);
    const user = await rows.first(users, and(eq(users.id, userId.toLowerCase()), eq(users.isActive, true)));
    if (user === undefined) return "unknownUser";
    const session = await rows.first(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)));
    if (session === undefined) return "unknownSession";
    const template = await platform.first(messageTemplates, eq(messageTemplates.id, templateId));
    if (template === undefined) return "unknownTemplate";
    const approved = (await platform.find(approvedDomains)).map(({ domain }) => domain);
    if (context?.url !== undefined && !isApproved(context.url, approved)) return "urlNotApproved";
    const id = identifiers.uuid();
    const sent = { id, applicationId, userId: user.id, sessionId, templateId, sentAt: clock.timestamp };
    await rows.insert(notifications, { ...sent, ...(context && { context }) });
    return "sent";
  });
}
