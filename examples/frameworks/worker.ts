import { toFetchHandler } from "./api/runtime/adapters.js";
import { server } from "./orders.js";

export default { fetch: toFetchHandler(server) };
