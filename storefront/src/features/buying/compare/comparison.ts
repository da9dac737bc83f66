import { SPECIFICATIONS, type SpecificationKey } from "@scanwright/backend/contract"
import type { ComparedProduct, ComparisonGroup } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { incVatOf } from "@/lib/vat"
import type { Product } from "@/lib/medusa/shapes"
import { COMPARE_LIMIT } from "./compare-product"
import { isProductId } from "./compared"

/** A comparison as its address describes it. */
export interface ComparisonRequest {
  /** Up to four ids, each once, in the order of the address. */
  ids: string[]
  /** Number of values in the address that cannot be ids. */
  unreadable: number
  /** Whether the address has more than {@link COMPARE_LIMIT} ids. */
  isTooMany: boolean
}

/** Reads `?ids=a,b,c`, also as several parameters. */
export function readComparison(ids: string | string[] | undefined): ComparisonRequest {
  const given = [
    ...new Set(
      [ids ?? []]
        .flat()
        .flatMap((text) => text.split(","))
        .map((id) => id.trim()),
    ),
  ].filter((id) => id !== "")
  const readable = given.filter(isProductId)
  return {
    ids: readable.slice(0, COMPARE_LIMIT),
    unreadable: given.length - readable.length,
    isTooMany: readable.length > COMPARE_LIMIT,
  }
}

/** Heading of each specification in the comparison. */
const GROUP_OF: Record<SpecificationKey, string> = {
  form_factor: "Build",
  rugged_rating: "Build",
  screen_size: "Build",
  scan_engine: "Scanning and printing",
  print_method: "Scanning and printing",
  dpi: "Scanning and printing",
  print_width: "Scanning and printing",
  operating_system: "Connections",
  interface: "Connections",
  wifi_standard: "Connections",
  ports: "Connections",
}

/** A product as a column of the comparison. */
export const toColumn = (product: Product): ComparedProduct => ({
  id: product.id,
  name: product.name,
  href: routes.product(product.brand.handle, product.machineType.handle, product.handle),
  image: product.images[0]?.url ?? null,
  imageAlt: product.images[0]?.alt,
  brand: product.brand.name,
  partNumber: product.partNumber,
  price: product.price,
  priceText: product.priceText,
  priceIncVat: incVatOf(product.price),
  stock: product.stock,
})

/** Every specification that at least one of the products has, with a value for each product, in groups. */
export function toGroups(products: readonly Product[]): ComparisonGroup[] {
  const groups = new Map<string, { label: string; values: (string | null)[] }[]>([
    ["Build", [{ label: "Machine type", values: products.map(({ machineType }) => machineType.name) }]],
  ])
  for (const { key, label } of SPECIFICATIONS) {
    const values = products.map(
      ({ specifications }) => specifications.find((row) => row.label === label)?.value ?? null,
    )
    if (values.some((value) => value !== null)) {
      const title = GROUP_OF[key]
      groups.set(title, [...(groups.get(title) ?? []), { label, values }])
    }
  }
  return [...groups].map(([title, rows]) => ({ title, rows }))
}
