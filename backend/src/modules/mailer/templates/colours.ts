/** Colours of mails in light and dark mode: the theme's values, because mail programs read no design tokens. */
export const COLOURS = {
  page: { light: "#f4f3f1", dark: "#161514" },
  sheet: { light: "#ffffff", dark: "#211f1d" },
  ink: { light: "#1c1a18", dark: "#f1efec" },
  quiet: { light: "#5f5b56", dark: "#b3aea7" },
  rule: { light: "#dedbd6", dark: "#3b3835" },
  link: { light: "#1d4ed8", dark: "#93b4ff" },
} as const

export type ColourName = keyof typeof COLOURS

/** Colours of the button and its text in both modes: the theme colour and white. */
export const BUTTON = { ground: "#2563eb", ink: "#ffffff" } as const
