import { bodyChanges, responseChanges } from "./operations/responses.js";
import { errorChanges } from "./operations/errors.js";
import { interfaceChanges } from "./operations/interfaces.js";
import { operationOnlyChanges } from "./operations/operations.js";
import { parameterChanges } from "./operations/parameters.js";
import { securityChanges } from "./operations/security.js";
import { serverChanges } from "./operations/servers.js";

/** Changes of operations, their messages and what stands around them. */
export const operationChanges = {
  ...interfaceChanges,
  ...operationOnlyChanges,
  ...parameterChanges,
  ...bodyChanges,
  ...responseChanges,
  ...errorChanges,
  ...securityChanges,
  ...serverChanges,
};
