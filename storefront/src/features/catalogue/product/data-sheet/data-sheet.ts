import type { Site } from "@/config/site"
import { product as copy } from "@/content/product"
import { classificationOf } from "@/lib/medusa/classification"
import type { Product } from "@/lib/medusa/shapes"
import { withVat } from "@/lib/vat"
import { Sheet } from "./sheet"
import type { ReadFont } from "./typeface"

/** Edge length of the picture, in points. */
const PICTURE_POINTS = 120

/** Characters of the sheet's own figures and marks. */
const KEYBOARD = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}£`

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })

function priceOf({ price, priceText }: Product): string {
  if (price === null) return priceText ?? copy.onApplication
  const { exVat, incVat } = withVat(price)
  return `${pounds.format(exVat)} ex VAT (${pounds.format(incVat)} inc VAT)`
}

function footOf({
  legalName,
  companyNumber,
  vatNumber,
  registeredIn,
  address,
  phone,
  email,
}: Site): string[] {
  return [
    `${legalName}, ${address.street}, ${address.city} ${address.postcode}, ${address.country}. ${phone}, ${email}`,
    `Registered in ${registeredIn}, company number ${companyNumber}. VAT number ${vatNumber}.`,
  ]
}

/** A section of the sheet with a heading and points; left out where there are none. */
function points(sheet: Sheet, heading: string, items: readonly string[]): void {
  if (items.length === 0) return
  sheet.heading(heading)
  sheet.points(items)
}

/**
 * Makes a product's data sheet.
 *
 * @param product with everything its page shows
 * @param site facts of the company
 * @param address of the product's page
 * @param read reads a font file
 * @param picture of the product as a PNG, or null
 * @returns a PDF, the same bytes for the same product
 */
export async function dataSheet(
  product: Product,
  site: Site,
  address: string,
  read: ReadFont,
  picture: ArrayBuffer | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(product.updatedAt)
  const about = {
    title: copy.dataSheet.title(product.name),
    author: site.legalName,
    subject: copy.dataSheet.subject,
    date,
  }
  const { name, partNumber, priceText, description } = product
  const { keyFeatures, specifications, compatibility } = product
  const classification = classificationOf(product).join(", ")
  const head = [name, classification, partNumber, priceText, description]
  const written = [head, keyFeatures, specifications, compatibility, site, copy, address]
  const sheet = await Sheet.open(about, KEYBOARD + JSON.stringify(written), read)
  if (picture) await sheet.picture(picture, PICTURE_POINTS)
  sheet.text(site.name, { bold: true, colour: "accent", size: 11, after: 16 })
  sheet.text(product.name, { bold: true, size: 20, after: 4 })
  if (classification) sheet.text(classification, { colour: "muted", size: 11 })
  if (product.partNumber) sheet.text(`${copy.sku}: ${product.partNumber}`, { colour: "muted", size: 11 })
  sheet.pastPicture()
  sheet.rule(8)
  sheet.text(priceOf(product), { bold: true, size: 13 })
  sheet.text(`${copy.dataSheet.asOf(day.format(date))}. ${copy.dataSheet.offered}`, { colour: "muted" })
  sheet.rule(8)
  sheet.text(product.description, { size: 11 })
  points(sheet, copy.keyFeatures, product.keyFeatures)
  if (product.specifications.length > 0) {
    sheet.heading(copy.specification)
    for (const { label, value } of product.specifications) sheet.row(label, value)
  }
  points(sheet, copy.compatibility, product.compatibility)
  return sheet.close([...footOf(site), address], copy.dataSheet.page)
}
