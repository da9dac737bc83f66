import { machineTypes as types, product, shelf } from "../lib/samples"
import { type BrowseBrand, type BrowseMachineType, type BrowseProduct } from "./browse-view"

/** Manufacturers with their numbers of products. */
const MAKERS = [
  ["Zebra", 38],
  ["Honeywell", 31],
  ["Datalogic", 24],
  ["Epson", 12],
  ["Brother", 9],
  ["Star Micronics", 11],
  ["Panasonic", 7],
  ["Bixolon", 8],
  ["Cisco Meraki", 6],
  ["Citizen", 5],
  ["Code", 4],
  ["Getac", 6],
  ["Ingenico", 3],
  ["Newland", 14],
  ["Opticon", 9],
  ["Samsung", 5],
  ["SATO", 13],
  ["Socket Mobile", 6],
  ["TSC", 10],
  ["Ubiquiti", 1],
  ["Unitech", 8],
  ["Urovo", 7],
  ["Wasp", 2],
] as const

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-")

const brand = (name: string, productCount: number): BrowseBrand => ({
  id: slug(name),
  href: `/products/${slug(name)}`,
  name,
  logo: null,
  productCount,
})

export const brands: readonly BrowseBrand[] = MAKERS.map(([name, count]) => brand(name, count))

export const zebra = brand("Zebra", 38)

/** A deck of the greatest size: brands named after makers' product lines. */
export const manyBrands = (count: number): readonly BrowseBrand[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, products] = MAKERS[index % MAKERS.length] ?? MAKERS[0]
    const series = Math.floor(index / MAKERS.length)
    return brand(series === 0 ? name : `${name} Series ${series + 1}`, products + series)
  })

export const machineTypesOf = (of: BrowseBrand): readonly BrowseMachineType[] =>
  types.map(([name, form], index) => ({
    id: slug(name),
    href: `${of.href}/${slug(name)}`,
    name,
    logo: `/equipment/${form}.svg`,
    productCount: index + 1,
  }))

const onShelf = (index: number, href: string): BrowseProduct => {
  const [name, form, price, stock] = shelf[index % shelf.length] ?? shelf[0]
  const round = Math.floor(index / shelf.length)
  return {
    ...product,
    id: String(index),
    href: `${href}/${slug(name)}${round === 0 ? "" : `-${round + 1}`}`,
    name: round === 0 ? name : `${name}, kit ${round + 1}`,
    partNumber: `KT-${1000 + index}-SR`,
    image: `/equipment/${form}.svg`,
    price,
    stock,
  }
}

export const productsOf = (href: string, count: number = shelf.length): readonly BrowseProduct[] =>
  Array.from({ length: count }, (_, index) => onShelf(index, href))

export const scanners: BrowseMachineType = machineTypesOf(zebra)[0] ?? {
  id: "barcode-scanners",
  href: "/products/zebra/barcode-scanners",
  name: "Barcode Scanners",
  logo: null,
  productCount: 1,
}
