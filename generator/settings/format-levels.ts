/** Ways of checking formats: as their standards say, by a short expression, or not at all. */
export const formatLevels = ["strict", "practical", "none"] as const;
/** The strictness of checks of formats. */
export type FormatLevel = (typeof formatLevels)[number];
