import type { paths } from "./paths.js";

type Operation = paths["/items"]["post"];
type Read = Operation["responses"]["201"]["content"]["application/json"];

export function read(item: Read): string {
  const labels = { open: "Open", closed: "Closed" };
  return labels[item.value];
}
