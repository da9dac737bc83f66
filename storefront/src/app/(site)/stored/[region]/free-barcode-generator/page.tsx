import * as routes from "@/config/routes"
import { barcodes } from "@/content/barcodes"
import { draw } from "@/features/tools/barcode/draw"
import { GENERATOR_CRUMBS, GeneratorPage } from "@/features/tools/barcode/GeneratorPage"
import { readContent } from "@/features/tools/barcode/read-content"
import { SYMBOLOGIES } from "@/lib/symbologies"
import { publicPage } from "@/shell/layout/public-page"

/** The barcode generator, with its first example drawn. */
const { generateMetadata, Page } = publicPage({
  read: async () => {
    const read = readContent("ean-13", SYMBOLOGIES["ean-13"].example)
    if (!read.ok) throw new Error(`The generator's own example cannot be drawn: ${read.problem}`)
    return draw("ean-13", read.content)
  },
  metadata: () => ({
    title: barcodes.title,
    description: barcodes.description,
    path: routes.barcodeGenerator,
    crumbs: GENERATOR_CRUMBS,
  }),
  render: (first) => <GeneratorPage first={first} />,
})

export { generateMetadata, Page as default }
