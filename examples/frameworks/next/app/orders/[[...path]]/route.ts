import { toFetchHandler } from "../../../../api/runtime/adapters.js";
import { server } from "../../../../orders.js";

const handler = toFetchHandler(server);

export { handler as GET, handler as POST };
