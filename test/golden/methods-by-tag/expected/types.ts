// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Issue {
  title?: string;
}
