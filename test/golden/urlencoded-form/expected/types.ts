// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface RequestTokenRequest {
  grant_type: "password";
  /** @default 3600 */
  lifetime?: number;
  scopes?: string[];
  origin?: RequestTokenRequestOrigin;
  device?: RequestTokenRequestDevice;
}

export interface RequestTokenRequestDevice {
  names?: string[];
}

export interface RequestTokenRequestOrigin {
  host?: string;
  port?: number;
}

export interface RequestTokenResponse200 {
  token: string;
}
