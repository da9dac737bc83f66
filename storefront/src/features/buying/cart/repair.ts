import { clampQuantity, type CartItem } from "./cart-item"
import type { CartProduct } from "./cart-product"

/** Longest text accepted from storage: names and part numbers are shorter. */
const TEXT_MOST = 300
/** Most lines a stored cart may have. */
const LINES_MOST = 1_000
/** Highest price accepted from storage, in pounds. */
const PRICE_MOST = 10_000_000

type Found = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Found =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, TEXT_MOST) : null

/** A price in pounds: a number, or a text that is a number ("149.00", "£1,299"). */
function pounds(value: unknown): number | null {
  const digits = typeof value === "string" ? value.trim().replace(/^£/, "").replaceAll(",", "") : value
  const figure = typeof digits === "string" && digits !== "" ? Number(digits) : digits
  return typeof figure === "number" && figure >= 0 && figure <= PRICE_MOST ? figure : null
}

/** A path of this site: a stored address must not lead to another site, nor run a script. */
const sitePath = (value: unknown): string | null => {
  const path = text(value)
  return path && /^\/(?!\s*[/\\])/.test(path) ? path : null
}

const picture = (value: unknown): string | null => {
  const address = text(value)
  return address && (/^https?:\/\//.test(address) || sitePath(address) !== null) ? address : null
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .map(text)
    .filter((one) => one !== null)
    .slice(0, 10)

/**
 * Reads a product from unchecked storage.
 *
 * @returns null where id or name is missing
 */
export function repairProduct(found: unknown): CartProduct | null {
  if (!isRecord(found)) return null
  const productId = text(found.productId)
  const name = text(found.productName) ?? text(found.name)
  if (!productId || !name) return null
  const price = pounds(found.price)
  return {
    productId,
    variantId: text(found.variantId),
    name,
    price,
    priceText: price === null ? (text(found.priceText) ?? text(found.price)) : null,
    image: picture(found.image),
    brand: text(found.brand) ?? "",
    category: text(found.category) ?? "",
    sku: text(found.sku),
    specifications: texts(found.specifications),
    stock: Math.max(0, Math.trunc(Number(found.stock)) || 0),
    href: sitePath(found.href) ?? "/products",
  }
}

function repairItem(found: unknown): CartItem | null {
  const product = repairProduct(found)
  if (!product || !isRecord(found)) return null
  const { name, ...rest } = product
  const quantity = clampQuantity(Number(found.quantity))
  if (quantity === 0) return null
  return {
    ...rest,
    id: text(found.id) ?? `${product.productId}-0`,
    productName: name,
    quantity,
    addedPrice: found.addedPrice === null ? null : (pounds(found.addedPrice) ?? product.price),
    isGone: found.isGone === true,
  }
}

/** A line with an id that no other line has. */
const withOwnId = (item: CartItem, others: ReadonlyMap<string, CartItem>): CartItem =>
  [...others.values()].some(({ id }) => id === item.id)
    ? { ...item, id: `${item.productId}-${others.size}` }
    : item

/**
 * Reads cart lines from unchecked storage, which an older version, another program or anybody may have written. Invalid
 * lines are dropped; two lines of one product become one.
 */
export function repairItems(found: readonly unknown[]): CartItem[] {
  const lines = new Map<string, CartItem>()
  for (const one of found.slice(0, LINES_MOST)) {
    const item = repairItem(one)
    if (!item) continue
    const before = lines.get(item.productId)
    const quantity = clampQuantity((before?.quantity ?? 0) + item.quantity)
    lines.set(item.productId, { ...(before ?? withOwnId(item, lines)), quantity })
  }
  return [...lines.values()]
}
