import type { SandboxWorld } from "../control/generated/control/types.js";
import { announced, callControl, shownWorld } from "./call-control.js";
import { element } from "./element.js";

/** The list of worlds in the head of the console. */
export interface WorldChooser {
  /** The list. */
  readonly view: HTMLElement;
  /** Shows another world in all parts. */
  choose(name: string): void;
  /** Reads the worlds again, and returns them. */
  refresh(): Promise<readonly SandboxWorld[]>;
}

/** Chooses the world that all parts show. */
export function worldChooser(onChange: () => void): WorldChooser {
  const view = element("select", { "aria-label": "Shown world", change: () => choose(view.value) });
  const choose = (name: string): void => {
    shownWorld.name = name;
    view.value = name;
    onChange();
  };
  const refresh = async (): Promise<readonly SandboxWorld[]> => {
    const worlds = await callControl<readonly SandboxWorld[]>("GET", "/worlds");
    view.replaceChildren(...worlds.map(({ name }) => element("option", { value: name }, name)));
    view.value = shownWorld.name;
    return worlds;
  };
  view.addEventListener("focus", () => void announced(async () => (await refresh(), "")));
  void announced(async () => (await refresh(), ""));
  return { view, choose, refresh };
}
