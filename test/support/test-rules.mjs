/** Rules of the linter for tests: no result of a test depends on a clock. */

const clocks = new Set(["performance.now", "Date.now", "process.hrtime", "console.time"]);
const timeLimit = "Tests have one time limit (test/support/time-limit.ts).";

/** The message for each syntax that tests do not use, by its selector. */
const refused = {
  "NewExpression[callee.name='Date'][arguments.length=0]": "Tests name the day that they need.",
  "CallExpression[callee.name=/^(?:it|test|(?:before|after)(?:All|Each))$/] > Literal[raw=/^[0-9_]+$/]": timeLimit,
  "AwaitExpression CallExpression[callee.name='setTimeout'] > Literal[value>=100]":
    "Wait for an event (test/support/until.ts), or set the clock (vi.useFakeTimers).",
  "CallExpression[callee.name=/^(?:it|describe)$/] > ObjectExpression > Property[key.name='timeout']": timeLimit,
};

const noClock = {
  meta: { type: "suggestion", schema: [] },
  create: (context) => ({
    MemberExpression(node) {
      const name = `${node.object.name}.${node.property.name}`;
      const message = "Measure effort (test/support/effort.ts), which does not depend on a clock.";
      if (clocks.has(name)) context.report({ node, message });
    },
    ...Object.fromEntries(
      Object.entries(refused).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
  }),
};

export default { meta: { name: "tests" }, rules: { "no-clock": noClock } };
