import { statusKeys } from "../../../templates/contract-tests/content.js";
import type { FixtureOutcome } from "../../../templates/contract-tests/fixture-run.js";
import { escapePointerPart, sourceLocation, writtenOrigin, type Origin } from "../../diagnostics/origin.js";
import type { ErrorRow } from "../../model/contract.js";
import type { InterfacePlan } from "../../plan/plan.js";
import type { InterfaceSource } from "../../project-types.js";
import { compareText } from "../../text/in-order.js";
import { relativePath } from "../../text/relative-path.js";
import { listConstraints } from "./list-constraints.js";
import type { PlacedFixture } from "./read-fixtures.js";

/** Exercised and missing parts of an API. */
export interface Coverage {
  /** Keywords of schemas of messages. */
  readonly constraints: CoveredParts;
  /** Responses of operations. */
  readonly statuses: CoveredParts;
  /** Rows of `x-errors`. */
  readonly errorRows: CoveredParts;
}

/** Parts of one kind. */
export interface CoveredParts {
  /** The number of parts of the kind. */
  readonly total: number;
  /** Parts that no fixture exercises, sorted by location. */
  readonly missing: readonly MissingPart[];
}

/** A part that no fixture exercises. */
export interface MissingPart {
  /** "minimum", 'required "sku"', "createOrder 404". */
  readonly what: string;
  /** The file, relative to the root of the project. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Fixtures of an API with their outcomes. */
export interface CoverageInput {
  readonly plan: InterfacePlan;
  readonly source: InterfaceSource;
  /** Absolute: the folder that paths of files are relative to. */
  readonly root: string;
  readonly fixtures: readonly PlacedFixture[];
  /** By the `id` of their fixture. */
  readonly outcomes: ReadonlyMap<number, FixtureOutcome>;
}

/** Finds constraints that no invalid fixture breaks, and statuses and error rows that no fixture has. XSD constraints are not listed. */
export function measureCoverage(input: CoverageInput): Coverage {
  return { constraints: constraints(input), statuses: statuses(input), errorRows: errorRows(input) };
}

interface Part {
  readonly what: string;
  readonly origin: Origin;
  readonly isCovered: boolean;
}

function coveredParts(parts: readonly Part[]): CoveredParts {
  const missing = parts
    .filter(({ isCovered }) => !isCovered)
    .map(({ what, origin }) => {
      const { path, line, column } = sourceLocation(origin);
      return { what, path, line, column };
    })
    .sort(
      (a, b) => compareText(a.path, b.path) || a.line - b.line || a.column - b.column || compareText(a.what, b.what),
    );
  return { total: parts.length, missing };
}

function constraints({ plan: { contract }, source, root, outcomes }: CoverageInput): CoveredParts {
  const { openapi } = contract;
  if (openapi === undefined) return { total: 0, missing: [] };
  const broken = new Set<string>();
  for (const { problems } of outcomes.values())
    for (const { schemaPath, code, expected = "" } of problems)
      if (schemaPath !== undefined)
        broken.add(code === "required" ? `${decoded(schemaPath)} ${expected}` : decoded(schemaPath));
  const rootPath = contract.files[0]?.path;
  const derivedNames = [...(contract.derived?.schemas.keys() ?? [])];
  const derived = new Set(derivedNames.map((name) => `/components/schemas/${escapePointerPart(name)}`));
  const parts = listConstraints(contract).flatMap(({ what, pointer, property }): readonly Part[] => {
    const origin = openapi.originOf(pointer);
    const written = writtenOrigin(origin);
    // Schemas that are derived from an XSD are not written in the document.
    if (derived.has(pointer.split("/", 4).join("/"))) return [];
    const file = written.file.path === rootPath ? "" : relativePath(source.folder, `${root}/${written.file.path}`);
    const path = `${file}#${written.kind === "pointer" ? written.pointer : pointer}`;
    return [
      {
        what,
        origin,
        isCovered: broken.has(property === undefined ? path : `${path} ${JSON.stringify(property)}`),
      },
    ];
  });
  return coveredParts(parts);
}

/** Schema paths are URI fragments. */
function decoded(schemaPath: string): string {
  try {
    return decodeURIComponent(schemaPath);
  } catch {
    return schemaPath;
  }
}

function statuses({ plan, fixtures }: CoverageInput): CoveredParts {
  const parts = [...plan.operations, ...plan.webhooks].flatMap(({ operation, name }) => {
    const shown = operation.operationId ?? `${operation.method.toUpperCase()} ${operation.path}`;
    const declared = new Set(operation.responses.map(({ status }) => status));
    const covered = new Set(
      fixtures
        .filter(({ run }) => run.side === "response" && run.subject.name === name)
        .map(({ run: { status = 200 } }) => statusKeys(status).find((key) => declared.has(key))),
    );
    return operation.responses.map(({ status, origin }) => ({
      what: `${shown} ${status}`,
      origin,
      isCovered: covered.has(status),
    }));
  });
  return coveredParts(parts);
}

/**
 * A row is covered if a response contains all of its constants: one of a fixture, or a reply of the generated server. Rows without constants
 * cannot be distinguished, and are left out.
 */
function errorRows({ plan: { contract }, fixtures, outcomes }: CoverageInput): CoveredParts {
  const replies = [
    ...[...outcomes.values()].flatMap(({ reply }) => reply ?? []),
    ...fixtures
      .filter(({ run }) => run.side === "response")
      .map(({ run: { bytes, body } }) =>
        bytes === undefined ? JSON.stringify(body ?? "") : new TextDecoder().decode(bytes),
      ),
  ];
  const parts = contract.errorTables.flatMap(({ name, rows }) =>
    rows.flatMap((row) => {
      const texts = fixedTexts(row);
      if (texts.length === 0) return [];
      const isCovered = replies.some((reply) => texts.every((text) => reply.includes(text)));
      return [{ what: `${name} ${row.id}`, origin: row.origin, isCovered }];
    }),
  );
  return coveredParts(parts);
}

function fixedTexts({ documented, assumed }: ErrorRow): readonly string[] {
  return [...Object.values(assumed.members), ...Object.values(documented.members)].flatMap((value) =>
    typeof value === "string" && !value.includes("{") ? [JSON.stringify(value).slice(1, -1)] : [],
  );
}
