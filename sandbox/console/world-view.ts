import type { Clock, Fault, Snapshot } from "../control/generated/control/types.js";
import { announced, callControl } from "./call-control.js";
import type { ConsoleApi } from "./console-api.js";
import { actionButton, dataTable, element, labeled, selection } from "./element.js";

/** The clock, snapshots, planned faults and conditions of the world. */
export function worldView(apis: readonly ConsoleApi[]): HTMLElement {
  return element("div", {}, element("h1", {}, "World"), clockPart(), snapshotPart(), faultPart(apis), conditionPart());
}

function clockPart(): HTMLElement {
  const time = element("p", { class: "clock" });
  const show = ({ now, mode }: Clock): string => {
    time.textContent = `${now} (${mode === "fixed" ? "stands" : "runs"})`;
    return `The clock is at ${now}.`;
  };
  const advance = (label: string, seconds: number): HTMLElement =>
    actionButton(label, () => announced(async () => show(await callControl("POST", "/clock/advance", { seconds }))));
  void announced(async () => show(await callControl("GET", "/clock")));
  const moment = element("input", { type: "datetime-local", step: "1", "aria-label": "Moment (UTC)" });
  const set = async (): Promise<string> =>
    show(await callControl("PUT", "/clock", { now: new Date(`${moment.value}Z`).toISOString() }));
  const steps = [
    advance("+1 minute", 60),
    advance("+1 hour", 3600),
    advance("+1 day", 86_400),
    advance("+30 days", 2_592_000),
  ];
  return element(
    "section",
    {},
    element("h2", {}, "Clock"),
    time,
    element(
      "p",
      { class: "actions" },
      ...steps,
      moment,
      actionButton("Set (UTC)", () => announced(set)),
    ),
  );
}

function snapshotPart(): HTMLElement {
  const taken = element("ul", { class: "rows" });
  const list = async (): Promise<void> => {
    const snapshots = await callControl<readonly Snapshot[]>("GET", "/snapshots");
    taken.replaceChildren(...snapshots.map(itemOf));
  };
  const itemOf = ({ id, takenAt }: Snapshot): HTMLElement => {
    const act = (label: string, work: () => Promise<string>): HTMLElement => {
      const button = actionButton(label, () => announced(work));
      button.setAttribute("aria-label", `${label} ${id}`);
      return button;
    };
    const restore = act("Restore", async () => {
      await callControl("POST", `/snapshots/${id}/restore`);
      return `The world is that of ${takenAt}.`;
    });
    const remove = act("Delete", async () => {
      await callControl("DELETE", `/snapshots/${id}`);
      await list();
      return "The snapshot was deleted.";
    });
    return element("li", {}, `${id}, ${takenAt} `, element("span", { class: "actions" }, restore, remove));
  };
  const take = async (): Promise<string> => {
    await callControl("POST", "/snapshots");
    await list();
    return "The snapshot was taken.";
  };
  const reset = async (): Promise<string> => {
    await callControl("POST", "/world/reset", {});
    return "The world begins anew.";
  };
  const actions = [
    actionButton("Take a snapshot", () => announced(take)),
    actionButton("Reset the world", () => announced(reset), "danger"),
  ];
  void announced(async () => (await list(), ""));
  return element("section", {}, element("h2", {}, "Snapshots"), element("p", { class: "actions" }, ...actions), taken);
}

/** Effects with their names in the list. */
const effects = [
  ["status", "503"],
  ["delay", "delay of a second"],
  ["hangUp", "disconnect"],
  ["rateLimit", "429 with Retry-After"],
  ["redirect", "redirect"],
  ["malformed", "half a body"],
  ["oversized", "very long body"],
  ["unknownMember", "unknown property"],
  ["expiredToken", "expired token"],
  ["swappedToken", "token of another company"],
] as const;

