import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { catalogue } from "@/content/catalogue"
import { home } from "@/content/home"
import { joinList } from "@/lib/text"
import { readArticle } from "@/lib/medusa/blogs"
import { readBrand, readMachineTypesOf, readProductPage } from "@/lib/medusa/catalogue"
import { readProduct } from "@/lib/medusa/product"

/** What a social card says. */
export interface CardData {
  /** Small, above the title. */
  eyebrow: string
  title: string
  /** Under the title: a part number, a count. */
  detail?: string
  /** In pounds, or in words. */
  price?: string
  /** Address of the picture beside the words; null draws the bars of a barcode in its place. */
  picture: string | null
}

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

async function ofProduct(brand: string, machineType: string, handle: string): Promise<CardData | null> {
  const product = await readProduct(handle, brand, machineType)
  if (!product) return null
  return {
    eyebrow: `${product.brand.name} · ${product.machineType.name}`,
    title: product.name,
    detail: product.partNumber ?? undefined,
    price:
      product.price === null ? (product.priceText ?? undefined) : `${pounds.format(product.price)} ex VAT`,
    picture: product.images[0]?.url ?? null,
  }
}

async function ofMachineType(brandHandle: string, typeHandle: string): Promise<CardData | null> {
  const [brand, machineTypes] = await Promise.all([readBrand(brandHandle), readMachineTypesOf(brandHandle)])
  const machineType = machineTypes.find((one) => one.handle === typeHandle)
  if (!brand || !machineType) return null
  const { products } = await readProductPage(brandHandle, typeHandle, 1)
  return {
    eyebrow: catalogue.products.title,
    title: `${brand.name} ${machineType.name}`,
    detail: "Models, part numbers, stock and prices",
    picture: products.find(({ image }) => image !== null)?.image ?? machineType.logo,
  }
}

async function ofBrand(handle: string): Promise<CardData | null> {
  const [brand, machineTypes] = await Promise.all([readBrand(handle), readMachineTypesOf(handle)])
  if (!brand) return null
  const made = machineTypes.filter((machineType) => machineType.productCount > 0)
  return {
    eyebrow: catalogue.products.title,
    title: brand.name,
    detail: joinList(made.map((machineType) => machineType.name)) || undefined,
    picture: brand.logo ?? made[0]?.logo ?? null,
  }
}

async function ofArticle(slug: string): Promise<CardData | null> {
  const article = await readArticle(slug)
  if (!article) return null
  return {
    eyebrow: article.category,
    title: article.title,
    detail: `${article.author}, ${article.readingMinutes} min read`,
    picture: article.image,
  }
}

/** The card of every page that has none of its own, and of those that are not there any more. */
function ofSite(): CardData {
  const { name, tagline } = site()
  return { eyebrow: name, title: home.hero.title, detail: tagline, picture: home.hero.pictures[0] }
}

/**
 * What the card of a page says.
 *
 * @param path of the page, its segments decoded: none for the site's own card
 * @returns the site's card for what the shop does not have; null for what is neither catalogue nor article
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readCard(path: readonly string[]): Promise<CardData | null> {
  const [root, brand, machineType, product, ...rest] = path
  if (root === undefined) return ofSite()
  if (`/${root}` === routes.blogs) return (await ofArticle(path.slice(1).join("/"))) ?? ofSite()
  if (`/${root}` !== routes.products || brand === undefined || rest.length > 0) return null
  if (machineType === undefined) return (await ofBrand(brand)) ?? ofSite()
  if (product === undefined) return (await ofMachineType(brand, machineType)) ?? ofSite()
  return (await ofProduct(brand, machineType, product)) ?? ofSite()
}

/** Address of a product's first picture; null where it has none. @param path segments of its page, decoded */
export async function readPicture(path: readonly string[]): Promise<string | null> {
  const [, brand, machineType, handle] = path
  if (brand === undefined || machineType === undefined || handle === undefined) return null
  return (await readProduct(handle, brand, machineType))?.images[0]?.url ?? null
}
