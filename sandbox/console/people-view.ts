import { copyText } from "../../templates/pages/copy-buttons.js";
import type { Application, Company, User } from "../control/generated/control/types.js";
import { announced, callControl } from "./call-control.js";
import { actionButton, dataTable, element } from "./element.js";

/** Users that the table shows. */
const maxShownUsers = 200;

/** Users, companies and applications, with a new token for each. */
export function peopleView(): HTMLElement {
  const tables = element("div", {});
  void announced(async () => {
    const [{ users = [] }, { companies = [] }, { applications = [] }] = await Promise.all([
      callControl<{ readonly users?: readonly User[] }>("GET", "/records/users"),
      callControl<{ readonly companies?: readonly Company[] }>("GET", "/records/companies"),
      callControl<{ readonly applications?: readonly Application[] }>("GET", "/records/applications"),
    ]);
    const applicationId = applications[0]?.id ?? "";
    const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
    const subjects = [
      ...applications.map(({ id, name }) => [name, "application", id, tokenButton(name, { applicationId: id })]),
      ...companies.map(({ id, name }) => [name, "company", id, tokenButton(name, { applicationId, companyId: id })]),
    ];
    const rows = users
      .slice(0, maxShownUsers)
      .map(({ id, companyId, loginId, givenName, familyName, roles = [] }) => [
        `${givenName} ${familyName}`,
        loginId,
        companyNames.get(companyId) ?? companyId,
        roles.join(", "),
        tokenButton(loginId, { applicationId, companyId, userId: id }),
      ]);
    tables.replaceChildren(
      element("h2", {}, "Applications and companies"),
      dataTable("Applications and companies", ["Name", "Kind", "Id", "Token"], subjects),
      element("h2", {}, "Users"),
      dataTable("Users", ["Name", "Login", "Company", "Roles", "Token"], rows),
      ...(users.length > maxShownUsers
        ? [element("p", { class: "facts" }, `${users.length - maxShownUsers} more users are not shown.`)]
        : []),
    );
    return "";
  });
  return element("div", {}, element("h1", {}, "Users and tokens"), tables);
}

/** Copies a new token of an hour. */
function tokenButton(name: string, subject: object): HTMLElement {
  const button = actionButton("Copy a token", () =>
    announced(async () => {
      const { token, expiresAt } = await callControl<{ readonly token: string; readonly expiresAt: string }>(
        "POST",
        "/tokens",
        subject,
      );
      copyText(token, button);
      return `The token of ${name} expires at ${expiresAt}.`;
    }),
  );
  button.setAttribute("aria-label", `Copy a token of ${name}`);
  return button;
}
