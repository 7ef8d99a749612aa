import { toFetchHandler } from "../../../../api/orders.js";
import { server } from "../../../../server.js";

const handler = toFetchHandler(server);

export { handler as GET, handler as POST };
