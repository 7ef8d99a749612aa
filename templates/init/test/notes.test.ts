import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createNotesClient,
  createNotesServer,
  parseNote,
  toFetchHandler,
  unimplementedNotes,
  validateNewNote,
  type NewNote,
} from "../generated/notes.js";

test("a note with a title is accepted", () => {
  const note: NewNote = { title: "Milk", labels: ["shopping"] };
  assert.deepEqual(validateNewNote(note), { ok: true, value: note });
});

test("every problem of a note is named, with its place", () => {
  const result = validateNewNote({ title: "", labels: ["Shopping"] });
  assert.equal(result.ok, false);
  const paths = result.ok ? [] : result.problems.map((problem) => problem.path);
  assert.deepEqual(paths, ["/title", "/labels/0"]);
});

test("a note is read from text", () => {
  const text = '{ "id": "7f6e6c0e-53a4-4c1d-9d3c-0d8f8c8c7f11", "createdAt": "2026-01-02T03:04:05Z", "title": "Milk" }';
  const result = parseNote(text);
  assert.equal(result.ok && result.value.title, "Milk");
});

test("a client calls a server without a port", async () => {
  const handlers = { ...unimplementedNotes, listNotes: () => ({ status: 200 as const, body: [] }) };
  const server = createNotesServer({ handlers });
  const client = createNotesClient({ baseUrl: "http://in.process/v1", fetch: toFetchHandler(server) });
  const result = await client.listNotes({ query: { limit: 10 } });
  assert.equal(result.status, 200);
  assert.deepEqual(result.data, []);
});
