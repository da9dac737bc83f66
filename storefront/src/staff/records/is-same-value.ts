/** Whether two values of a field, or of a whole form, are equal in all their parts. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
