import { markupText } from "../../text/markup.js";
import { visible } from "../../text/visible.js";
import { pageStyle } from "./html-style.js";

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
