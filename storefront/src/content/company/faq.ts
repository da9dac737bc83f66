import * as routes from "@/config/routes"

/** A question with its answer, which may hold links written `[words](/address)`. */
export interface Question {
  /** Fragment of the question's group in the page's address: `/faq#delivery`. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

export interface QuestionGroup {
  readonly title: string
  readonly questions: readonly Question[]
}

/** Copy of the FAQ page. */
export const faq = {
  label: "FAQ",
  title: "Frequently asked questions",
  description:
    "Answers about ordering, delivery, VAT, repairs, rentals, buy-back, data erasure and choosing barcode equipment.",
  heading: "Frequently asked questions",
  intro: "Answers to the questions our customers ask most. Each answer has a link you can share.",
  search: "Search the questions",
  searchHint: "For example delivery, battery or GS1",
  found: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
  none: "No answers match your search.",
  noneText: "Try fewer words. Can't find your answer? Ask us.",
  link: "Link to this answer",
  next: {
    title: "Can't find your answer?",
    text: "Ask us. We reply within one working day.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "All services", href: routes.services },
    ],
  },
} as const

/** All questions, in the order of the page. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    title: "Ordering and prices",
    questions: [
      {
        id: "how-to-order",
        question: "How do I order?",
        answer: `Add products to the [cart](${routes.cart}) and request a quote. Within one working day, we send you prices, stock and a delivery date. You order by accepting the quote. Requesting a quote is free and without obligation.`,
      },
      {
        id: "consumers",
        question: "Do you sell to private customers?",
        answer: `No. We supply businesses, public bodies and charities. Our [terms](${routes.terms}) are written for them.`,
      },
      {
        id: "vat",
        question: "Are prices with or without VAT?",
        answer:
          "Prices are shown without VAT. Use the switch at the top of each page to show them with 20% VAT; the site remembers your choice. The cart shows the subtotal, the VAT and the total.",
      },
      {
        id: "price-on-application",
        question: "Why do some products have no price?",
        answer:
          "The manufacturer sets the price for each project, or it depends on the configuration. You can still add these products to the cart: your quote will include a price.",
      },
      {
        id: "credit-account",
        question: "Can we pay by invoice?",
        answer: `Yes, with a [credit account](${routes.creditApplication}): you then pay within 30 days of the invoice. Public bodies need only an official order number. Other customers pay for their first order before dispatch.`,
      },
      {
        id: "part-numbers",
        question: "Can I order from a list of part numbers?",
        answer: `Yes. Paste the list into Quick order in the [cart](${routes.cart}), with a part number and a quantity on each line. Capitals, spaces and hyphens do not matter.`,
      },
    ],
  },
  {
    title: "Delivery and returns",
    questions: [
      {
        id: "delivery",
        question: "How long does delivery take?",
        answer:
          "Items in stock that you order before the time on the product page leave the same working day. They usually arrive the next working day on the UK mainland. Each product page shows the stock, the delivery day and, for what is out of stock, the usual lead time.",
      },
      {
        id: "abroad",
        question: "Do you deliver outside the UK mainland?",
        answer: `Yes, to Northern Ireland, the islands and many other countries. We quote for each delivery. See [where we ship and service](${routes.worldMap}).`,
      },
      {
        id: "returns",
        question: "Can I return items I don't need?",
        answer: `You can return unopened stock items within 14 days. Ask us for a return number first. You cannot return items configured for you. See the [terms](${routes.terms}) for details.`,
      },
      {
        id: "doa",
        question: "What if a device arrives faulty?",
        answer:
          "Call us the same day with the order and serial numbers. If a device fails within 30 days of delivery, we replace it at once if we have one in stock.",
      },
    ],
  },
  {
    title: "Repairs",
    questions: [
      {
        id: "repair-time",
        question: "How long does a repair take?",
        answer: `Three to five working days in our workshop, depending on the repair type, plus a day of carriage each way. If that is too long, see [Advanced Swap](${routes.advancedSwap}).`,
      },
      {
        id: "which-repair",
        question: "Which repair type do I need?",
        answer: `With fewer than one failure a year for every ten devices, choose [tokens](${routes.repairTokens}) or [quotes](${routes.repairQuote}). With more failures, choose a [comprehensive contract](${routes.comprehensiveContract}). If your work stops without the device, choose [swaps](${routes.advancedSwap}). The [repair page](${routes.repair}) compares all six.`,
      },
      {
        id: "not-bought-here",
        question: "Do you repair equipment bought elsewhere?",
        answer:
          "Yes, of any brand, as long as parts are available. If a device is still under the manufacturer's warranty, we tell you first, so that you don't pay for the repair.",
      },
      {
        id: "before-sending",
        question: "What should I do before I send in a device?",
        answer:
          "Remove SIM and memory cards, note the serial number and back up your data, because we may have to reset the device. Leave it in your MDM. If it does not charge, send the cradle too.",
      },
      {
        id: "repair-warranty",
        question: "Do repairs have a warranty?",
        answer: `Yes: 90 days on the repaired fault, and 180 days on major repairs under [Tiered Options](${routes.tieredOptions}).`,
      },
    ],
  },
  {
    title: "Rental, buy-back and disposal",
    questions: [
      {
        id: "shortest-rental",
        question: "What is the shortest rental?",
        answer: `One week, starting on the morning we agree with you. See [Rentals](${routes.rentals}) for what is included.`,
      },
      {
        id: "sell-old-devices",
        question: "What do you buy, and what is it worth?",
        answer: `We buy scanners, handhelds, printers, tablets and tills that can be used again, or used for parts. The price depends on the model, condition and quantity. See [Buy Back](${routes.buyBack}) for how we calculate an offer.`,
      },
      {
        id: "data-erasure",
        question: "How is our data erased?",
        answer: `By the methods of NIST SP 800-88 (clear, purge or destroy), with a certificate for each serial number. See [ITAD](${routes.itad}) for details.`,
      },
      {
        id: "weee",
        question: "Do you take back old equipment when we buy new?",
        answer:
          "Yes, like for like, under the WEEE Regulations 2013. Tell us when you order, and we will bring the paperwork.",
      },
    ],
  },
  {
    title: "Choosing equipment",
    questions: [
      {
        id: "laser-or-imager",
        question: "Should I choose a laser or an imager?",
        answer:
          "Nearly always an imager. It reads 2D codes, codes on phone screens and damaged labels, and costs about the same. Choose a laser only for 1D codes in bright sunlight.",
      },
      {
        id: "sunrise-2027",
        question: "What is Sunrise 2027?",
        answer:
          "GS1's plan for all retailers to read 2D codes at the checkout by the end of 2027, as well as EAN barcodes. You need 2D scanners, and till software that supports GS1 Digital Link QR codes and GS1 DataMatrix. EAN barcodes will remain.",
      },
      {
        id: "direct-thermal",
        question: "Should I choose direct thermal or thermal transfer?",
        answer:
          "Direct thermal needs no ribbon and suits parcel and shelf labels that last for weeks. Thermal transfer needs a ribbon, and its labels last for years, even in heat, sun and solvents.",
      },
      {
        id: "ip-rating",
        question: "What do the figures of an IP rating mean?",
        answer:
          "The first figure is protection against dust (6 is dust-tight). The second is water: 4 is splashes, 5 is jets, 7 is immersion and 8 is longer or deeper immersion. A crack or a poor repair removes the protection.",
      },
      {
        id: "battery-life",
        question: "When should I replace batteries?",
        answer:
          "Replace them when they hold less than 80% of their rated capacity, usually after two to three years of daily charging. Replace a swollen battery at once. Many handhelds show battery health in their settings.",
      },
      {
        id: "android-updates",
        question: "How do I know how long a handheld gets security updates?",
        answer:
          "The manufacturer announces a date for each model. Ask us for it when you request a quote. For refurbished devices, we always state it.",
      },
    ],
  },
  {
    title: "This website",
    questions: [
      {
        id: "cookies",
        question: "Which cookies do you use?",
        answer: `None, unless you allow them. The [cookie policy](${routes.cookiePolicy}) lists everything we store in your browser.`,
      },
      {
        id: "cart-gone",
        question: "Why is my cart empty on another computer?",
        answer:
          "Your cart is stored in the browser where you filled it. We see it only when you request a quote. If you clear your browser's data, the cart is emptied.",
      },
      {
        id: "carbon-figures",
        question: "Where do the figures of the CO2e calculator come from?",
        answer: `From published studies and official conversion factors. The [calculator](${routes.co2Calculator}) names each source and its date. All results are estimates, shown as ranges.`,
      },
      {
        id: "barcode-generator",
        question: "May we use symbols from the barcode generator on products?",
        answer: `Yes. The [generator](${routes.barcodeGenerator}) is free, and what you type stays in your browser. You get the numbers for EAN codes from GS1.`,
      },
    ],
  },
]
