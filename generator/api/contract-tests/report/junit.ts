import type { Diagnostic } from "../../../diagnostics/diagnostic.js";
import { sourceLocation } from "../../../diagnostics/origin.js";
import { junitReport, type JunitCase } from "../../../text/junit.js";
import type { TestResult } from "../test-contracts.js";

/** Results as JUnit's XML: a suite for each API, a case for each fixture, and a suite for errors of specs and fixture files. */
export function junitTestReport({ diagnostics, apis }: TestResult): string {
  const failures = diagnostics
    .filter(({ severity }) => severity === "error")
    .map((diagnostic) => ({ ...sourceLocation(diagnostic.origin), diagnostic }));
  const used = new Set<Diagnostic>();
  const suites = apis.map(({ name, fixtures }) => ({
    name,
    cases: fixtures.map(({ name: fixture, path, line, ok }): JunitCase => {
      const failed = ok ? [] : failures.filter((one) => one.path === path && one.line === line);
      failed.forEach(({ diagnostic }) => used.add(diagnostic));
      return { name: fixture, failures: failed.map(({ diagnostic }) => failureOf(diagnostic)) };
    }),
  }));
  const mutations = apis.flatMap(({ name, mutation }) =>
    mutation === undefined
      ? []
      : [
          {
            name: `${name} mutants`,
            cases: mutation.survivors.map(({ what, path, line, column }): JunitCase => {
              const at = `${path}:${line}:${column}`;
              const text = `No fixture fails if the spec is changed: ${what}.\nat: ${at}`;
              return { name: `${at} ${what}`, failures: [{ message: text, type: "mutant", text }] };
            }),
          },
        ],
  );
  const others = failures.filter(({ diagnostic }) => !used.has(diagnostic));
  const cases = others.map(({ path, line, diagnostic }) => ({
    name: `${path}:${line} ${diagnostic.code}`,
    failures: [failureOf(diagnostic)],
  }));
  return junitReport("specwright test", [
    ...suites,
    ...mutations,
    ...(cases.length === 0 ? [] : [{ name: "specs", cases }]),
  ]);
}

function failureOf({ code, message, hint, origin }: Diagnostic): JunitCase["failures"][number] {
  const { path, line, column } = sourceLocation(origin);
  const text = [message, `at: ${path}:${line}:${column}`, ...(hint === undefined ? [] : [`hint: ${hint}`])].join("\n");
  return { message, type: code, text };
}
