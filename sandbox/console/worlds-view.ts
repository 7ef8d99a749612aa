import type { SandboxWorld, Snapshot } from "../control/generated/control/types.js";
import { announced, callControl, shownWorld } from "./call-control.js";
import { actionButton, dataTable, element, labeled, selection } from "./element.js";
import type { WorldChooser } from "./world-chooser.js";

const defaultName = "default";

/** Lifetimes in seconds. */
const lifetimes = [
  ["3600", "an hour"],
  ["600", "ten minutes"],
  ["86400", "a day"],
  ["604800", "a week"],
] as const;

/** All worlds: created, shown and deleted. */
export function worldsView(chooser: WorldChooser): HTMLElement {
  const table = element("div", {});
  const origin = selection([["", "the seed"]]);
  const list = async (): Promise<string> => {
    const worlds = await chooser.refresh();
    const snapshots = await callControl<readonly Snapshot[]>("GET", "/snapshots");
    const options = [
      ["", "the seed"],
      ...worlds.map(({ name }) => [`world ${name}`, `world ${name}`]),
      ...snapshots.map(({ id, takenAt }) => [`snapshot ${id}`, `${id} of ${shownWorld.name}, ${takenAt}`]),
    ];
    origin.replaceChildren(...options.map(([value, text = ""]) => element("option", { value }, text)));
    const heads = ["Name", "Address", "Deleted at", "Actions"];
    table.replaceChildren(dataTable("Worlds", heads, worlds.map(rowOf)));
    return "";
  };
  const rowOf = ({ name, url, expiresAt = "never" }: SandboxWorld): readonly (Node | string)[] => [
    name,
    url,
    expiresAt,
    element("span", { class: "actions" }, ...actionsOf(name)),
  ];
  const actionsOf = (name: string): readonly HTMLElement[] => {
    const show = actionButton(`Show ${name}`, () => chooser.choose(name));
    const remove = actionButton(`Delete ${name}`, () => announced(() => removed(name)), "danger");
    return name === defaultName ? [show] : [show, remove];
  };
  const removed = async (name: string): Promise<string> => {
    if (shownWorld.name === name) chooser.choose(defaultName);
    await callControl("DELETE", `/worlds/${name}`);
    await list();
    return `The world ${name} was deleted.`;
  };
  void announced(list);
  return element("div", {}, element("h1", {}, "Worlds"), creation(origin, list), table);
}

/** The form that creates a world like an origin. */
function creation(origin: HTMLSelectElement, list: () => Promise<string>): HTMLElement {
  const field = element("input", { maxlength: "40", placeholder: "made up", pattern: "[a-z][a-z0-9\\-]*" });
  const lifetime = selection(lifetimes);
  const create = async (): Promise<string> => {
    const [kind, id] = origin.value.split(" ", 2) as [string, string?];
    const { name } = await callControl<SandboxWorld>("POST", "/worlds", {
      lifetime: Number(lifetime.value),
      ...(field.value !== "" && { name: field.value }),
      ...(id === undefined ? {} : { [kind]: id }),
    });
    await list();
    return `The world ${name} was created.`;
  };
  return element(
    "p",
    { class: "actions" },
    labeled("Name", field),
    labeled("Begins with", origin),
    labeled("Lives for", lifetime),
    actionButton("Create", () => announced(create)),
  );
}
