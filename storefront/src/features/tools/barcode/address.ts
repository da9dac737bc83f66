import { holdsText, isSymbologyId, type SymbologyId } from "@/lib/symbologies"
import { CONTENT_MOST } from "./read-content"

/** A kind of barcode, and the text to be read as its content. */
export interface Wanted {
  readonly kind: SymbologyId
  readonly text: string
}

/** A text as the field of a kind has it: a field of one line has no line ends. */
export const textFor = (kind: SymbologyId, text: string): string =>
  holdsText(kind) ? text : text.replace(/\s*[\r\n]\s*/g, " ")

/** Writes a barcode as the fragment of an address, which browsers do not send to the server. */
export const fragmentOf = ({ kind, text }: Wanted): string =>
  `#${new URLSearchParams({ kind, content: text.slice(0, CONTENT_MOST) }).toString()}`

/** Reads the fragment of an address. @returns null where it has no barcode */
export function readFragment(fragment: string): Wanted | null {
  const values = new URLSearchParams(fragment.slice(1))
  const [kind, text] = [values.get("kind"), values.get("content")]
  if (kind === null || text === null || !isSymbologyId(kind)) return null
  return { kind, text: textFor(kind, text.slice(0, CONTENT_MOST)) }
}
