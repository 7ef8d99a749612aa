import { markupText } from "../text/markup.js";
import { visible } from "../text/visible.js";

/** A page of a report. Header and main part are markup. */
export interface HtmlPage {
  /** As a text. */
  readonly title: string;
  /** The one script that the page may run, and its hash as a policy names it. */
  readonly script?: { readonly text: string; readonly source: string };
  /** Lines of markup. */
  readonly header: readonly string[];
  /** Lines of markup. */
  readonly main: readonly string[];
}

/** A page that needs nothing from elsewhere, under a policy that lets nothing run but its own script. */
export function htmlPage({ title, script, header, main }: HtmlPage): string {
  const scripts = script === undefined ? "" : `; script-src ${script.source}`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${scripts}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${markupText(visible(title))}</title>`,
    `<style>${pageStyle}</style>`,
    "</head>",
    "<body>",
    "<header>",
    ...header,
    "</header>",
    "<main>",
    ...main,
    "</main>",
    ...(script === undefined ? [] : [`<script>${script.text}</script>`]),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** The style of the page. Colours follow the reader's system. */
const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2327; --paper: #fff; --soft: #f3f4f6; --line: #d5d9de; --dim: #5c656e;
  --breaking: #b3261e; --warning: #8a5a00; --info: #1f5fa8; --accepted: #4d6b3c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e7ea; --paper: #16191c; --soft: #22272b; --line: #3a4148;
  --dim: #9aa4ad; --breaking: #ff8a80; --warning: #f0b95a; --info: #8ab8f0; --accepted: #a5cc8f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { display: inline; font-size: 1.15rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { margin: .25rem 0 0; padding: .5rem .75rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: .25rem; white-space: pre-wrap; max-height: 20rem; overflow: auto; }
.sides, .compared, .notes { color: var(--dim); margin: .25rem 0; }
.bump { font-weight: 700; }
.bump.major, .breaking h2 { color: var(--breaking); }
.warning h2 { color: var(--warning); }
.info h2 { color: var(--info); }
.accepted h2 { color: var(--accepted); }
.count { font-weight: 400; color: var(--dim); }
.filters:not([hidden]) { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-top: 1.5rem; align-items: baseline; }
.filters label { color: var(--dim); }
.filters select { max-width: 14rem; }
section { margin-top: 1.5rem; }
summary { cursor: pointer; }
article { margin: .75rem 0; padding: .75rem 1rem; background: var(--soft); border-left: .25rem solid var(--line);
  border-radius: .25rem; }
.breaking article { border-color: var(--breaking); }
.warning article { border-color: var(--warning); }
.info article { border-color: var(--info); }
.accepted article { border-color: var(--accepted); }
article p { margin: 0; }
.contract { color: var(--dim); }
.id { color: var(--dim); float: right; margin-left: 1rem; }
.sentence { margin: .25rem 0 .5rem; font-size: 1.05rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem .75rem; margin: 0; font-size: .9rem; }
dt { color: var(--dim); }
dd { margin: 0; }
table { border-collapse: collapse; margin-top: 1.5rem; font-size: .9rem; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; border-bottom: 1px solid var(--line); }
a { color: var(--info); }
.release pre { max-height: none; }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .35rem; } .id { float: none; margin: 0; } }
@media print { .filters:not([hidden]) { display: none; } article { break-inside: avoid; } }
`;
