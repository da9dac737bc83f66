import * as routes from "@/config/routes"

/** Copy of the contact page; addresses and numbers are in config/site.ts. */
export const contact = {
  label: "Contact",
  title: "Contact us",
  description:
    "Reach us by phone, e-mail or form: opening hours, postal address, where to send repairs, and the company's details.",
  heading: "Contact our sales and repair team",
  intro:
    "Our sales, repair and rental teams work together in Northampton. Call us, or write and we will reply within one working day.",
  form: "Send us a message",
  formIntro:
    "To request a quote for particular products, use the form on the product page or in the cart. It includes the part numbers.",
  ways: "Other ways",
  phone: "Phone",
  email: "E-mail",
  hours: "Opening hours",
  urgent: "Out of hours",
  urgentText: "Contract customers: call the swap line on the number in your contract",
  address: "Address",
  map: "Where we are",
  mapLabel: (city: string) => `Map of the United Kingdom with ${city}`,
  mapSource: "Outlines: Natural Earth, public domain. This map loads nothing from a map service.",
  visits: "Visits",
  visitsText: "By appointment, with parking on site",
  goods: "Repairs and returns",
  goodsText:
    "Send them to the same address, with your reference on the outside of the box. Without a reference, we cannot start until we have found the sender.",
  details: "Company details",
  detailsIntro: "Registered company details.",
  legalName: "Legal name",
  number: "Company number",
  registeredIn: "Registered in",
  office: "Registered office",
  vatNumber: "VAT number",
  first: "Before you write",
  topics: [
    { label: "How long a repair takes, and other answers", href: routes.faq },
    { label: "The six repair types compared", href: routes.repair },
    { label: "Open a credit account", href: routes.creditApplication },
    { label: "For OEMs who build in scanners and printers", href: routes.oems },
  ],
} as const
