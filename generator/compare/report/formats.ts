/** The forms of a report. */
export const diffFormats = ["text", "markdown", "json", "sarif", "github", "gitlab", "junit", "html"] as const;
export type DiffFormat = (typeof diffFormats)[number];
