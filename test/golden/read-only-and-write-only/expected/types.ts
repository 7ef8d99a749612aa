// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Grant {
  id?: string;
  role?: Role;
}

export type Role = string;

/** As it is received. */
export interface Team {
  members?: User[];
}

/** As it is sent. */
export interface TeamRequest {
  members?: UserRequest[];
}

/**
 * Somebody who signs in.
 *
 * As it is received: without the properties that only clients send.
 */
export interface User {
  /** Given by the server. */
  id: string;
  name: string;
}

/**
 * Somebody who signs in.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface UserRequest {
  name: string;
  /** Never returned. */
  password: string;
}
