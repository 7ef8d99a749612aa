// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Folder {
  name: string;
  folders?: Folder[];
  owner?: Person;
}

export interface Person {
  home?: Folder;
}
