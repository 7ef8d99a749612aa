import { createHash } from "node:crypto";

/**
 * The script of the page, the same in every report: it hides the entries that do not fit what is searched and chosen. It reads numbers and
 * fixed words of attributes, compares texts, and makes no element.
 */
export const filterScript = `
"use strict";
const bar = document.querySelector(".filters");
const search = bar.querySelector("input");
const selects = Array.from(bar.querySelectorAll("select"));
const sections = Array.from(document.querySelectorAll("section")).map((section) => {
  const details = section.querySelector("details");
  const entries = Array.from(section.querySelectorAll("article"));
  return { section, details, wasOpen: details.open, entries };
});
const entries = sections.flatMap((each) => each.entries);
const contents = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));
const show = () => {
  const words = search.value.toLowerCase().split(" ").filter((word) => word !== "");
  const chosen = selects.filter((select) => select.value !== "");
  const isChosen = (entry, select) => entry.getAttribute("data-" + select.name).split(" ").includes(select.value);
  const fits = (entry) => words.every((word) => contents.get(entry).includes(word))
    ? chosen.every((select) => isChosen(entry, select)) : false;
  const isFiltered = words.length + chosen.length > 0;
  for (const each of sections) {
    const found = each.entries.filter(fits);
    for (const entry of each.entries) entry.hidden = !found.includes(entry);
    each.section.hidden = isFiltered ? found.length === 0 : false;
    each.details.open = isFiltered ? found.length > 0 : each.wasOpen;
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  bar.querySelector("output").textContent = count + " of " + entries.length + " entries";
};
bar.addEventListener("input", show);
bar.hidden = false;
show();
`;

/** The source of the script for a policy: no other one runs. Content Security Policy Level 3, section 2.3.1. */
export const filterScriptSource = `'sha256-${createHash("sha256").update(filterScript).digest("base64")}'`;
