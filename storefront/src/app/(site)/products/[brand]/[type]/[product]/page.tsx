import { permanentRedirect } from "next/navigation"
import { routes } from "@/config/routes"
import { catalogue } from "@/content/catalogue"
import { NotFoundPage } from "@/features/layout/NotFoundPage"
import { aboutProduct } from "@/features/product/about-product"
import { ProductPage } from "@/features/product/ProductPage"
import { publicPage } from "@/features/seo/public-page"
import { readMovedHandle } from "@/lib/medusa/moved"
import { readCompatibility, readProduct, readRelated } from "@/lib/medusa/product"

interface Props {
  params: Promise<{ brand: string; type: string; product: string }>
}

/** The product under a handle that it has, or once had. */
async function find(handle: string, brand: string, machineType: string) {
  const product = await readProduct(handle, brand, machineType)
  if (product) return product
  const moved = await readMovedHandle("product", handle)
  return moved === null ? null : readProduct(moved, brand, machineType)
}

async function read({ params }: Props) {
  const { brand, type, product: name } = await params
  const [brandHandle, typeHandle] = [decodeURIComponent(brand), decodeURIComponent(type)]
  const handle = decodeURIComponent(name)
  const product = await find(handle, brandHandle, typeHandle)
  if (!product) return null
  const isHere =
    product.handle === handle &&
    product.brand.handle === brandHandle &&
    product.machineType.handle === typeHandle
  if (!isHere)
    permanentRedirect(routes.product(product.brand.handle, product.machineType.handle, product.handle))
  return product
}

const { generateMetadata, Page } = publicPage({
  read: async (props: Props) => {
    const product = await read(props)
    if (!product) return null
    const [related, compatibility] = await Promise.all([readRelated(product), readCompatibility(product)])
    return { product, related, compatibility }
  },
  about: (found) =>
    found ? aboutProduct(found.product) : { title: catalogue.notFound.productTitle, isIndexed: false },
  render: (found) => (found ? <ProductPage {...found} /> : <NotFoundPage of="product" />),
})

export { generateMetadata, Page as default }
