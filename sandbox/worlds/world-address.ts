import { isThisMachine } from "../outbox/call-this-machine.js";

/** The address of a world: `<world>.localhost` if the sandbox is at an address of this machine, and its own address otherwise. */
export function worldAddress(base: string, name: string): string {
  const { protocol, hostname, port } = new URL(base);
  if (!isThisMachine(hostname) && !hostname.endsWith(".invalid")) return base;
  return `${protocol}//${name}.localhost${port === "" ? "" : `:${port}`}`;
}

/** The name of the world in a host name. Undefined if it has none. */
export function worldInHost(hostname: string): string | undefined {
  return /^([a-z][a-z0-9-]*)\.localhost$/.exec(hostname)?.[1];
}
