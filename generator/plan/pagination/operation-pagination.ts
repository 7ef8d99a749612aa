import type { Contract, Operation } from "../../model/contract.js";
import type { PaginationByOperation, PaginationDeclaration } from "../../settings/pagination-fields.js";
import type { PlannedPagination } from "./pagination.js";
import { recognizePagination } from "./recognize-pagination.js";
import { resolvePagination } from "./resolve-pagination.js";
import { vendorPagination } from "./vendor-pagination.js";

/** The extension of an Operation Object that declares its pagination. */
export const paginationKey = "x-pagination";

/** The pagination of an operation, or the reason why a declaration is not valid. */
export interface FoundPagination {
  /** Undefined if the operation does not page. */
  readonly planned?: PlannedPagination;
  /** The word that declares the pagination, and the end of a sentence. */
  readonly fault?: { readonly word: string; readonly why: string };
}

/**
 * Finds the pagination of an operation: by the setting, by `x-pagination`, by an extension of another tool, or
 * by its structure.
 */
export function operationPagination(
  operation: Operation,
  { openapi }: Contract,
  settings: PaginationByOperation,
): FoundPagination {
  const name = namesOf(operation).find((known) => Object.hasOwn(settings, known));
  if (name !== undefined) return declared(operation, "pagination", settings[name]);
  const value = operation.extensions.get(paginationKey);
  if (value !== undefined) return declared(operation, paginationKey, value);
  const vendor = vendorPagination(operation, openapi?.bundled);
  if (vendor !== undefined) {
    if (vendor.declaration === undefined) return { fault: { word: vendor.word, why: "it has no equivalent" } };
    return declared(operation, vendor.word, vendor.declaration);
  }
  const guess = recognizePagination(operation);
  const pagination = guess && resolvePagination(operation, guess.declaration);
  // The same check as for a declaration: a guess that fails it is none.
  return guess === undefined || typeof pagination !== "object" ? {} : { planned: { pagination, ...guess } };
}

/** The names of an operation in settings. */
export function namesOf({ operationId, method, path }: Operation): readonly string[] {
  return [...(operationId === undefined ? [] : [operationId]), `${method.toUpperCase()} ${path}`];
}

function declared(operation: Operation, word: string, value: unknown): FoundPagination {
  if (value === false) return {};
  const pagination = resolvePagination(operation, value);
  if (typeof pagination === "string") return { fault: { word, why: pagination } };
  return { planned: { pagination, declaration: value as PaginationDeclaration, declaredBy: word } };
}
