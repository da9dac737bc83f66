/** Classes of the variants of buttons, with text or with an icon. */
export const VARIANTS = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  ghost: "button button-ghost",
  danger: "button button-danger",
} as const