function faultPart(apis: readonly ConsoleApi[]): HTMLElement {
  const names = apis.flatMap(({ operations }) =>
    operations.map(({ operationId }) => [operationId, operationId] as const),
  );
  const operation = selection(names);
  const effect = selection(effects);
  const times = selection([
    ["1", "once"],
    ["3", "three times"],
    ["", "always"],
  ]);
  const planned = element("div", {});
  const list = async (): Promise<void> => {
    const faults = await callControl<readonly Fault[]>("GET", "/faults");
    const rows = faults.map(({ id, operationId = "", path = "", effect: kind, times: count, met }) => [
      operationId || path,
      kind,
      count === undefined ? "always" : `${count} times`,
      `${met} calls`,
      actionButton("Remove", () => announced(() => removed(id))),
    ]);
    planned.replaceChildren(
      rows.length === 0
        ? element("p", { class: "facts" }, "No fault is planned.")
        : dataTable("Planned faults", ["Operation", "Effect", "Calls", "Met by", "Action"], rows),
    );
  };
  const removed = async (id: string): Promise<string> => {
    await callControl("DELETE", `/faults/${id}`);
    await list();
    return "The fault was removed.";
  };
  const plan = async (): Promise<string> => {
    const limit = times.value === "" ? {} : { times: Number(times.value) };
    await callControl("POST", "/faults", { operationId: operation.value, effect: effect.value, ...limit });
    await list();
    return "The fault is planned.";
  };
  void announced(async () => (await list(), ""));
  const form = element(
    "p",
    { class: "actions" },
    labeled("Operation", operation),
    labeled("Effect", effect),
    labeled("Calls", times),
    actionButton("Plan", () => announced(plan)),
  );
  return element("section", {}, element("h2", {}, "Faults"), form, planned);
}

/** Conditions that people often need, by the kind of their record. */
const usualConditions = {
  companies: ["disabled", "locked", "maintenance", "logonDenied", "principalDisabled"],
  applications: ["disabled", "notReviewed"],
  users: ["disabled", "locked", "maintenance", "logonDenied"],
} as const;

type ConditionedKind = keyof typeof usualConditions;

/** Records of a kind that the table of conditions shows. */
const maxConditioned = 50;

function conditionPart(): HTMLElement {
  const tables = (Object.keys(usualConditions) as ConditionedKind[]).map((kind) => conditionTable(kind));
  return element("section", {}, element("h2", {}, "Conditions"), ...tables);
}

interface Conditioned {
  /** The id of the record. */
  readonly id: string;
  /** The name of a company or an application. */
  readonly name?: string;
  /** The login of a user. */
  readonly loginId?: string;
  /** Undefined if the record has none. */
  readonly conditions?: readonly string[];
}

function conditionTable(kind: ConditionedKind): HTMLElement {
  const table = element("div", {});
  const list = async (): Promise<void> => {
    const records = await callControl<Readonly<Record<string, readonly Conditioned[] | undefined>>>(
      "GET",
      `/records/${kind}`,
    );
    const shown = [...(records[kind] ?? [])].slice(0, maxConditioned);
    const rows = shown.map((record) => {
      const toggles = usualConditions[kind].map((condition) => toggle(record, condition));
      return [nameOf(record), element("span", { class: "actions" }, ...toggles)];
    });
    table.replaceChildren(dataTable(`Conditions of ${kind}`, [titles[kind], "Conditions"], rows));
  };
  const toggle = (record: Conditioned, condition: string): HTMLElement => {
    const { id, conditions: present = [] } = record;
    const isOn = present.includes(condition);
    const conditions = isOn ? present.filter((other) => other !== condition) : [...present, condition];
    const button = actionButton(condition, () =>
      announced(async () => {
        await callControl("PUT", "/conditions", { kind, id, conditions });
        await list();
        return `${nameOf(record)}: ${conditions.length === 0 ? "no conditions" : conditions.join(", ")}.`;
      }),
    );
    button.setAttribute("aria-pressed", String(isOn));
    button.setAttribute("aria-label", `${condition}: ${nameOf(record)}`);
    return button;
  };
  void announced(async () => {
    await list();
    return "";
  });
  return table;
}

const titles: Readonly<Record<ConditionedKind, string>> = {
  companies: "Company",
  applications: "Application",
  users: "User",
};

function nameOf({ id, name, loginId }: Conditioned): string {
  return name ?? loginId ?? id;
}
