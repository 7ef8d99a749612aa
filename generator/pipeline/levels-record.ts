import type { Project } from "../project-types.js";
import type { ImportExtension, Layout } from "../settings/layout-settings.js";
import { strictnessLevels } from "../project/strictness.js";
import { recordOf, type Recorded } from "../settings/recorded.js";

/** A project with the layout of its output instead of the configured one. */
type RecordedProject = Omit<Project, "layout" | "importExtension"> & {
  readonly layout: Layout | undefined;
  readonly importExtension: ImportExtension | undefined;
};

/** Returns the settings that a project's output records, with the levels of its APIs. */
export function recordOfProject(project: RecordedProject): Recorded {
  const levels = project.interfaces.map((source) => [source.name, strictnessLevels(source, project)] as const);
  const byInterface = <Value>(
    valueOf: (of: (typeof levels)[number][1]) => Value,
  ): Value | Readonly<Record<string, Value>> => oneOrEach(levels.map(([name, of]) => [name, valueOf(of)]));
  return recordOf({
    ...project,
    strictness: byInterface(({ strictness }) => strictness),
    nullable: byInterface(({ nullable }) => nullable),
    discriminator: byInterface(({ discriminator }) => discriminator),
    validate: {
      request: byInterface(({ validate }) => validate.request),
      response: byInterface(({ validate }) => validate.response),
    },
  });
}

/** Returns the common value, or each value by name if they differ. */
function oneOrEach<Value>(values: readonly (readonly [string, Value])[]): Value | Readonly<Record<string, Value>> {
  const [first] = values;
  return first !== undefined && values.every(([, value]) => value === first[1]) ? first[1] : Object.fromEntries(values);
}
