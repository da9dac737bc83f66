import { MACHINE_TYPES, slugify } from "@scanwright/backend/contract"
import * as routes from "./routes"
import { COMPANY_PATHS } from "./stored-pages"

interface NavigationLink {
  readonly label: string
  readonly href: string
}

/** A link of the header, or a group of links that folds out. */
interface HeaderEntry extends NavigationLink {
  readonly children?: NavigationLink[]
}

const SERVICES: NavigationLink[] = [
  { label: "All Services", href: routes.services },
  { label: "Repairs", href: routes.repair },
  { label: "Rentals", href: routes.rentals },
  { label: "Buy Back", href: routes.buyBack },
  { label: "Refurbishment", href: routes.refurbishment },
  { label: "ITAD", href: routes.itad },
]

/** Links of the header, in the order of the specification (2.9). */
export const HEADER_LINKS: HeaderEntry[] = [
  { label: "Home", href: routes.home },
  { label: "About Us", href: routes.about },
  { label: "Products", href: routes.products },
  { label: "For OEMs", href: routes.oems },
  { label: "Blogs & News", href: routes.blogs },
  { label: "Services", href: routes.services, children: SERVICES },
  { label: "Contact", href: routes.contact },
]

const DEVICES: NavigationLink[] = MACHINE_TYPES.map((name) => ({
  label: name,
  href: routes.productList({ machineType: slugify(name) }),
}))

/** The menu beside the link Products; the largest brands stand in front of the brands' links once they are read. */
export const PRODUCTS_MENU = {
  label: "Products by type and brand",
  types: { title: "Machine types", links: DEVICES },
  brands: { title: "Brands", links: [{ label: "All brands", href: routes.brands }] },
  ways: {
    title: "Know what you need?",
    links: [
      { label: "All products", href: routes.browseProducts },
      { label: "Quick order", href: routes.quickOrder },
    ],
  },
}

/** Columns of links in the footer (specification, 2.9). */
export const FOOTER_GROUPS: { title: string; links: NavigationLink[] }[] = [
  { title: "Services", links: SERVICES },
  {
    title: "Quick Links",
    links: [
      { label: "Home", href: routes.home },
      { label: "About Us", href: routes.about },
      { label: "Contact Us", href: routes.contact },
      { label: "Blog", href: routes.blogs },
      { label: "FAQ", href: routes.faq },
      { label: "Free Barcode Generator", href: routes.barcodeGenerator },
    ],
  },
  {
    title: "Devices",
    links: DEVICES,
  },
]

/** Links under the footer's rule (specification, 2.9). */
export const LEGAL_LINKS: NavigationLink[] = [
  { label: "Privacy Policy", href: routes.privacyPolicy },
  { label: "Terms & Conditions", href: routes.terms },
  { label: "Credit Application", href: routes.creditApplication },
  { label: "Cookie Policy", href: routes.cookiePolicy },
]

/** Pages without parameters that search engines should know, beside those of the catalogue. */
export const INDEXED_PAGES: readonly string[] = [
  routes.home,
  routes.products,
  routes.browseProducts,
  routes.blogs,
  routes.co2Calculator,
  ...COMPANY_PATHS.filter((path) => path !== routes.worldMap),
  routes.barcodeGenerator,
]
