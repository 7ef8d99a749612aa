// Lists and searches of users in a world with 100,000 of them, and in one with 1,000, in turn. Counting for totalResults is
// measured apart: it is taken off each call.
import { PGlite } from "@electric-sql/pglite";
import { microsecondsSince } from "../measure.mjs";
import { observeMessages, startSandbox } from "./support.mjs";

const rounds = 60;
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const filters = {
  "search by userName": 'userName eq "user-000417@crowd.example"',
  "search by employeeNumber": `${enterprise}:employeeNumber eq "E-000417"`,
  "search by an indexed filter": `${enterprise}:costCenter eq "CC-000417"`,
};

let counting = 0;
let isCounting = false;
const counts = new Set();
observeMessages((type, text) => {
  const [first, second] = text.split("\0");
  if (type === "P" && /^select count\(/i.test(second)) counts.add(first);
  if (type === "P" || type === "B") isCounting = counts.has(type === "P" ? first : second);
});
const observed = PGlite.prototype.execProtocolRawStream;
PGlite.prototype.execProtocolRawStream = async function (...message) {
  const before = process.cpuUsage();
  await observed.apply(this, message);
  if (isCounting) counting += millisecondsSince(before);
};

const begun = process.cpuUsage();
const large = await startSandbox({ seed: "large" });
const start = millisecondsSince(begun);
const small = await startSandbox({ seed: "thousand" });
const times = {};
for (let round = 0; round < rounds; round += 1)
  for (const [size, sandbox] of Object.entries({ large, small }))
    for (const [title, call] of Object.entries(callsOf(sandbox))) {
      counting = 0;
      const before = process.cpuUsage();
      await call();
      const whole = millisecondsSince(before);
      record(title, size, whole - counting);
      if (title === "page of 100 users") record("totalResults of a page", size, counting);
    }
console.log(JSON.stringify({ start, times }));
await large.close();
await small.close();

function callsOf({ fetch, baseUrl, credentials }) {
  const users = `${baseUrl}/profile/identity/v4.1/Users`;
  const headers = {
    authorization: `Bearer ${credentials.company.accessToken}`,
    accept: "application/json",
    "content-type": "application/json",
  };
  const asked = async (address, init) => {
    const answer = await fetch(address, { headers, ...init });
    if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
    return answer.json();
  };
  const searches = Object.entries(filters).map(([title, filter]) => [
    title,
    async () => {
      const found = await asked(`${users}/.search`, { method: "POST", body: JSON.stringify({ filter }) });
      if (found.totalResults !== 1) throw new Error(`${title} finds ${found.totalResults}.`);
    },
  ]);
  return { "page of 100 users": () => asked(`${users}?count=100`), ...Object.fromEntries(searches) };
}

function millisecondsSince(before) {
  return microsecondsSince(before) / 1000;
}

function record(title, size, milliseconds) {
  ((times[title] ??= {})[size] ??= []).push(milliseconds);
}
