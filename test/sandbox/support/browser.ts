import type { Sandbox } from "../../../sandbox/index.js";

/** A browser that keeps the cookie of the last page, fills in its hidden fields and follows nothing. */
export interface Browser {
  open(path: string): Promise<Response>;
  /** Sends the form of the page that is open, the one at the index, with more fields. */
  send(fields: Readonly<Record<string, string>>, form?: number): Promise<Response>;
  /** The text of the page that is open. */
  readonly text: string;
}

/** A browser for the pages of a sandbox. */
export function browserOf({ baseUrl, fetch }: Pick<Sandbox, "baseUrl" | "fetch">): Browser {
  let cookie = "";
  let text = "";
  const show = async (response: Response): Promise<Response> => {
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(";", 1)[0]!;
    text = await response.clone().text();
    return response;
  };
  return {
    open: async (path) => show(await fetch(baseUrl + path)),
    async send(fields, form = 0) {
      const markup = text.match(/<form[^]*?<\/form>/g)?.[form] ?? "";
      const hidden = [...markup.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)];
      const filled = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
      const body = new URLSearchParams({ ...filled, ...fields });
      const action = /action="([^"]*)"/.exec(markup)?.[1] ?? "";
      const headers = cookie === "" ? {} : { Cookie: cookie };
      return show(await fetch(baseUrl + action, { method: "POST", body, headers }));
    },
    get text() {
      return text;
    },
  };
}
