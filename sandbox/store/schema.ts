// THE list of tables. Each says whom its rows belong to (ownership.ts); store/migrations has the same as SQL, and a test compares.
export * from "./schema/platform.js";
export * from "./schema/companies.js";
export * from "./schema/tokens.js";
export * from "./schema/purchasing.js";
export * from "./schema/travel.js";
export * from "./schema/subscriptions.js";
