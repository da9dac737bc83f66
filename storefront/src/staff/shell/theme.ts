/** Cookie with the chosen colours, read by the server so that the page is rendered in them from the start. */
export const THEME_COOKIE = "staff-theme"

export type Theme = "light" | "dark"

/** The stored choice; undefined leaves the colours to the system. */
export const toTheme = (value: string | undefined): Theme | undefined =>
  value === "light" || value === "dark" ? value : undefined
