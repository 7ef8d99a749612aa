import { toFetchHandler } from "./api/orders.js";
import { server } from "./server.js";

export default { fetch: toFetchHandler(server) };
