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
    "Answers on ordering, delivery, VAT, repairs, rentals, buy-back, data erasure and choosing barcode equipment: searchable, each with a link of its own.",
  heading: "Frequently asked questions",
  intro:
    "What we are asked on the phone, answered once in writing. Each answer has its own address to pass on.",
  search: "Search the questions",
  searchHint: "A word is enough: delivery, battery, GS1",
  found: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
  none: "No answer has these words.",
  noneText: "Try one word less, or ask us: we add what is asked twice.",
  link: "Link to this answer",
  next: {
    title: "Not among them?",
    text: "Ask us. If two people ask the same thing, the answer ends up here.",
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
        answer: `Put what you need into the [cart](${routes.cart}) and request a quote. You receive prices for your numbers, stock and a delivery date within one working day, and order by accepting it. Nothing is ordered or charged by the website itself.`,
      },
      {
        id: "consumers",
        question: "Do you sell to private customers?",
        answer: `No. We serve businesses, public bodies and charities; our [terms](${routes.terms}) are written for them.`,
      },
      {
        id: "vat",
        question: "Are prices with or without VAT?",
        answer:
          "Without, and they say so. The switch at the top of each page shows them with 20 % VAT added, and remembers your choice. The cart shows the subtotal, the VAT and the total.",
      },
      {
        id: "price-on-application",
        question: "Why do some products have no price?",
        answer:
          "Because the maker prices them by project, or because the configuration decides. Put them into the cart all the same: the quote names the price.",
      },
      {
        id: "credit-account",
        question: "Can we pay by invoice?",
        answer: `Yes, with a [credit account](${routes.creditApplication}): 30 days from the invoice. Public bodies need no application, only an official order number. First orders are otherwise paid before dispatch.`,
      },
      {
        id: "part-numbers",
        question: "We have a list of part numbers. Must we search for each?",
        answer: `No. Paste the list into the quick order of the [cart](${routes.cart}): a part number and a quantity on each line. Capitals, spaces and hyphens do not matter.`,
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
          "What is in stock and ordered by 3 pm leaves the same working day, tracked, and usually arrives on the next on the UK mainland. The stock of each product stands on its page.",
      },
      {
        id: "abroad",
        question: "Do you deliver outside the UK mainland?",
        answer: `To Northern Ireland, the islands and many other countries, quoted one by one. The [overview by region](${routes.worldMap}) says where we ship and where we service.`,
      },
      {
        id: "returns",
        question: "Can we send back what we do not need?",
        answer: `Unopened stock items within 14 days, after you have asked for a return number. What was configured for you stays with you. The details are in the [terms](${routes.terms}).`,
      },
      {
        id: "doa",
        question: "A device has arrived dead. What now?",
        answer:
          "Call us the same day with order and serial number. A device that fails within 30 days of delivery is replaced from stock where we have one, before the maker has examined it.",
      },
    ],
  },
  {
    title: "Repairs",
    questions: [
      {
        id: "repair-time",
        question: "How long does a repair take?",
        answer: `Three to five working days on our bench, by repair type, and a day of carriage each way. If that is too long, look at [Advanced Swap](${routes.advancedSwap}).`,
      },
      {
        id: "which-repair",
        question: "Which repair type do we need?",
        answer: `Fewer than one failure a year for ten devices: [tokens](${routes.repairTokens}) or [quotes](${routes.repairQuote}). More, or rough use: a [comprehensive contract](${routes.comprehensiveContract}). If a line stands still: [swaps](${routes.advancedSwap}). The [table on the repair page](${routes.repair}) compares all six.`,
      },
      {
        id: "not-bought-here",
        question: "Do you repair what we bought elsewhere?",
        answer:
          "Yes, whatever the make, as long as parts exist. For devices under the maker's warranty we tell you first, because then the maker should pay.",
      },
      {
        id: "before-sending",
        question: "What must we do before we send a device in?",
        answer:
          "Take out SIM and memory cards, note the serial number, and back up what is on it: we may have to reset it. Leave it in your MDM. Send the cradle along when charging is the trouble.",
      },
      {
        id: "repair-warranty",
        question: "Is a repair warranted?",
        answer: `For 90 days on the fault that was repaired, and for 180 days on major repairs under [Tiered Options](${routes.tieredOptions}).`,
      },
    ],
  },
  {
    title: "Rental, buy-back and disposal",
    questions: [
      {
        id: "shortest-rental",
        question: "What is the shortest rental?",
        answer: `One week, counted from the morning we agree on. [Rentals](${routes.rentals}) lists what comes in the case.`,
      },
      {
        id: "sell-old-devices",
        question: "What do you buy, and what is it worth?",
        answer: `Scanners, handhelds, printers, tablets and tills that somebody can still use or that hold parts. Model, condition and number decide. [Buy Back](${routes.buyBack}) says how an offer comes about.`,
      },
      {
        id: "data-erasure",
        question: "How is our data erased?",
        answer: `By clear, purge or destroy in the sense of NIST SP 800-88, with a certificate for each serial number. [ITAD](${routes.itad}) shows which is used for what.`,
      },
      {
        id: "weee",
        question: "Do you take back old equipment when we buy new?",
        answer:
          "Yes, like for like, under the WEEE Regulations 2013. Say so with the order and we bring the paperwork.",
      },
    ],
  },
  {
    title: "Choosing equipment",
    questions: [
      {
        id: "laser-or-imager",
        question: "Laser or imager?",
        answer:
          "Imager, nearly always. It reads 2D codes, codes on phone screens and damaged labels, and costs about the same. Lasers remain where only linear codes are read and sunlight falls on them.",
      },
      {
        id: "sunrise-2027",
        question: "What is Sunrise 2027?",
        answer:
          "By the end of 2027 retailers are to be able to read 2D codes (GS1 Digital Link QR codes, GS1 DataMatrix) at the checkout, beside EAN barcodes. It asks for 2D scanners and for till software that understands them. EAN codes do not disappear.",
      },
      {
        id: "direct-thermal",
        question: "Direct thermal or thermal transfer?",
        answer:
          "Direct thermal needs no ribbon and suits parcels and shelf edges that live for weeks. Thermal transfer needs a ribbon and lasts for years, also in heat, sun and solvents.",
      },
      {
        id: "ip-rating",
        question: "What do the figures of an IP rating mean?",
        answer:
          "The first is dust (6 is dust-tight), the second is water (4 splashes, 5 jets, 7 immersion, 8 longer or deeper). It is tested on a new device: a crack or an unskilled repair ends it.",
      },
      {
        id: "battery-life",
        question: "When should we replace batteries?",
        answer:
          "When they hold less than 80 % of their rated capacity, usually after two to three years of daily charging, and at once when they swell. Many handhelds show the state of health in their settings.",
      },
      {
        id: "android-updates",
        question: "How do I know how long a handheld gets security updates?",
        answer:
          "The maker announces a date for each model. Ask us for it with the quote; for refurbished devices we state it unasked.",
      },
    ],
  },
  {
    title: "This website",
    questions: [
      {
        id: "cookies",
        question: "Which cookies do you use?",
        answer: `None, unless you allow them. What is kept in your browser is listed by name in the [cookie policy](${routes.cookiePolicy}).`,
      },
      {
        id: "cart-gone",
        question: "My cart is empty on another computer. Why?",
        answer:
          "It lives in the browser in which you filled it and is sent to us only with a request for a quote. Clearing the browser's data empties it.",
      },
      {
        id: "carbon-figures",
        question: "Where do the figures of the CO2e calculator come from?",
        answer: `From published studies and official conversion factors; each is named with its date under the [calculator](${routes.co2Calculator}). Results are ranges and estimates.`,
      },
      {
        id: "barcode-generator",
        question: "May we use symbols from the barcode generator on products?",
        answer: `Yes, the [generator](${routes.barcodeGenerator}) is free and what you type stays in your browser. Numbers for EAN codes are not ours to give: they come from GS1.`,
      },
    ],
  },
]
