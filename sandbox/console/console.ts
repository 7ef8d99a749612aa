// The console of the sandbox in a browser.
import { addThemeButton } from "../../templates/pages/theme-button.js";
import { announce } from "./call-control.js";
import { loadApis } from "./console-api.js";
import { deliveriesView } from "./deliveries-view.js";
import { element } from "./element.js";
import { journalView } from "./journal-view.js";
import { peopleView } from "./people-view.js";
import { worldChooser } from "./world-chooser.js";
import { worldView } from "./world-view.js";
import { worldsView } from "./worlds-view.js";

const apis = await loadApis();
let journal = journalView(apis);
const chooser = worldChooser(() => {
  journal.close();
  journal = journalView(apis);
  show();
});

/** The parts by their names in the address. */
const parts: Readonly<Record<string, { readonly title: string; readonly view: () => HTMLElement }>> = {
  calls: { title: "Calls", view: () => journal.view },
  world: { title: "World", view: () => worldView(apis) },
  worlds: { title: "Worlds", view: () => worldsView(chooser) },
  people: { title: "Users and tokens", view: peopleView },
  deliveries: { title: "Deliveries", view: deliveriesView },
};

const main = document.getElementById("main")!;
const links = Object.entries(parts).map(([name, { title }]) => element("a", { href: `#${name}` }, title));
document.getElementById("tabs")!.append(...links);
document.getElementById("tools")!.append(chooser.view);
addThemeButton(document.getElementById("tools")!);
addEventListener("hashchange", show);
addEventListener("keydown", (event) => {
  const isWriting = event.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  const search = document.getElementById("search");
  if (event.key !== "/" || isWriting || search === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  search.focus();
});
show();

function show(): void {
  const name = Object.hasOwn(parts, location.hash.slice(1)) ? location.hash.slice(1) : "calls";
  for (const link of links) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  announce("");
  main.replaceChildren(parts[name]!.view());
  document.title = `${parts[name]!.title}: console of the sandbox`;
}
