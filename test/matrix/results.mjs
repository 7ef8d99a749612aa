/** The version of a package that a folder pins: "npm:typescript@5.4.5" is 5.4.5. */
export function pinnedVersion(manifest, name) {
  return manifest.dependencies[name].replace(/^npm:.*@/, "");
}

/** The rows of results.json: what was measured now, and of all other rows what was recorded. */
export function mergeResults(recorded, rows, measured, versionsOf) {
  return rows.flatMap((row) =>
    row.nodes.flatMap((node) => {
      const { id, tool, setup } = row;
      const known = recorded.find((entry) => entry.id === id && entry.node === node);
      const results = measured[id]?.[node] ?? known?.results;
      const command = `make matrix ROWS=${id}`;
      return results === undefined ? [] : [{ id, tool, versions: versionsOf(row), node, setup, command, results }];
    }),
  );
}

/** A line for each cell that is recorded as building and does not build now. */
export function regressions(recorded, measured) {
  return recorded.flatMap(({ id, node, results }) =>
    Object.entries(measured[id]?.[node] ?? {}).flatMap(([form, result]) =>
      results[form] === true && result !== true
        ? [`${id} on Node ${node} with ${form} was recorded as building: ${result}`]
        : [],
    ),
  );
}

/** The text of a page with its table made anew. */
export function renderPage(text, results) {
  return text.replace(
    /(<!-- matrix -->).*(<!-- end of matrix -->)/s,
    (_, begin, end) => `${begin}\n\n${table(results)}\n\n${end}`,
  );
}

function table(results) {
  const reasons = [...new Set(results.flatMap(({ results }) => Object.values(results).filter((one) => one !== true)))];
  const forms = [...new Set(results.flatMap(({ results }) => Object.keys(results)))];
  const cell = (result) => (result === true ? "builds" : `fails (${reasons.indexOf(result) + 1})`);
  const lines = [];
  for (const { tool, versions, node, setup, results: row } of results) {
    const name = versions.length === 0 ? tool : `${tool} ${versions.join(", ")}`;
    const last = lines.at(-1);
    const cells = forms.map((form) => cell(row[form]));
    if (last?.name === name && last.setup === setup && `${last.cells}` === `${cells}`) last.nodes.push(node);
    else lines.push({ name, nodes: [node], setup, cells });
  }
  const rows = lines.map(({ name, nodes, setup, cells }) => [
    name,
    nodes.filter((node) => node !== "none").join(", "),
    setup.replaceAll("|", "\\|"),
    ...cells,
  ]);
  const all = [["tool", "Node", "set-up", ...forms], ...rows];
  const widths = all[0].map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const notes = reasons.map((reason, index) => `${index + 1}. \`${reason.replaceAll("`", "'")}\``);
  return [line(all[0]), rule, ...rows.map(line), "", ...notes].join("\n").trimEnd();
}
