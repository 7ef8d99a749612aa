// `node test/bench/message-forms.mjs`: CPU time of a problem by the form of its message (docs/explanation/decisions/44-...).
const text = (value) => `The number must be at least 0, but is ${value}.`;

const forms = {
  "accessor in a literal": (value) => ({
    code: "minimum",
    path: "/count",
    get message() {
      return text(value);
    },
  }),
  "accessor by defineProperty": (value) =>
    Object.defineProperty({ code: "minimum", path: "/count" }, "message", { enumerable: true, get: () => text(value) }),
  "string from a template": (value) => ({ code: "minimum", path: "/count", message: text(value) }),
  "constant string": () => ({ code: "minimum", path: "/count", message: "The number must be at least 0." }),
};

const count = 200_000;
let kept;

/** Nanoseconds for a problem: the least of ten rounds. */
function nanoseconds(form) {
  const rounds = Array.from({ length: 10 }, () => {
    const start = process.cpuUsage();
    for (let value = -count; value < 0; value += 1) kept = form(value);
    const { user, system } = process.cpuUsage(start);
    return (1000 * (user + system)) / count;
  });
  return Math.round(Math.min(...rounds));
}

for (const [name, form] of Object.entries(forms)) console.log(`${name}: ${nanoseconds(form)} ns`);
if (kept === undefined) throw new Error("No problem was made.");
