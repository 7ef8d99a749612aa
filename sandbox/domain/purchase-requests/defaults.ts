import type { Row } from "../../store/rows.js";
import type { policies, users, vendors } from "../../store/schema.js";
import type { SentLine, SentPurchaseRequest } from "./sent.js";

/** The unit of measure of a line that names none. */
export const defaultUnit = { GOODS: "EA", SERVICES: "HUR" } as const;

type Members = Readonly<Record<string, unknown>>;

/** The header as it is stored: policy and addresses are filled in where the requester and the policy have them. */
export function headerWithDefaults(
  { lineItems: _, ...header }: SentPurchaseRequest,
  user: Row<typeof users>,
  policy: Row<typeof policies> | undefined,
): Members {
  return withoutNothing({
    policyExternalId: policy?.externalId,
    shipToAddressCode: user.shipToAddressCode ?? undefined,
    billToAddressCode: policy?.billToAddressCode ?? undefined,
    ...header,
  });
}

/** A line as it is stored: receipt type, expense type and unit of measure are filled in. */
export function lineWithDefaults(line: SentLine, vendor: Row<typeof vendors> | undefined): Members {
  const { uoMCode, uomCode, ...rest } = line;
  return withoutNothing({
    receiptType: line.purchaseType === "SERVICES" ? "NONE" : "QUANTITY_RECEIPT",
    expenseType: vendor?.expenseType ?? undefined,
    ...rest,
    uoMCode: uoMCode ?? uomCode ?? defaultUnit[line.purchaseType],
  });
}

function withoutNothing(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
