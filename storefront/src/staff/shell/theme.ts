/** Cookie in which a member of staff's browser remembers the colours, read by the server so that none flash. */
export const THEME_COOKIE = "staff-theme"

export type Theme = "light" | "dark"

/** A remembered choice; undefined leaves it to the system. */
export const toTheme = (value: string | undefined): Theme | undefined =>
  value === "light" || value === "dark" ? value : undefined
