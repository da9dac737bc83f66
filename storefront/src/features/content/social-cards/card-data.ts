import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { catalogue } from "@/content/catalogue"
import { home } from "@/content/home"
import { joinList } from "@/lib/text"
import { readArticle } from "@/lib/medusa/blogs"
import { readBrand, readMachineTypesOf, readProductPage } from "@/lib/medusa/catalogue"
import { readProduct } from "@/lib/medusa/product"
import { classificationOf } from "@/lib/medusa/classification"

/** Content of a social card. */
export interface CardData {
  /** Small text above the title. */
  eyebrow: string
  title: string
  /** Text below the title: a part number, a count. */
  detail?: string
  /** In pounds, or as text. */
  price?: string
  /** Address of the picture beside the text; null draws the bars of a barcode instead. */
  picture: string | null
}

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

async function ofProduct(brand: string, machineType: string, handle: string): Promise<CardData | null> {
  const product = await readProduct(handle, brand, machineType)
  if (!product) return null
  return {
    eyebrow: classificationOf(product).join(" · ") || catalogue.products.title,
    title: product.name,
    detail: product.partNumber ?? undefined,
    price:
      product.price === null ? (product.priceText ?? undefined) : `${pounds.format(product.price)} ex VAT`,
    picture: product.images[0]?.url ?? null,
  }
}

async function ofMachineType(brandHandle: string, typeHandle: string): Promise<CardData | null> {
  const brand = await readBrand(brandHandle)
  const machineTypes = brand ? await readMachineTypesOf(brandHandle) : []
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
  const brand = await readBrand(handle)
  if (!brand) return null
  const made = await readMachineTypesOf(handle)
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

/** The site's card: for pages without a card of their own. */
function ofSite(): CardData {
  const { name, tagline } = site()
  return { eyebrow: name, title: home.hero.title, detail: tagline, picture: home.hero.pictures[0] }
}

/**
 * The content of a page's card.
 *
 * @param path decoded segments of the page's path; none for the site's own card
 * @returns null where no page with a card has the path
 * @throws MedusaReadError when Medusa does not respond
 */
export async function readCard(path: readonly string[]): Promise<CardData | null> {
  const [root, brand, machineType, product, ...rest] = path
  if (root === undefined) return ofSite()
  if (`/${root}` === routes.blogs) return ofArticle(path.slice(1).join("/"))
  if (`/${root}` !== routes.products || brand === undefined || rest.length > 0) return null
  if (machineType === undefined) return ofBrand(brand)
  if (product === undefined) return ofMachineType(brand, machineType)
  return ofProduct(brand, machineType, product)
}

/** Address of a product's first picture; null where it has none. @param path decoded segments of its page's path */
export async function readPicture(path: readonly string[]): Promise<string | null> {
  const [, brand, machineType, handle] = path
  if (brand === undefined || machineType === undefined || handle === undefined) return null
  return (await readProduct(handle, brand, machineType))?.images[0]?.url ?? null
}
