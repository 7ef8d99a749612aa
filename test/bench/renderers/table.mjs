import { join } from "node:path";
import { root } from "../sources.mjs";

export const figuresFile = join(import.meta.dirname, "figures.json");
export const pageFile = join(root, "docs/explanation/renderers-compared.md");

const yesNo = (value) => (value ? "yes" : "no");

/** The rows of the table: a name, and the cell of a renderer. */
const cells = {
  "package and version": ({ version }) => version,
  "other hosts that pages request": ({ hosts }) => (hosts === "" ? "none" : hosts),
  "first page with its files, gzip": ({ kilobytes }) => `${kilobytes} kB`,
  "kinds of axe violations": ({ violations }) => String(violations),
  "XML sample with namespace and prefix": ({ xml }) => yesNo(xml),
  "webhooks shown": ({ webhooks }) => yesNo(webhooks),
  "readable without JavaScript": ({ withoutScript }) => yesNo(withoutScript),
};

/** The page with the table between its comments made anew. */
export function renderTable(text, figures) {
  return text.replace(
    /<!-- renderers -->.*<!-- \/renderers -->/s,
    () => `<!-- renderers -->\n\n${tableOf(figures)}\n\n<!-- /renderers -->`,
  );
}

function tableOf({ rows, date, node, chromium }) {
  const lines = [
    ["", ...rows.map(({ name }) => name)],
    ...Object.entries(cells).map(([name, cell]) => [name, ...rows.map(cell)]),
  ];
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const lineText = (line) => `| ${line.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [first, ...others] = lines;
  const run = `Measured on ${date}: Node ${node.slice(1)}, Chromium ${chromium}.`;
  return [lineText(first), rule, ...others.map(lineText), "", run].join("\n");
}
