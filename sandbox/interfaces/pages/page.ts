import { type Html, html } from "../../domain/html.js";

/** The style sheet of all pages of the sandbox. */
const styleSheet = "/sandbox-control/console/console.css";

/** A page with its title: no script runs in it, no other page frames it, and its forms lead where they say. */
export function page(title: string, content: Html): string {
  const head = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>`;
  return `${head}${html`${title}`.html}</title><link rel="stylesheet" href="${styleSheet}"></head><body><main class="form">\n${content.html}\n</main></body></html>\n`;
}

/** The headers of a page whose form may send the browser on to such addresses, and of the cookie that its ticket belongs to. */
export function pageHeaders(onTo: readonly string[], cookie?: string): Readonly<Record<string, string>> {
  const targets = ["'self'", ...new Set(onTo.map(sourceOf))].join(" ");
  return {
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    ...(cookie !== undefined && {
      "Set-Cookie": `sandbox-browser=${cookie}; Path=/sandbox-pages; HttpOnly; SameSite=Strict`,
    }),
  };
}

/** An address as a policy names it: its origin, or the scheme of one that has none. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}
