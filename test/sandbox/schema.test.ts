import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, it } from "vitest";
import { personal } from "../../sandbox/domain/identity/delete.js";
import { beginDatabase } from "../../sandbox/store/begin-database.js";
import { startPglite } from "../../sandbox/store/pglite-engine.js";
import { tableNames } from "../../sandbox/store/tables.js";
import * as service from "../../sandbox/store/schema/tickets.js";
import * as exchanges from "../../sandbox/store/schema/exchanges.js";
import { worlds } from "../../sandbox/store/schema/worlds.js";
import { ownerOf } from "../../sandbox/store/ownership.js";
import * as schema from "../../sandbox/store/schema.js";

const engine = await startPglite(beginDatabase({}));
afterAll(() => engine.close());

describe("the schema of the sandbox", () => {
  it("says of each table whom its rows belong to, and the column that names the owner is there", () => {
    const columns = { company: "companyId", application: "applicationId", platform: undefined };
    const wrong = tableNames.filter((name) => {
      const column = columns[ownerOf(schema[name])];
      return (
        column !== undefined &&
        !getTableConfig(schema[name]).columns.some((each) => each.name === column && each.notNull)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("has two kinds of records of users that stay when their user is deleted, and knows of each that goes", () => {
    const ofUsers = tableNames.filter((name) =>
      getTableConfig(schema[name]).columns.some((column) => column.name === "userId"),
    );
    const going = new Set<unknown>(personal);
    expect(ofUsers.filter((name) => !going.has(schema[name]))).toEqual(["notifications", "purchaseRequests"]);
  });

  it("is what the migrations make of an empty database", async () => {
    const { rows } = await engine.main.database.execute<{
      table: string;
      column: string;
      type: string;
      empty: boolean;
    }>(
      `SELECT table_name AS table, column_name AS column, data_type AS type, is_nullable = 'YES' AS empty
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'`,
    );
    const made = rows.map(
      ({ table, column, type, empty }) => `${table}.${column} ${type} ${empty ? "NULL" : "NOT NULL"}`,
    );
    const stated = [...Object.values(schema), ...Object.values(service), ...Object.values(exchanges), worlds].flatMap(
      (each) => {
        const { name: table, columns } = getTableConfig(each);
        return columns.map((column) => {
          const inSql = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
          return `${table}.${inSql} ${column.getSQLType()} ${column.notNull ? "NOT NULL" : "NULL"}`;
        });
      },
    );
    expect(made.sort()).toEqual(stated.sort());
  });
});
