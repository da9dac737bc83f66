import {
  NONE,
  PRODUCT_FIELDS,
  readFigure,
  readPounds,
  readWhole,
  type CatalogueChangeRequest,
} from "@scanwright/backend/contract"
import { readTags } from "@/staff/records/read-tags"

/** What can be changed of many products at once. */
export type BulkKind =
  "publish" | "unpublish" | "price" | "stock" | "reorder_level" | "brand" | "machine_type" | "tags"

type Read = { change: CatalogueChangeRequest } | { error: string }

function readPrice(text: string): Read {
  const read = readPounds(text)
  if ("problem" in read) return { error: read.problem ?? "Write pounds and pence like 249.00" }
  return read.value > 0 && read.value <= PRODUCT_FIELDS.price.most
    ? { change: { price: read.value } }
    : { error: "Write pounds and pence like 249.00" }
}

function readPercentage(text: string): Read {
  const [, sign = "", figure = ""] = /^([+-]?)(.*?)%?$/.exec(text.trim()) ?? []
  const read = readFigure(figure, 2)
  if ("problem" in read && read.problem !== null) return { error: read.problem }
  const amount = "value" in read ? Number(sign + read.value) : 0
  return amount >= -90 && amount <= 1_000 && amount !== 0
    ? { change: { price_percent: amount } }
    : { error: "Write a percentage from -90 to 1000, like 5 or -2.5" }
}

function readStock(text: string): Read {
  const read = readWhole(text, PRODUCT_FIELDS.stock.most, "Write a whole number of pieces, 0 or more")
  return "problem" in read ? { error: read.problem } : { change: { stock: read.value } }
}

/** Reads a level; none removes it. */
function readReorderLevel(text: string): Read {
  if (text.trim() === "") return { change: { reorder_level: null } }
  const { most, message } = PRODUCT_FIELDS.reorder_level
  const read = readWhole(text, most, message)
  return "problem" in read ? { error: read.problem } : { change: { reorder_level: read.value } }
}

type TextOf = (name: string) => string

const READERS: Readonly<Record<BulkKind, (text: TextOf) => Read>> = {
  publish: () => ({ change: { status: "published" } }),
  unpublish: () => ({ change: { status: "draft" } }),
  price: (text) => (text("way") === "set" ? readPrice : readPercentage)(text("figure")),
  stock: (text) => readStock(text("figure")),
  reorder_level: (text) => readReorderLevel(text("figure")),
  brand: (text) => {
    const brand = text("choice")
    if (brand === "") return { error: "Choose a brand" }
    return { change: { brand_id: brand === NONE ? null : brand } }
  },
  machine_type: (text) => {
    const type = text("choice")
    return type === "" ? { error: "Choose a machine type" } : { change: { category_id: type } }
  },
  tags: (text) => {
    const read = readTags(text("way"), text("tags"))
    if ("error" in read) return read
    return { change: read.way === "remove" ? { remove_tags: read.tags } : { add_tags: read.tags } }
  },
}

/** Reads the bulk dialog's form. @returns the change to make, or what is wrong with the field */
export function readChange(kind: BulkKind, form: FormData): Read {
  return READERS[kind]((name) => {
    const value = form.get(name)
    return typeof value === "string" ? value : ""
  })
}

/** "1 product", "1,200 products". */
export const countProducts = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`
