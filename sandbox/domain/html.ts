/** Text of a page whose values are escaped. */
export interface Html {
  /** HTML as it is sent. */
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text of a page: every value that is not one itself is escaped, so that none becomes a tag or ends an attribute. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const text = (value: string | Html | readonly Html[]): string => {
    if (typeof value === "string") return value.replace(/[&<>"']/g, (sign) => escapes[sign]!);
    return "html" in value ? value.html : value.map((html) => html.html).join("");
  };
  return { html: parts.map((part, index) => (index === 0 ? part : text(values[index - 1]!) + part)).join("") };
}
