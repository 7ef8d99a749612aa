import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Affected } from "../change.js";
import type { ValueDirection } from "../kind-of-change.js";
import { leadingTo, reachedFrom, type RegionStart } from "./region-visits.js";
import { regionOf } from "./regions.js";
import type { SchemaPairNode } from "./schema-pair-node.js";
import { nameOfPair } from "./target-name.js";
import type { SchemaSession } from "./schema-session.js";
import type { Answer } from "../../prove/json-schema/relation.js";
import { areEqual, harmIn } from "./judge.js";
import type { Versions } from "../versions.js";

/** Two versions of a schema that travels, or that others use. */
export interface ComparedSchema extends Versions<JsonSchema> {
  /** The name of the schema where it has none of its own. */
  readonly subject: string;
  /** The same for sentences; absent for schemas with a name. */
  readonly where?: string;
  /** The ways that it travels. */
  readonly directions: ReadonlySet<ValueDirection>;
  /** Operations and schemas that use it. */
  readonly uses: readonly Affected[];
}

/** A schema of which is known what its two versions do as a whole. */
export interface JudgedSchema extends ComparedSchema, RegionStart {
  /** The place under which changes inside are told. */
  readonly place: SchemaPairNode["place"];
  /** Nothing inside is of another meaning than before. */
  readonly isEqual: boolean;
  /** The answer for each direction in which the schema travels. */
  readonly harms: ReadonlyMap<ValueDirection, Answer>;
}

const noHarm: Answer = { kind: "no" };

/** Those whose two versions do not say the same, with what they are proved to do. */
export function schemaVerdicts(schemas: readonly ComparedSchema[], session: SchemaSession): readonly JudgedSchema[] {
  const placed = schemas.flatMap((schema) => {
    const { before, after, subject, where } = schema;
    if (session.isSame(before, after)) return [];
    const name = nameOfPair(before, after, session);
    const subjectPlace = {
      subject: name ?? subject,
      payload: name !== undefined || where === undefined ? undefined : { subject, where },
      isEqual: false,
      way: { before, after, steps: [] },
    };
    return [
      {
        ...schema,
        place: subjectPlace,
        region: regionOf({ before, after, place: subjectPlace, isNamed: true }, session),
      },
    ];
  });
  const reached = reachedFrom(
    placed.map(({ region }) => region),
    session,
  );
  const differing = leadingTo(reached, ({ isCut, nodes }) => isCut || nodes.some(({ node }) => node.differs), session);
  return placed.map((item) => {
    const { before, after, directions } = item;
    // Nothing needs to be proved where no keyword differs.
    const differs = differing.has(item.region);
    const isEqual = !differs || (directions.size > 0 && areEqual(before, after, session, directions));
    const harms = [...directions].map(
      (direction) => [direction, isEqual ? noHarm : harmIn(direction, before, after, session)] as const,
    );
    return { ...item, isEqual, harms: new Map(harms) };
  });
}
