// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Address {
  country: string;
  postalCode?: string;
  state?: string;
}
