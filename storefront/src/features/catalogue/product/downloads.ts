import { type Download, formatBytes } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { product as copy } from "@/content/product"
import type { Product, ProductFile } from "@/lib/medusa/shapes"

/** A name that every system can save, with the ending of the file's type. */
const fileNameOf = ({ title, type }: ProductFile) =>
  `${title.replaceAll(/[^\p{L}\p{N}().,_-]+/gu, " ").trim()}.${type.toLowerCase()}`

const toDownload = (file: ProductFile): Download => ({
  href: file.href,
  title: file.title,
  kind: file.kind,
  details: [
    file.type,
    formatBytes(file.size),
    ...(file.language ? [file.language] : []),
    ...(file.version ? [copy.version(file.version)] : []),
  ],
  fileName: fileNameOf(file),
})

/**
 * What visitors download from a product's page: its data sheet first, then the files that staff uploaded.
 *
 * @returns nothing where there are no files: the data sheet has its button
 */
export function downloadsOf(product: Product): Download[] {
  const { brand, machineType, handle, name, files } = product
  if (files.length === 0) return []
  const sheet: Download = {
    href: routes.dataSheet(brand.handle, machineType.handle, handle),
    title: copy.dataSheet.title(name),
    kind: copy.dataSheet.kind,
    details: ["PDF"],
  }
  return [sheet, ...files.map(toDownload)]
}
