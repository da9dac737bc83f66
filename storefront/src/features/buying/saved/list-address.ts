import { clampQuantity } from "@/features/buying/cart/cart-item"

/** Most lines of a shared list. */
const LINES_MOST = 100

/** A part number as an address may have it: printable, and no longer than any maker's. */
const PART_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} .,:_/+#()&*-]{0,99}$/u

/** A line of a shared list. */
export interface SharedLine {
  readonly partNumber: string
  readonly quantity: number
}

/** A list as its address describes it. */
export interface SharedListRequest {
  /** Each part number once, in the order of the address. */
  readonly lines: readonly SharedLine[]
  /** Number of lines that cannot be read. */
  readonly unreadable: number
  /** Whether the address has more lines than a list may have. */
  readonly isCut: boolean
}

/** The text of one part of a line; undefined where its percent signs are broken. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return undefined
  }
}

function readLine(text: string): SharedLine | null {
  const [encoded = "", digits, ...rest] = text.split(":")
  const partNumber = decode(encoded)
  if (rest.length > 0 || partNumber === undefined || !PART_NUMBER.test(partNumber)) return null
  if (digits !== undefined && !/^[1-9]\d{0,3}$/.test(digits)) return null
  return { partNumber, quantity: digits === undefined ? 1 : clampQuantity(Number(digits)) }
}

/** Reads `?items=DS2208-SR:3,ZD421`: part numbers with quantities, 1 where none is given. */
export function readSharedList(items: string | string[] | undefined): SharedListRequest {
  const given = [items ?? []]
    .flat()
    .flatMap((text) => text.split(",", LINES_MOST * 2))
    .filter((text) => text.trim() !== "")
  const read = given.slice(0, LINES_MOST).map(readLine)
  const lines = new Map<string, SharedLine>()
  for (const line of read) {
    if (!line) continue
    const before = lines.get(line.partNumber)?.quantity ?? 0
    lines.set(line.partNumber, { ...line, quantity: clampQuantity(before + line.quantity) })
  }
  return {
    lines: [...lines.values()],
    unreadable: read.filter((line) => line === null).length,
    isCut: given.length > LINES_MOST,
  }
}

/** The value of `items` for a list; lines beyond the limit and without a part number are left out. */
export const formatSharedList = (lines: readonly { sku: string | null; quantity: number }[]): string =>
  lines
    .flatMap(({ sku, quantity }) => (sku === null ? [] : [`${encodeURIComponent(sku)}:${quantity}`]))
    .slice(0, LINES_MOST)
    .join(",")
