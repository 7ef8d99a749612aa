import type { Attempt, Offer, ConnectionKind } from "../../domain/marketplace/connect.js";
import { type Html, html } from "../../domain/html.js";
import { page } from "./page.js";

/** Words for each way of a connection. */
const ways: Readonly<Record<ConnectionKind, string>> = {
  company: "Connect the company",
  listener: "Connect",
  supplier: "Link your account",
};

/** Words for the state of an attempt. */
const states: Readonly<Record<string, string>> = {
  pending: "waits for the application",
  connected: "connected",
  failed: "failed",
};

/** The page of the marketplace: the applications with a form for each way to connect them, and a form for one's attempts. */
export function marketplacePage(offers: readonly Offer[], ticket: string, notice = ""): string {
  const forms = offers.map(({ application, way }) =>
    form(ticket, html`<h2>${application.name}</h2>`, ways[way], [
      { name: "application", value: application.id },
      { name: "way", value: way },
    ]),
  );
  const attempts = form(ticket, html`<h2>Your connections</h2>`, "Show", []);
  return page(
    "Marketplace",
    html`<h1>Marketplace</h1>
      <p class="told">${notice}</p>
      ${forms}${attempts}`,
  );
}

function form(
  ticket: string,
  heading: Html,
  button: string,
  fields: readonly { readonly name: string; readonly value: string }[],
): Html {
  const hidden = [{ name: "ticket", value: ticket }, ...fields].map(
    ({ name, value }) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="/sandbox-pages/v1/marketplace">
    ${heading}${hidden}
    <label>Login <input name="login" autocomplete="username" /></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
    <button>${button}</button>
  </form> `;
}

/** The page that tells a user what happened, and the state of each attempt. */
export function attemptsPage(attempts: readonly Attempt[], notice: string): string {
  const list = attempts.map(
    ({ applicationName, status }) => html`<li>${applicationName}: ${states[status] ?? status}</li>`,
  );
  return page(
    "Your connections",
    html`<h1>Your connections</h1>
      <p class="told">${notice}</p>
      <ul>
        ${list}
      </ul>`,
  );
}
