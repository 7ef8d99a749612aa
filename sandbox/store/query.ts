/** The words of queries: conditions and orders, for those who ask the store. */
export { and, asc, desc, eq, inArray, isNull, lte, or } from "drizzle-orm";
