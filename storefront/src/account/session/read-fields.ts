/** Fields of a form by what they send. Names of groups have dots: "registered_address.city". */
export interface FormFields {
  /** Fields of one line or of several, and choices of one. */
  readonly texts: readonly string[]
  /** Boxes that are true where they are ticked. */
  readonly ticks?: readonly string[]
  /** Choices of several. */
  readonly lists?: readonly string[]
}

type Group = Record<string, unknown>

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Sets a value at a path; groups on the way are made. */
function put(into: Group, path: string, value: unknown): void {
  const parts = path.split(".")
  const last = parts.pop() ?? path
  let group = into
  for (const part of parts) {
    group[part] ??= {}
    group = group[part] as Group
  }
  group[last] = value
}

/**
 * The values of a form as a schema reads them. What the form does not name is left out, whatever was sent.
 *
 * @param form as it was sent
 * @param fields that the form has
 */
export function readFields(
  form: FormData,
  { texts, ticks = [], lists = [] }: FormFields,
): Record<string, unknown> {
  const values: Group = {}
  for (const name of texts) put(values, name, textOf(form, name))
  for (const name of ticks) put(values, name, form.get(name) !== null)
  for (const name of lists)
    put(
      values,
      name,
      form
        .getAll(name)
        .filter((value) => typeof value === "string")
        .slice(0, 50),
    )
  return values
}

/** Names of fields whose values are never shown again. */
const SECRET = /password|^token$/

/** The values of a form to show again beside their problems. */
export function valuesToShow(
  form: FormData,
  { texts, ticks = [], lists = [] }: FormFields,
): Record<string, string[]> {
  const shown: Record<string, string[]> = {}
  for (const name of texts) if (!SECRET.test(name)) shown[name] = [textOf(form, name)]
  for (const name of [...ticks, ...lists])
    shown[name] = form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .slice(0, 50)
  return shown
}
