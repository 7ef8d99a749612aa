// Comparisons: two versions of GitHub's document, and documents that double.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { figuresOf, programsInTurn } from "./measure.mjs";
import { fetchGithub, github, specwright, toolchain } from "./sources.mjs";

export const groups = [
  {
    id: "majors",
    document: `@octokit/openapi 22.0.0 and ${toolchain("@octokit/openapi")}`,
    against: "the newer one with itself",
    rows: {
      cpu: { what: "diff of two versions of GitHub's document", unit: "CPU s" },
      memory: { what: "diff of two versions of GitHub's document: peak memory", unit: "MiB", bound: { ours: 1024 } },
    },
    async measure(work) {
      const before = fetchGithub("22.0.0", work);
      if (before === undefined) return undefined;
      const programs = { ours: comparing(work, before, github), itself: comparing(work, github, github) };
      const { ours, itself } = await programsInTurn(programs, 3);
      return { cpu: figuresOf(ours.cpu, itself.cpu), memory: figuresOf(ours.memory, itself.memory) };
    },
  },
  {
    id: "doubled",
    document: "test/bench/diff.mjs",
    against: "half of them",
    rows: {
      schemas: { what: "diff of 500 schemas that all reach each other", unit: "CPU s", bound: { ratio: 2.3 } },
      elements: { what: "diff of an XSD type of 400 optional elements", unit: "CPU s", bound: { ratio: 2.3 } },
    },
    async measure(work) {
      const entangled = (...of) => JSON.stringify(entangledDocument(...of));
      return {
        schemas: await doubled(work, "json", 250, entangled),
        elements: await doubled(work, "xsd", 200, optionalElements),
      };
    },
  },
];

function comparing(work, before, after) {
  return { cwd: work, args: [specwright, "diff", before, after, "--format", "json", "--fail-on", "none"] };
}

async function doubled(work, ending, count, text) {
  const program = (size) => {
    const paths = [false, true].map((isChanged) => {
      const path = join(work, `${size}-${isChanged ? "after" : "before"}.${ending}`);
      writeFileSync(path, text(size, isChanged));
      return path;
    });
    return comparing(work, ...paths);
  };
  const { large, small } = await programsInTurn({ large: program(2 * count), small: program(count) }, 3);
  return figuresOf(large.cpu, small.cpu);
}

/** An OpenAPI document with `count` schemas that all reach each other; another one in half of them when it is changed. */
function entangledDocument(count, isChanged) {
  const schemas = {};
  for (let index = 0; index < count; index += 1) {
    const next = (step) => ({ $ref: `#/components/schemas/Node${(index * step + 1) % count}` });
    schemas[`Node${index}`] = {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", maxLength: isChanged && index % 2 === 0 ? 40 : 80 },
        first: next(3),
        second: next(7),
        others: { type: "array", items: next(11) },
      },
    };
  }
  const paths = {};
  for (let index = 0; index < count; index += 10) {
    const schema = { $ref: `#/components/schemas/Node${index}` };
    const responses = { 200: { description: "The node.", content: { "application/json": { schema } } } };
    paths[`/nodes/${index}`] = { get: { operationId: `getNode${index}`, responses } };
  }
  return { openapi: "3.1.0", info: { title: "Nodes", version: "1" }, paths, components: { schemas } };
}

/** An XSD with one type of `count` optional elements; one more at its end when it is changed. */
function optionalElements(count, isChanged) {
  const elements = Array.from({ length: count + (isChanged ? 1 : 0) }, (_, index) => {
    return `<xs:element name="Element${index}" type="xs:string" minOccurs="0"/>`;
  });
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:element name="Record"><xs:complexType><xs:sequence>
${elements.join("\n")}
</xs:sequence></xs:complexType></xs:element>
</xs:schema>
`;
}
