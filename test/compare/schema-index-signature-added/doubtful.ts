import type { paths } from "./paths.js";

type Operation = paths["/items"]["post"];
type Sent = Operation["requestBody"]["content"]["application/json"];

interface Draft {
  code?: string;
}

export function send(draft: Draft): Sent {
  return draft;
}
