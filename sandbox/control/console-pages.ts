import { type Html, html } from "../domain/html.js";
import { declaredApis } from "./declared-apis.js";

/** Prefix of the console. */
export const consolePrefix = "/sandbox-control/console/";

/** Prefix of the API reference. */
export const referencePrefix = "/sandbox-reference/";

/** The first page of the sandbox, with links to everything. It contains nothing that is not public. */
export function startPage(hasControl: boolean): string {
  const apis = declaredApis().map(
    ({ name, title, operations }) =>
      html`<li>
        <a href="${referencePrefix}apis/${name}/index.html">${title}</a>
        <span class="type">${String(operations.length)} ${operations.length === 1 ? "operation" : "operations"}</span>
      </li>`,
  );
  const control = hasControl
    ? html`<li><a href="${consolePrefix}">Console</a>: calls, clock, faults, users, tokens and deliveries</li>`
    : html`<li>The control and its console are disabled.</li>`;
  return framed(
    "The sandbox",
    html`<h1>The sandbox</h1>
      <p>A travel and expense platform on this machine, with eleven APIs.</p>
      <h2>APIs</h2>
      <ul class="index">
        ${apis}
      </ul>
      <h2>Tools</h2>
      <ul>
        <li><a href="${referencePrefix}">API reference</a></li>
        ${control}
        <li><a href="/sandbox-pages/v1/marketplace">Marketplace</a>: connect applications as a user</li>
        <li><a href="/readyz">Readiness</a> and <a href="/metrics">metrics</a> (on a port)</li>
      </ul>`,
  );
}

/** The page for a browser that has not opened the console by a link. */
export function closedConsolePage(reason: string): string {
  return framed(
    "The console is closed",
    html`<h1>The console is closed</h1>
      <p>${reason}</p>
      <p>The sandbox prints a link at its start. The control key creates further links:</p>
      <pre>curl -s -X POST -H "Sandbox-Control-Key: $SANDBOX_CONTROL_KEY" ADDRESS/sandbox-control/v1/console-links</pre>
      <p><a href="/">Start page</a></p>`,
  );
}

/** The page after a link: the cookie of a strict site is only sent by a page of the same site. */
export function openedConsolePage(): string {
  return framed(
    "The console is open",
    html`<h1>The console is open</h1>
      <p><a href="${consolePrefix}">Continue</a></p>`,
    html`<meta http-equiv="refresh" content="0; url=${consolePrefix}" />`,
  );
}

/** The page of the console, which its script fills. */
export function consolePage(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Console of the sandbox</title><link rel="stylesheet" href="${consolePrefix}console.css">
<script type="module" src="${consolePrefix}console.js"></script></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="home" href="/">The sandbox</a><nav aria-label="Parts" id="tabs"></nav><div class="tools" id="tools"></div></header>
<main id="main" tabindex="-1"><h1>Console</h1><noscript><p>The console needs JavaScript. <code>/sandbox-control/v1</code> has the same functions.</p></noscript></main>
<p id="status" role="status"></p></body></html>
`;
}

function framed(title: string, content: Html, head: Html = html``): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
        <link rel="stylesheet" href="${consolePrefix}console.css" />
      </head>
      <body>
        <header class="top"><a class="home" href="/">The sandbox</a></header>
        <main>${content}</main>
      </body>
    </html> `.html;
}
