import { createHash } from "node:crypto";

/** Text of a page whose values are escaped. */
export interface Html {
  /** HTML as it is sent. */
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text of a page: every value that is not one itself is escaped, so that none becomes a tag or ends an attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const text = (value: string | Html | readonly Html[]): string => {
    if (typeof value === "string") return value.replace(/[&<>"']/g, (sign) => escapes[sign]!);
    return "html" in value ? value.html : value.map((html) => html.html).join("");
  };
  return { html: parts.map((part, index) => (index === 0 ? part : text(values[index - 1]!) + part)).join("") };
}

const style = `body{font:16px/1.5 sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}
label{display:block;margin:.5rem 0}button{font:inherit;margin-right:1rem}.told{font-weight:bold}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** A page with its title: no script runs in it, no other page frames it, and its forms lead where they say. */
export function page(title: string, content: Html): string {
  const head = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>`;
  return `${head}${html`${title}`.html}</title><style>${style}</style></head><body>\n${content.html}\n</body></html>\n`;
}

/** The headers of a page whose form may send the browser on to such addresses, and of the cookie that its ticket belongs to. */
export function pageHeaders(onTo: readonly string[], cookie?: string): Readonly<Record<string, string>> {
  const targets = ["'self'", ...new Set(onTo.map(sourceOf))].join(" ");
  return {
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
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
