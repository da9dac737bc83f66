import { type Suggestion } from "./Suggestion"
import { type SuggestionGroup } from "./SuggestionGroups"

/** Name, brand, part number and drawing. */
const MODELS = [
  ["Zebra DS2208 Handheld Imager", "Zebra", "DS2208-SR7U2100SGW", "pistol-scanner"],
  ["Zebra DS2278 Cordless Imager", "Zebra", "DS2278-SR7U2100PRW", "cordless-scanner"],
  ["Zebra DS9308 Presentation Imager", "Zebra", "DS9308-SR4U2100AZE", "presentation-scanner"],
  ["Zebra TC22 Mobile Computer", "Zebra", "WLMT0-T22B6ABC2-A6", "handheld-computer"],
  ["Zebra MC9400 Gun Grip", "Zebra", "MC9401-0G1M6CSS-A6", "gun-grip-computer"],
  ["Zebra ZD421 Desktop Printer", "Zebra", "ZD4A042-D0EM00EZ", "desktop-printer"],
  ["Honeywell Voyager XP 1470g", "Honeywell", "1470G2D-2USB-1-R", "pistol-scanner"],
  ["Datalogic Magellan 1500i", "Datalogic", "MG1501-10-EU", "presentation-scanner"],
  ["Epson TM-T88VII Receipt Printer", "Epson", "C31CJ57112", "receipt-printer"],
] as const

/** Products to suggest in stories. */
export const models: readonly Suggestion[] = MODELS.map(([name, brand, partNumber, form], index) => ({
  id: partNumber,
  href: `/products/${brand.toLowerCase()}/${form}/${partNumber.toLowerCase()}`,
  name,
  brand,
  partNumber,
  image: `/equipment/${form}.svg`,
  price: index === 4 ? null : 114.5 + index * 310,
  priceText: null,
  stock: index * 4,
}))

/** Other things to suggest in stories. */
export const groups: readonly SuggestionGroup[] = [
  { title: "Brands", links: [{ id: "zebra", href: "/products/zebra", name: "Zebra", note: "57 products" }] },
  {
    title: "Machine types",
    links: [{ id: "printers", href: "/browse-products", name: "Label Printers", note: "41 products" }],
  },
  {
    title: "Services",
    links: [
      { id: "repair", href: "/services/repair", name: "Repairs" },
      { id: "quote", href: "/services/repair-types/repair-quote", name: "Repair quote" },
    ],
  },
  {
    title: "Articles",
    links: [{ id: "care", href: "/blogs/care", name: "How to look after a Zebra print head" }],
  },
  { title: "Pages", links: [] },
]
