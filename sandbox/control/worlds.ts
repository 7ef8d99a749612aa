import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import { defaultWorld } from "./sandbox-worlds.js";

type Names = "listWorlds" | "readWorld" | "createWorld" | "deleteWorld";

/** Creates, lists and deletes worlds: those of the whole sandbox, in any world that the call names. */
export function worldsHandlers({ worlds }: Control): Pick<ControlHandlers, Names> {
  const unknown = () => refuse(404, "The world does not exist, or has expired.");
  return {
    listWorlds: async () => ({ status: 200, body: [...(await worlds.list())] }),
    async readWorld({ path }) {
      const found = (await worlds.list()).find(({ name }) => name === path.name);
      if (found === undefined) throw unknown();
      return { status: 200, body: found };
    },
    async createWorld({ body = {} }) {
      if (body.name === defaultWorld) throw refuse(409, "The world default always exists.");
      if (body.snapshot !== undefined && body.world !== undefined)
        throw refuse(400, "A world is like a snapshot or like another world, not both.");
      const created = await worlds.create(body);
      if (typeof created !== "string") return { status: 201, body: created };
      if (created === "taken") throw refuse(409, "Another world has this name.");
      if (created === "full") throw refuse(409, `There are ${worlds.max} worlds already: delete one (--max-worlds).`);
      throw refuse(
        404,
        created === "unknownSnapshot" ? "The snapshot does not exist." : "The world to copy does not exist.",
      );
    },
    async deleteWorld({ path: { name } }) {
      if (name === defaultWorld) throw refuse(409, "The world default cannot be deleted. Reset it instead.");
      if (!(await worlds.remove(name))) throw unknown();
      return { status: 204 };
    },
  };
}
