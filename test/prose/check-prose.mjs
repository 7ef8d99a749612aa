import { readFileSync, writeFileSync } from "node:fs";
import { expressions, longSentence } from "./expressions.mjs";
import { readTexts } from "./read-texts.mjs";

/**
 * Compares the count of unusual expressions in each area with its budget in budget.json. A budget only falls.
 *
 *     node test/prose/check-prose.mjs              # exit code 1 if an area has more than its budget
 *     node test/prose/check-prose.mjs --accept     # lowers budgets to the present counts
 *     node test/prose/check-prose.mjs --list docs  # lists the hits in files whose path or area contains "docs"
 */
const [mode, wanted = ""] = process.argv.slice(2);
const budgetFile = new URL("budget.json", import.meta.url);
const budget = JSON.parse(readFileSync(budgetFile, "utf8"));

const areas = new Map();
for (const text of readTexts()) {
  const area = areas.get(text.area) ?? { words: 0, hits: [], long: 0, lengths: [] };
  areas.set(text.area, area);
  area.words += text.text.split(" ").length;
  area.long += text.text.match(longSentence)?.length ?? 0;
  for (const sentence of text.text.split(/[.!?:;] /)) area.lengths.push(sentence.split(" ").length);
  for (const { pattern, instead } of expressions)
    for (const [hit] of text.text.matchAll(pattern)) area.hits.push({ ...text, hit: hit.trim(), instead });
}

const show = ({ file, line, hit, instead, text }) =>
  `${file}:${line}: "${hit}" (write: ${instead}) in: ${text.slice(0, 160)}`;
const ninetieth = (lengths) => lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;

if (mode === "--list") {
  for (const [name, { hits }] of areas)
    for (const hit of hits) if (name === wanted || hit.file.startsWith(wanted)) console.log(show(hit));
} else if (mode === "--figures") {
  for (const [name, { words, hits, long, lengths }] of areas)
    console.log(
      `${name}: ${hits.length} hits in ${words} words (${((hits.length * 1000) / words).toFixed(1)} per 1,000), ${long} sentences over 30 words, 90th percentile ${ninetieth(lengths)} words`,
    );
} else {
  for (const [name, { hits }] of areas) {
    const most = budget[name] ?? 0;
    if (hits.length <= most) continue;
    process.exitCode = 1;
    console.error(
      `${name}: ${hits.length} unusual expressions, ${most} are allowed. List them: node test/prose/check-prose.mjs --list '${name}'`,
    );
  }
  if (mode === "--accept" && !process.exitCode) {
    const counts = [...areas].filter(([, { hits }]) => hits.length > 0).map(([name, { hits }]) => [name, hits.length]);
    writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(counts.sort()), null, 2)}\n`);
  }
}
