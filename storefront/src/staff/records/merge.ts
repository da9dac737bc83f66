import { isSameValue } from "./is-same-value"

/** Whose value of a field is stored: the user's own, or the one that somebody else has saved since. */
export type Side = "mine" | "theirs"

/** A field in which the form and the stored record differ. */
export interface Difference<Name extends string = string> {
  readonly name: Name
  /** The preselected side: the other person's where only they changed the field, the user's own otherwise. */
  readonly side: Side
  /** Whether both people changed the field. */
  readonly isConflict: boolean
}

/**
 * Compares a form with a record that somebody else has saved since.
 *
 * @param base the values both people started with
 * @param mine the values in the form
 * @param theirs the values stored now
 * @param names the fields to compare, in the order of the result
 */
export function differencesOf<Values extends object, Name extends keyof Values & string>(
  base: Values,
  mine: Values,
  theirs: Values,
  names: readonly Name[],
): Difference<Name>[] {
  return names
    .filter((name) => !isSameValue(mine[name], theirs[name]))
    .map((name) => {
      const isMine = !isSameValue(mine[name], base[name])
      const isTheirs = !isSameValue(theirs[name], base[name])
      return { name, side: isMine ? "mine" : "theirs", isConflict: isMine && isTheirs }
    })
}

/**
 * The user's own values, with the other person's in the named fields. @param takes names of fields with the other's value
 */
export function merge<Values extends object>(
  mine: Values,
  theirs: Values,
  takes: readonly (keyof Values | string)[],
): Values {
  const taken = Object.entries(theirs).filter(([name]) => takes.includes(name))
  return { ...mine, ...Object.fromEntries(taken) }
}
