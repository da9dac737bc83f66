/** What a barcode holds that is made from a typed text. */
export interface Readable {
  readonly ok: true
  /** Content of the barcode, check digit included. */
  readonly content: string
  /** What was found or changed, such as an added check digit; null for nothing. */
  readonly note: string | null
  /** Whether a check digit was added. */
  readonly isCheckDigitAdded?: boolean
  /**
   * Texts for what is meant instead, maybe: a number one digit short may lack its check digit, and not a zero in front. One text
   * for each such number of the content.
   */
  readonly withCheckDigit?: readonly string[]
}

/** The content of a barcode, or the reason why there is none. */
export type Content = Readable | { readonly ok: false; readonly problem: string }

/** The content of a barcode. @param note what was found or changed in the typed text */
export const good = (content: string, note: string | null = null): Readable => ({ ok: true, content, note })

/** No content. @param problem what is wrong, and what to do */
export const bad = (problem: string): Content => ({ ok: false, problem })
