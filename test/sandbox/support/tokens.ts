import type { Sandbox } from "../../../sandbox/index.js";
import { known } from "./seeds.js";

interface Minted {
  readonly applicationId?: string;
  readonly companyId?: string;
  readonly userId?: string;
  readonly scopes?: string[];
}

/** A token of a company, or of a user of it, for the application of the seed unless another one is named. */
export async function minted(
  { control }: Pick<Sandbox, "control">,
  { applicationId, companyId, ...more }: Minted = {},
): Promise<string> {
  const owner = { applicationId: applicationId ?? known.connector, companyId: companyId ?? known.lindgren };
  const body = { ...owner, force: true, ...more };
  const answer = await control.mintToken({ body });
  if (answer.status !== 201) throw new Error("No token was minted.");
  return answer.data.token;
}

/** A legacy token of a user, good for a year of the clock of the seed; without a user it is one of the company. */
export async function legacyToken(
  { control }: Pick<Sandbox, "control">,
  { applicationId = known.connector, userId, scopes = ["TRVPRF"] }: Omit<Minted, "companyId"> = {},
): Promise<string> {
  const token = `legacy-token-of-${applicationId}-${userId ?? "company"}-${scopes.join("-")}`;
  const times = { createdAt: "2030-01-01T08:00:00.000Z", expiresAt: "2031-01-01T08:00:00.000Z" };
  const record = { token, applicationId, companyId: known.lindgren, scopes, ...times };
  await control.saveRecords({ body: { legacyTokens: [{ ...record, ...(userId !== undefined && { userId }) }] } });
  return token;
}
