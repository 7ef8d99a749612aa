import type { paths } from "./paths.js";

type Operation = paths["/items"]["post"];
type Read = Operation["responses"]["201"]["content"]["application/json"];

export function read(item: Read): boolean {
  switch (item.value) {
    case "v1":
      return true;
    default:
      return false;
  }
}
