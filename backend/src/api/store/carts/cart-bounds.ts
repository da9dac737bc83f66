import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { INQUIRY_LINES_MOST, INQUIRY_QUANTITY_MOST } from "../../../contract"

/** Largest metadata of a cart, a line or an address, in bytes of its JSON. */
const METADATA_BYTES_MOST = 2_048

/** Largest body in bytes of JSON without its lines: addresses and the like. */
const DETAILS_BYTES_MOST = 16 * 1_024

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null))

/** The parts of a body that have metadata: the cart itself, its lines and its addresses. */
const partsOf = (body: Fields): Fields[] =>
  [
    body,
    ...(Array.isArray(body.items) ? (body.items as unknown[]) : []),
    body.shipping_address,
    body.billing_address,
  ].filter(isFields)

/**
 * Finds what makes a write to a cart larger than a shopper's.
 *
 * @param body of the request; types are checked by Medusa
 * @param linesBefore number of lines that the cart has
 * @param metadataBefore metadata that the written record has; Medusa adds to it
 * @returns the reason; undefined for an ordinary write
 */
export function cartFault(body: unknown, linesBefore = 0, metadataBefore: unknown = {}): string | undefined {
  if (!isFields(body)) return undefined
  const items = Array.isArray(body.items) ? (body.items as unknown[]) : []
  const added = items.length + (body.variant_id === undefined ? 0 : 1)
  if (added > 0 && linesBefore + added > INQUIRY_LINES_MOST) {
    return `A cart may have ${INQUIRY_LINES_MOST} lines: order more in a second one`
  }
  const parts = partsOf(body)
  if (parts.some(({ quantity }) => typeof quantity === "number" && quantity > INQUIRY_QUANTITY_MOST)) {
    return `quantity must be at most ${INQUIRY_QUANTITY_MOST}`
  }
  if (bytesOf({ ...body, items: undefined }) > DETAILS_BYTES_MOST) {
    return `The details of a cart may have ${DETAILS_BYTES_MOST / 1_024} kB together`
  }
  const metadata = parts.map((part) => part.metadata).filter(isFields)
  const merged =
    isFields(body.metadata) && isFields(metadataBefore) ? [{ ...metadataBefore, ...body.metadata }] : []
  return [...metadata, ...merged].some((each) => bytesOf(each) > METADATA_BYTES_MOST)
    ? `metadata must be at most ${METADATA_BYTES_MOST} bytes of JSON`
    : undefined
}

interface StoredCart {
  metadata?: unknown
  items?: ({ id: string; metadata?: unknown } | null)[] | null
}

/** Lines of a stored cart, and the metadata that a write adds to: of the cart itself, or of one of its lines. */
async function storedBounds(
  req: MedusaRequest,
  id: string,
  [kind, lineId]: readonly string[],
): Promise<[lines: number, metadata: unknown]> {
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["id", "metadata", "items.id", "items.metadata"],
    filters: { id },
  })
  const cart = (data as unknown as StoredCart[])[0]
  const lines = (cart?.items ?? []).filter((line) => line !== null)
  const written = kind ? lines.find((line) => line.id === lineId) : cart
  return [lines.length, written?.metadata ?? {}]
}

/**
 * Bounds carts, which anybody may fill without an account: their lines, quantities, texts and metadata.
 *
 * @throws MedusaError (400) with what to change
 */
async function boundCart(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  const [, , , id, ...rest] = (req.originalUrl.split("?")[0] ?? "").split("/")
  const isWrite = req.method === "POST"
  const ofBody = isWrite ? cartFault(req.body) : undefined
  const ofCart =
    isWrite && ofBody === undefined && id
      ? cartFault(req.body, ...(await storedBounds(req, id, rest)))
      : undefined
  const fault = ofBody ?? ofCart
  if (fault !== undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, fault)
  next()
}

export const cartMiddlewares: MiddlewareRoute[] = [{ matcher: "/store/carts", middlewares: [boundCart] }]
