import type { FieldProblem } from "@scanwright/design-system"
import type { Problems } from "./record-store"

/**
 * The problems of a form that was refused, as links to its fields.
 *
 * @param labels of the fields, in their order
 * @param problems by field
 * @param idOf the id of a field's control
 */
export const fieldProblems = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  problems: Problems,
  idOf: (field: Name) => string,
): FieldProblem[] =>
  (Object.keys(labels) as Name[]).flatMap((name) => {
    const message = problems[name]
    return message === undefined ? [] : [{ fieldId: idOf(name), message: `${labels[name]}: ${message}` }]
  })
