import { handlerAt } from "../../../orders";

export const runtime = "edge";

const handler = handlerAt("/edge");

export { handler as GET, handler as POST };
