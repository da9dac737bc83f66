const IN_BRACES = /\{([^{}\n]*)\}/g

/**
 * Fills the placeholders of a text, each written in braces: `{name}`. Those without a value stay as they are, and filled in
 * texts are not read for placeholders.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(IN_BRACES, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : written,
  )

/**
 * What stands in braces in a text and is no placeholder, each once.
 *
 * @param known names of the placeholders
 */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(IN_BRACES)].map(([, name = ""]) => name).filter((name) => !known.includes(name)),
  ),
]

/** The placeholders as people read them: "{reference} for the reference, {date} for …". */
export const describePlaceholders = (placeholders: Readonly<Record<string, string>>): string =>
  Object.entries(placeholders)
    .map(([name, label]) => `{${name}} for ${label}`)
    .join(", ")
