/** Levels of format checks: by their standards, by a short expression, or none. */
export const formatLevels = ["strict", "practical", "none"] as const;
/** The strictness of checks of formats. */
export type FormatLevel = (typeof formatLevels)[number];
