import { handlerAt } from "../../../orders";

const handler = handlerAt("/api");

export { handler as GET, handler as POST };
