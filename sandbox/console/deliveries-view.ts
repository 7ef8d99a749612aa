import type { Delivery } from "../control/generated/control/types.js";
import { announced, callControl } from "./call-control.js";
import { actionButton, dataTable, element } from "./element.js";
import { formatted } from "./entry-view.js";

/** Deliveries that the table shows, the newest. */
const maxShownDeliveries = 200;

/** Deliveries of events, with their attempts. */
export function deliveriesView(): HTMLElement {
  const tables = element("div", {});
  const list = async (): Promise<string> => {
    const deliveries = await callControl<readonly Delivery[]>("GET", "/deliveries");
    const rows = [...deliveries].reverse().slice(0, maxShownDeliveries).map(rowOf);
    const heads = ["Due", "Subscription", "Event", "Attempt", "Result", "Body", "Action"];
    tables.replaceChildren(
      rows.length === 0
        ? element("p", { class: "facts" }, "No event was delivered.")
        : dataTable("Deliveries", heads, rows),
    );
    return `${deliveries.length} attempts.`;
  };
  const rowOf = ({
    id,
    dueAt,
    subscriptionId,
    eventId,
    attempt,
    status,
    body,
    endpoint,
  }: Delivery): readonly (Node | string)[] => [
    dueAt,
    element("span", { title: endpoint }, subscriptionId),
    eventId,
    `${attempt}`,
    status === undefined ? "waits" : status === 0 ? "no response" : `${status}`,
    element(
      "details",
      {},
      element("summary", {}, "Body"),
      element("pre", { tabindex: "0" }, formatted(JSON.stringify(body ?? {}))),
    ),
    actionButton("Resend", () => announced(() => resent(id))),
  ];
  const resent = async (id: string): Promise<string> => {
    await callControl("POST", `/deliveries/${encodeURIComponent(id)}/resend`);
    await list();
    return "The event is delivered again.";
  };
  void announced(list);
  const refresh = actionButton("Refresh", () => announced(list));
  return element("div", {}, element("h1", {}, "Deliveries"), element("p", { class: "actions" }, refresh), tables);
}
