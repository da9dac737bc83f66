import { findProduct, pathOf, readOldestArticle } from "./backend"

interface PageOfKind {
  name: string
  path: string
  /** True for pages rendered for every visit, because their queries are endless. */
  isDynamic?: true
}

/** One page of each kind, with a name for the report. */
export async function pagesOfEachKind(): Promise<PageOfKind[]> {
  const product = await findProduct()
  const article = await readOldestArticle()
  const brand = `/products/${product.brand.handle}`
  return [
    { name: "home", path: "/" },
    { name: "products", path: "/products" },
    { name: "brand", path: brand },
    { name: "machine type", path: `${brand}/${product.machine_type.handle}` },
    { name: "product", path: pathOf(product) },
    {
      name: "all products",
      path: `/browse-products?machine_type=${product.machine_type.handle}`,
      isDynamic: true,
    },
    { name: "all products in a table", path: "/browse-products?view=table", isDynamic: true },
    { name: "shared list", path: `/saved?items=${product.part_number}:2`, isDynamic: true },
    { name: "stock alert", path: "/stock-alert?confirm=x", isDynamic: true },
    { name: "comparison", path: `/compare?ids=${product.id}`, isDynamic: true },
    { name: "cart", path: "/cart" },
    { name: "articles", path: "/blogs" },
    { name: "article", path: `/blogs/${article?.handle ?? ""}` },
    { name: "search", path: `/products?search=${encodeURIComponent(product.part_number)}`, isDynamic: true },
  ]
}

/** Address of a product that does not exist. */
export const MISSING_PRODUCT = "/products/zebra/barcode-scanners/no-such-product"
