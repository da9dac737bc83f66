/** Above this number a badge shows "99+" (specification, section 9). */
const LIMIT = 99

/** A count as a badge shows it: `7`, `99`, `99+`. */
export const shortCount = (count: number): string => (count > LIMIT ? `${LIMIT}+` : `${count}`)

const numberFormat = new Intl.NumberFormat("en-GB")

/** A count with thousands separators: `9,999`. */
export const formatCount = (count: number): string => numberFormat.format(count)

/** A count of pieces: `1 item`, `3 items`, `1,204 items` (specification, 2.9). */
export const countItems = (count: number): string => `${formatCount(count)} ${count === 1 ? "item" : "items"}`
