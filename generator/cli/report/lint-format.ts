/** How `lint` can print its findings. */
export const lintFormats = ["text", "json", "sarif", "github"] as const;
export type LintFormat = (typeof lintFormats)[number];
