import type { paths } from "./paths.js";

type Operation = paths["/items"]["post"];
type Read = Operation["responses"]["201"]["content"]["application/json"];

export function read(item: Read): string {
  return item.made ?? "";
}
