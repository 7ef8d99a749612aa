import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** The owner of a row: a company, an application, or the platform itself. */
export type Owner = "company" | "application" | "platform";

declare const ownerType: unique symbol;

/** A table whose rows belong to such an owner. */
export type OwnedTable<O extends Owner = Owner> = PgTable & { readonly [ownerType]: O };

/** A table whose rows each belong to one company, and are only read by it. */
export type CompanyTable = OwnedTable<"company"> & { readonly companyId: PgColumn };

/** A table of a company whose rows have an id and a time of creation. */
export type PagedTable = CompanyTable & { readonly id: PgColumn; readonly createdAt: PgColumn };

const owners = new Map<PgTable, Owner>();

/** States that the rows of a table belong to companies, by its column `companyId`. */
export function ofCompanies<T extends PgTable & { readonly companyId: PgColumn }>(table: T): T & OwnedTable<"company"> {
  return owned(table, "company");
}

/** States that the rows of a table belong to applications, by its column `applicationId`. */
export function ofApplications<T extends PgTable & { readonly applicationId: PgColumn }>(
  table: T,
): T & OwnedTable<"application"> {
  return owned(table, "application");
}

/** States that the rows of a table belong to the platform: they hold nothing that one company may hide from another. */
export function ofPlatform<T extends PgTable>(table: T): T & OwnedTable<"platform"> {
  return owned(table, "platform");
}

/** The owner of a table's rows. Throws a `TypeError` for a table that states none. */
export function ownerOf(table: PgTable): Owner {
  const owner = owners.get(table);
  if (owner === undefined) throw new TypeError("The schema declares no owner for a table.");
  return owner;
}

function owned<T extends PgTable, O extends Owner>(table: T, owner: O): T & OwnedTable<O> {
  owners.set(table, owner);
  return table as T & OwnedTable<O>;
}
