import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { escaped, html, Markup, withoutUnseen } from "./markup.js";
import type { CodeSample } from "../generator/pages/site-model.js";

for (const [name, language] of Object.entries({ sh: bash, json, python, ts: typescript, xml }))
  hljs.registerLanguage(name, language);

/** Maximum length of code with colors. */
const maxLength = 20_000;

/** Code with the colors of its language. */
export function codeBlock(code: string, language: string): Markup {
  const isColored = hljs.getLanguage(language) !== undefined && code.length <= maxLength;
  const marked = isColored
    ? hljs.highlight(withoutUnseen(code), { language, ignoreIllegals: true }).value
    : escaped(code);
  return html`<pre class="code" tabindex="0"><code>${new Markup(marked)}</code></pre>`;
}

/** Samples; the first one is open, and `group` is unique on the page. Undefined if there are none. */
export function codeSamples(samples: readonly CodeSample[], group: string): Markup | undefined {
  if (samples.length === 0) return undefined;
  return html`${samples.map((sample, index) => details(sample, html` name="${group}"${index === 0 && " open"}`))}`;
}

/** A sample that readers open. */
export function closedSample(sample: CodeSample): Markup {
  return details(sample, html``);
}

function details({ title, language, code }: CodeSample, attributes: Markup): Markup {
  return html`<details class="sample" ${attributes}>
    <summary>${title}</summary>
    ${codeBlock(code, language)}
  </details>`;
}
