/** A media type or range with its parameters (RFC 9110, sections 8.3.1 and 12.5.1). */
export const mediaTypeForm =
  /^(?:\*\/\*|[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;
