import type { LevelRule, Policy } from "../settings/diff-settings.js";
import type { ChangeId } from "./catalog.js";

/** Members that readers skip who do not know them. */
const unknownMembers: readonly ChangeId[] = [
  "schema/property-added",
  "schema/required-property-added",
  "schema/additional-properties-allowed",
  "schema/unevaluated-properties-allowed",
  "schema/pattern-property-added",
  "header/required-added",
  "header/optional-added",
  "xsd/optional-element-added",
  "xsd/required-element-added",
  "xsd/optional-attribute-added",
  "xsd/required-attribute-added",
];

/** Growth of an error: another code, another member, another shape beside those that are known. */
const growth: readonly ChangeId[] = [
  ...unknownMembers,
  "schema/enum-value-added",
  "schema/branch-added",
  "schema/discriminator-value-added",
  "xsd/enumeration-value-added",
  "media-type/added",
  "error/added",
  "response/error-added",
  "response/default-added",
];

/** The rules that each policy stands for: harm to messages, since types of code are what they are. */
export const policyRules: Readonly<Record<Policy, readonly LevelRule[]>> = {
  readersIgnoreUnknown: [{ id: unknownMembers, direction: "read", level: "info" }],
  errorsMayGrow: [{ id: growth, direction: "read", status: "error", level: "info" }],
};

/** Advice on a change that a policy accepts. */
export const policyHints: Readonly<Record<Policy, string>> = {
  readersIgnoreUnknown:
    'If all consumers ignore unknown parts, set the policy "readersIgnoreUnknown", which accepts this.',
  errorsMayGrow: 'If all callers handle unknown errors, set the policy "errorsMayGrow", which accepts this.',
};
