import { readWhole } from "@scanwright/backend/contract/read-figure"

interface Limits {
  readonly least: number
  readonly most: number
  /** Stands for a text that is no whole number, or for none. */
  readonly otherwise: number
}

/** The whole number in an address or a form that was sent as one, within limits. */
export function wholeNumber(text: string | undefined, { least, most, otherwise }: Limits): number {
  const read = readWhole(text ?? "", Infinity, "")
  return "value" in read ? Math.min(most, Math.max(least, read.value)) : otherwise
}
