/** Limits of a quantity, in pieces. */
export interface QuantityRange {
  min: number
  /** Null where there is no limit. */
  max: number | null
}

/** The nearest whole quantity that is allowed. */
export function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  const whole = Math.round(quantity)
  return Math.max(min, max === null ? whole : Math.min(max, whole))
}

/**
 * Turns typed text into a quantity.
 *
 * @param text the text of the field
 * @param before the quantity to return to when the text is no number
 */
export function repairQuantity(text: string, before: number, range: QuantityRange): number {
  const typed = text.trim() === "" ? Number.NaN : Number(text)
  return clampQuantity(Number.isFinite(typed) ? typed : before, range)
}
