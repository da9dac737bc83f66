import type { VAT_RATE as CONTRACT_RATE } from "@scanwright/backend/contract"

/** The contract's rate, imported as a type only: browsers load this file, and the contract would bring zod along. */
const VAT_RATE: typeof CONTRACT_RATE = 0.2

/** A price in pounds, before and after VAT, and the VAT itself. */
export interface VatAmounts {
  readonly exVat: number
  readonly vat: number
  readonly incVat: number
}

/**
 * Adds VAT to a price. VAT is rounded to the nearest penny, halves up, as for a single line of an invoice
 * (HMRC, VAT guide, notice 700, section 17.5).
 *
 * @param exVat pounds
 * @returns pounds, exact to the penny
 */
export function withVat(exVat: number): VatAmounts {
  const pence = Math.round(exVat * 100)
  const vatPence = Math.round(pence * VAT_RATE)
  return { exVat: pence / 100, vat: vatPence / 100, incVat: (pence + vatPence) / 100 }
}

/** A price with VAT. @param exVat pounds; null for none in figures */
export const incVatOf = (exVat: number | null): number | null =>
  exVat === null ? null : withVat(exVat).incVat
