import type { CompanyCaller } from "../caller.js";
import type { World } from "../world.js";
import { and, eq } from "../../store/query.js";
import { approvedDomains, companies, messageTemplates, notifications, sessions, users } from "../../store/schema.js";
import { isApproved } from "./approved-domain.js";

/** A message as it is sent. */
export interface SentMessage {
  readonly sessionId: string;
  readonly templateId: string;
  /** Values for the template. Undefined if it needs none. */
  readonly context?: { readonly url?: string };
}

/** A reason against a message. */
export type SendFault =
  | "companyInMaintenance"
  | "unknownUser"
  | "unknownSession"
  | "unknownTemplate"
  | "urlNotApproved";

/** Sends a message to a user of the caller's company, inside a session of that user, unless something stands against it. */
export async function sendMessage(
  { store, clock, identifiers }: World,
  { companyId, applicationId }: CompanyCaller,
  userId: string,
  { sessionId, templateId, context }: SentMessage,
): Promise<readonly SendFault[]> {
  return store.transaction(async (inner) => {
    const { platform } = inner;
    const company = await platform.first(companies, eq(companies.id, companyId));
    if (company?.conditions.includes("maintenance") === true) return ["companyInMaintenance"];
    const rows = inner.ofCompany(companyId);
    const user = await rows.first(users, and(eq(users.id, userId.toLowerCase()), eq(users.isActive, true)));
    const inSession = and(eq(sessions.id, sessionId), eq(sessions.userId, user?.id ?? ""));
    const approved = (await platform.find(approvedDomains)).map(({ domain }) => domain);
    const faults: readonly (SendFault | false)[] = [
      user === undefined && "unknownUser",
      user !== undefined && (await rows.count(sessions, inSession)) === 0 && "unknownSession",
      (await platform.count(messageTemplates, eq(messageTemplates.id, templateId))) === 0 && "unknownTemplate",
      context?.url !== undefined && !isApproved(context.url, approved) && "urlNotApproved",
    ];
    const found = faults.filter((fault) => fault !== false);
    if (user === undefined || found.length > 0) return found;
    const id = identifiers.uuid();
    const sent = { id, applicationId, userId: user.id, sessionId, templateId, sentAt: clock.timestamp };
    await rows.insert(notifications, { ...sent, ...(context && { context }) });
    return [];
  });
}
