import { fileURLToPath } from "node:url";
import { contractWith } from "./contract.mjs";

const specs = fileURLToPath(new URL("../../../specs", import.meta.url));
const contract = JSON.parse(JSON.stringify(contractWith(3, specs)).replaceAll("#/components/schemas/", "#/$defs/"));
const $defs = contract.components.schemas;

/** The spec's schemas for hand-written servers. */
export const schemas = {
  body: { $ref: "#/$defs/PurchaseRequest", $defs },
  mode: {
    type: "object",
    required: ["mode"],
    properties: { mode: { enum: ["COMPACT"] } },
  },
  page: {
    type: "object",
    required: ["limit"],
    properties: {
      limit: { type: "integer", minimum: 1, maximum: 100 },
      status: { enum: ["PENDING_CREATION", "CREATED", "CREATE_FAILED"] },
      cleared: { type: "boolean" },
    },
  },
  detail: { $ref: "#/$defs/PurchaseRequestDetail", $defs },
  list: { $ref: "#/$defs/PurchaseRequestList", $defs },
  accepted: { $ref: "#/$defs/CreatePurchaseRequestResponse", $defs },
};
