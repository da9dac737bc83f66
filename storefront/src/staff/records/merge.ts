import type { ConflictField } from "./ConflictDialog"

const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.map(asText).join("\n")
      : JSON.stringify(value)

/**
 * The fields that two people have changed, each in another way. What only one of them changed is no conflict.
 *
 * @param before as both began
 * @param mine what is in the form
 * @param theirs what is stored now
 * @param labels what fields are called
 */
export function conflictsOf<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  labels: Readonly<Record<keyof Values & string, string>>,
): ConflictField[] {
  const names = Object.keys(labels) as (keyof Values & string)[]
  return names
    .map((name) => ({
      name,
      label: labels[name],
      mine: asText(mine[name]),
      theirs: asText(theirs[name]),
      before: asText(before[name]),
    }))
    .filter(
      ({ mine: own, theirs: others, before: first }) => own !== others && own !== first && others !== first,
    )
    .map(({ name, label, mine: own, theirs: others }) => ({ name, label, mine: own, theirs: others }))
}

/**
 * One's own words with the other's where those were chosen, and where only the other has changed anything.
 *
 * @param takes names of the fields in which the other's words are taken
 */
export function merged<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
  takes: readonly string[],
): Values {
  const entries = Object.entries(mine).map(([name, own]) => {
    const key = name as keyof Values
    const isUntouched = asText(own) === asText(before[key])
    return [name, takes.includes(name) || isUntouched ? theirs[key] : (own as unknown)]
  })
  return Object.fromEntries(entries) as Values
}
