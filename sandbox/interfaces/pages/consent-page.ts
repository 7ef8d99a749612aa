import type { ConsentRequest } from "../../domain/consent/request.js";
import { type ScopeCode, scopeFamilies } from "../../domain/scopes.js";
import { html } from "../../domain/html.js";
import { page } from "./page.js";

/** Renders the page of the web flow: the application, its requests in words, the account, and two buttons. */
export function consentPage({ application, scopes }: ConsentRequest, ticket: string, notice = ""): string {
  const families = scopes.map((code) => html`<li>${scopeFamilies[code as ScopeCode]}</li>`);
  const asked =
    families.length === 0
      ? html`<p>It requests no web services.</p>`
      : html`<ul>
          ${families}
        </ul>`;
  return page(
    `${application.name} requests access`,
    html`<h1>${application.name} requests access</h1>
      <p>
        The account of an administrator lets the application use the data of the company; any other account, its own
        data.
      </p>
      ${asked}
      <form method="post" action="/sandbox-pages/v1/consent">
        <input type="hidden" name="ticket" value="${ticket}" />
        <p class="told">${notice}</p>
        <label>Login <input name="login" autocomplete="username" /></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
        <button name="answer" value="grant">Grant</button>
        <button name="answer" value="deny">Deny</button>
      </form>`,
  );
}

/** The page for a form that cannot be taken any more. */
export function outOfDatePage(): string {
  return page(
    "This page has expired",
    html`<h1>This page has expired</h1>
      <p>Go back to the application, and start again.</p>`,
  );
}
