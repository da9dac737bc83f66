import { permanentRedirect } from "next/navigation"
import * as routes from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { NotFoundPage } from "@/shell/layout/NotFoundPage"
import { productMetadata } from "@/features/catalogue/product/product-metadata"
import { findProduct, type ProductAddress } from "@/features/catalogue/product/find-product"
import { withLinkedPartNumbers } from "@/features/catalogue/product/linked-description"
import { ProductPage } from "@/features/catalogue/product/ProductPage"
import { publicPage } from "@/shell/layout/public-page"
import { readBoughtWith, readCompatibility, readFitting, readRelated } from "@/lib/medusa/product"

interface Props {
  params: Promise<ProductAddress>
}

async function read({ params }: Props) {
  const found = await findProduct(await params)
  if (!found) return null
  const { product, isHere } = found
  if (!isHere)
    permanentRedirect(routes.product(product.brand.handle, product.machineType.handle, product.handle))
  return product
}

const { generateMetadata, Page } = publicPage({
  read: async (props: Props) => {
    const product = await read(props)
    if (!product) return null
    const [linked, related, compatibility, fitting] = await Promise.all([
      withLinkedPartNumbers(product),
      readRelated(product),
      readCompatibility(product),
      readFitting(product),
    ])
    const boughtWith = await readBoughtWith(product, fitting)
    return { product: linked, related, compatibility, fitting, boughtWith }
  },
  metadata: (found) =>
    found ? productMetadata(found.product) : { title: catalogue.notFound.productTitle, isIndexed: false },
  render: (found) => (found ? <ProductPage {...found} /> : <NotFoundPage of="product" />),
})

export { generateMetadata, Page as default }
