"use client"

import { Select } from "@scanwright/design-system"
import { type Theme, THEME_COOKIE, toTheme } from "./theme"

/** How long the choice is remembered, in seconds: a year. */
const REMEMBERED = 31_536_000

interface Props {
  theme: Theme | undefined
  onChange: (theme: Theme | undefined) => void
}

/** Light, dark, or as the system has it. */
export function ThemeChoice({ theme, onChange }: Props) {
  const choose = (value: string) => {
    const chosen = toTheme(value)
    document.cookie = `${THEME_COOKIE}=${chosen ?? ""}; path=/admin; max-age=${chosen ? REMEMBERED : 0}; samesite=lax`
    onChange(chosen)
  }
  return (
    <Select
      label="Colours"
      value={theme ?? "system"}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: "system", label: "As the system" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  )
}
