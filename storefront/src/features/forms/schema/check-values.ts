import type { FormDefinition, FormFieldError } from "@scanwright/backend/contract"

/**
 * Checks values in the browser, by the same schema as the backend.
 *
 * @returns one error for each field, in the order of the form
 */
export function checkValues({ schema }: Pick<FormDefinition, "schema">, values: unknown): FormFieldError[] {
  const { error } = schema.safeParse(values)
  const faults = new Map<string, FormFieldError>()
  for (const { path, message } of error?.issues ?? []) {
    const place = path.map((key) => (typeof key === "number" ? key : String(key)))
    const name = place.join(".")
    if (!faults.has(name)) faults.set(name, { path: place, message })
  }
  return [...faults.values()]
}
