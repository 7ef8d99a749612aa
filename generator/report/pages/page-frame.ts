import { createHash } from "node:crypto";
import { Markup, type MarkupValue } from "../../text/markup.js";
import { pageAsset } from "../../templates.js";
import { markup } from "./markup.js";

/** A page that contains its style sheet and its script. */
export interface ReportPage {
  readonly title: string;
  /** The table of contents. */
  readonly contents: MarkupValue;
  /** The HTML beside the contents. */
  readonly main: MarkupValue;
}

/** A page that requests nothing, under a policy that applies only its style sheet and runs only its script. */
export function reportPage({ title, contents, main }: ReportPage): string {
  const [style, script] = [pageAsset("review.css"), pageAsset("review.js")];
  const policy = [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    `script-src ${sourceOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body class="report">
<a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="home" href="#main">${title}</a><div class="tools" id="tools"></div></header>
<div class="columns">
<nav class="side" aria-label="Contents">${contents}</nav>
<main id="main">
${main}
</main>
</div>
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
}

/** The source of a script or style sheet in a policy. Content Security Policy Level 3, section 2.3.1. */
function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
