import { cutMessage, cutTexts } from "../text/visible.js";
import type { ChangeUser, ChangeUsers, RejectedValue, UsageReport } from "../compare/usages/join-usages.js";
import type { SettledChange } from "../compare/final-levels.js";

const maxConsumers = 5;
const maxLines = 2;

/** "3 of 50 consumers read Order.total: billing (src/a.ts:12), mobile, reports"; undefined without usages. */
export function usersText(
  { fingerprint }: Pick<SettledChange, "fingerprint">,
  usage: UsageReport | undefined,
): string | undefined {
  const users = usage?.users.get(fingerprint);
  if (usage === undefined || users === undefined) return undefined;
  const [first, ...others] = users;
  const all = `${usage.consumers} ${usage.consumers === 1 ? "consumer" : "consumers"}`;
  if (first === undefined) return `none of ${all} ${usage.consumers === 1 ? "uses" : "use"} it`;
  const count = first.consumers.length;
  const head = count === 0 ? `none of ${all}` : `${count} of ${all}`;
  const isSingular = (count === 0 ? usage.consumers : count) === 1;
  const more = others.map((one) => otherText(one, count > 0));
  return cutMessage([`${head} ${usesText(first, isSingular)}`, ...more].join("; "));
}

function otherText(users: ChangeUsers, isOther: boolean): string {
  const count = users.consumers.length;
  return `${count} ${isOther ? (count === 1 ? "other " : "others ") : ""}${usesText(users, count === 1)}`;
}

function usesText(users: ChangeUsers, isSingular: boolean): string {
  const { verb, name, consumers } = users;
  const use = `${isSingular ? `${verb}s` : verb} ${name}`;
  return consumers.length === 0 ? use : `${use}: ${consumersText(users)}`;
}

function consumersText({ consumers }: ChangeUsers): string {
  const shown = consumers.slice(0, maxConsumers).map(consumerText);
  const more = consumers.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}

function consumerText({ consumer, owners, at }: ChangeUser): string {
  const more = at.length - maxLines;
  const cut = cutTexts({ consumer, owners: owners.join(" ") });
  const parts = [cut.owners, ...at.slice(0, maxLines)].filter((part) => part !== "");
  const text = `${parts.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return text === "" ? cut.consumer : `${cut.consumer} (${text})`;
}

/** "billing: src/order.ts:12: NewOrder.quantity: 80 is rejected: The number must be at most 50." */
export function rejectedText({ consumer, at, name, value, problem }: RejectedValue): string {
  return cutMessage(
    `${cutTexts({ consumer }).consumer}: ${at}: ${name}: ${value} is rejected by the new version: ${problem}`,
  );
}

/** "2 values in the code of consumers are rejected by the new version." */
export function rejectedCountText({ rejected }: UsageReport): string {
  return rejected.length === 1
    ? "The new version rejects 1 value in the code of consumers."
    : `The new version rejects ${rejected.length} values in the code of consumers.`;
}
