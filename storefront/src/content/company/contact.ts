import * as routes from "@/config/routes"

/** Copy of the contact page; addresses and numbers are in config/site.ts. */
export const contact = {
  label: "Contact",
  title: "Contact us",
  description:
    "Reach Scanwright by phone, e-mail or form: opening hours, postal address, where to send repairs, and the company's details.",
  heading: "Talk to people who have opened one",
  intro:
    "Sales, repairs and rentals sit in one room in Northampton, so you are put through once at most. Written questions are answered within one working day.",
  form: "Send us a message",
  formIntro:
    "For an enquiry about particular products, the form on the product's page or the cart takes the part numbers along.",
  ways: "Other ways",
  phone: "Phone",
  email: "E-mail",
  hours: "Opening hours",
  hoursText: "Monday to Friday, 8.30 am to 5.30 pm; closed on bank holidays in England",
  urgent: "Out of hours",
  urgentText: "Contract customers reach the swap line by the number in their contract",
  address: "Address",
  map: "Where we are",
  mapLabel: (city: string) => `Map of the United Kingdom with ${city}`,
  mapSource: "Outlines: Natural Earth, public domain. Drawn here: no map service learns of your visit.",
  visits: "Visits",
  visitsText: "By appointment; parking in the yard",
  goods: "Repairs and returns",
  goodsText:
    "To the same address, with the reference on the outside of the box. Parcels without one wait until we know whose they are.",
  details: "Company details",
  detailsIntro: "What UK law asks a company to say of itself.",
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
    { label: "You build equipment into your own products", href: routes.oems },
  ],
} as const
