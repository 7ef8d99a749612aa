import type { paths } from "./paths.js";

type Operation = paths["/items"]["post"];
type Sent = Operation["requestBody"]["content"]["application/json"];

export const sent: Sent = { code: "a" };
