import type { LegacyTokensHandlers } from "@specwright/travel-expense/legacy-tokens/server";
import type { Account } from "../../domain/accounts.js";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";

/**
 * The handlers of legacy tokens with the results of the hooks: an account, an application's id, the caller of a token.
 */
export type Handlers = LegacyTokensHandlers<Account, { readonly applicationId: string }, LegacyCaller>;
