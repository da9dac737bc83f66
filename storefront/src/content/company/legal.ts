import * as routes from "@/config/routes"
import type { Site } from "@/config/site"
import { cookieCategories } from "@/content/consent"
import type { ArticlePart, LegalPage, PageTable } from "./page"

/** The day these rules came into force. */
const SINCE = "2026-11-02"

const postal = ({ address }: Site) =>
  `${address.street}, ${address.city} ${address.postcode}, ${address.country}`

const whoWeAre = (site: Site) =>
  `${site.legalName} (“${site.name}”, “we”) is a company registered in ${site.registeredIn} under number ${site.companyNumber}. Registered office: ${postal(site)}. VAT number ${site.vatNumber}.`

const reachUs = ({ email, phone, phoneInternational }: Site) =>
  `E-mail [${email}](mailto:${email}), telephone [${phone}](tel:${phoneInternational}).`

/** The entries of one category of the cookie preferences, as a table. */
const storedFor = (category: string): { table: PageTable } => {
  const found = cookieCategories.find(({ id }) => id === category)
  return {
    table: {
      caption: found?.title ?? category,
      head: ["Name", "What it is for", "How long"],
      rows: (found?.stores ?? []).map(({ name, purpose, lasts }) => [name, purpose, lasts]),
    },
  }
}

/** The cookie policy: everything the site stores in a visitor's browser, by the names that browsers show. */
export const cookiePolicy = (site: Site): LegalPage => ({
  path: routes.cookiePolicy,
  label: "Cookie Policy",
  description:
    "Every entry this website keeps in your browser, by name: what it is for, how long it stays, and which of it waits for your consent. No cookie is set without it.",
  intro:
    "This site sets no cookies unless you allow them. What it remembers otherwise, it keeps in your own browser, and here is all of it by name.",
  since: SINCE,
  parts: [
    {
      title: "The short version",
      blocks: [
        {
          list: [
            "Browsing, searching, filling a cart and sending forms work without any cookie",
            "Your cart, your saved products and similar lists are kept in your browser's storage and are not sent anywhere until you ask for their prices or send a form",
            "Nothing for analytics or marketing is loaded or stored unless you agree to it, and saying no is as easy as saying yes",
            "We do not sell what we know about visitors, and we show no advertisements",
          ],
        },
      ],
    },
    {
      title: "What is necessary",
      blocks: [
        "These entries do what you have asked for, or remember your answer about cookies. UK law (regulation 6 of the Privacy and Electronic Communications Regulations 2003) asks for no consent to them.",
        storedFor("necessary"),
        "They lie in local storage or, where they last for the session, in session storage. Both stay on your device and, unlike a cookie, do not travel with each request. You can see and delete them in your browser's settings under site data.",
      ],
    },
    {
      title: "What waits for your consent",
      blocks: [
        "There are three optional categories. Each is off until you switch it on, and you may switch it off again at any time: “Cookie preferences” at the foot of every page opens the choices.",
        storedFor("preferences"),
        storedFor("analytics"),
        storedFor("marketing"),
        "The last two are cookies, and are set only if we have configured a measuring tag and you have agreed to it. Your choice is passed to the tag as Google Consent Mode signals (analytics storage, advertising storage, advertising user data, advertising personalisation), and all four begin as “denied”. Without your consent no request leaves for anybody else's server.",
      ],
    },
    {
      title: "Staff",
      blocks: [
        "People who work for us and sign in to run this shop receive a cookie that keeps them signed in. It is set after the sign-in, is readable by the server alone, and visitors never receive it.",
      ],
    },
    {
      title: "How to refuse or delete",
      blocks: [
        "Choose “Reject All Optional” in the banner or in the preferences; or block site data in your browser. With storage blocked the site still works: the cart then lives as long as the page is open, and the site says so.",
        `Questions: ${reachUs(site)} How we treat personal data stands in the [privacy policy](${routes.privacyPolicy}).`,
      ],
    },
  ],
})

const COLLECTION: ArticlePart = {
  title: "What we collect, and why",
  blocks: [
    {
      table: {
        caption: "Personal data by purpose",
        head: ["When", "What", "Why", "Legal basis"],
        rows: [
          [
            "You send the general form",
            "Name, work e-mail, message; phone, company and service if you give them",
            "To answer you",
            "Legitimate interests: answering whoever writes to us",
          ],
          [
            "You send a product enquiry or request a quote",
            "Name, work e-mail, company, products and quantities; phone, reference and message if you give them",
            "To prepare a quote",
            "Steps at your request before a contract",
          ],
          [
            "You send the OEM form",
            "Name, work e-mail, company, message; phone, website, device types and volume if you give them",
            "To judge and answer the request",
            "Steps at your request before a contract",
          ],
          [
            "You apply for a credit account",
            "Names and contact details of the applicant and the accounts contact, details of the business, two trade references",
            "To decide on credit and to run the account",
            "Steps at your request before a contract; legitimate interests: not lending to those who cannot pay",
          ],
          [
            "You order or send devices for service",
            "Contact and delivery details, serial numbers, what was done",
            "To perform the contract and keep the books",
            "Contract; legal obligation",
          ],
          [
            "You visit the site",
            "The address your request comes from and which page it asks for, for as long as it takes to answer and to count requests against abuse",
            "To deliver the page and keep the site up",
            "Legitimate interests: a site that works",
          ],
        ],
      },
    },
    "The tick beside each form says that you have seen what happens to your details. We send no newsletters to people who have not asked for one.",
  ],
}

const FORM_HANDLING: ArticlePart = {
  title: "What happens to a form",
  blocks: [
    {
      list: [
        "It is checked in your browser and again on our server, and stored once, even if you press twice",
        "Our staff and you each receive an e-mail: we the enquiry, you an acknowledgement with its reference",
        "Forms filled by programs are recognised by a hidden field and by the time they took, and set aside as spam with the reason",
        "What you typed and have not sent stays in your own browser, on this device, for up to 30 days or until you discard it",
      ],
    },
  ],
}

const RETENTION: ArticlePart = {
  title: "How long we keep it",
  blocks: [
    {
      list: [
        "Forms: 730 days (two years) after they were sent. A nightly job then deletes them for good",
        "Orders, invoices and service records: six years after the end of the financial year, as tax law demands",
        "Data on devices sent to us: until it is erased as agreed, and no copy is kept",
      ],
    },
  ],
}

const RECIPIENTS: ArticlePart = {
  title: "Who sees it",
  blocks: [
    "Our staff, as far as their work needs it. Beyond them: the companies that run our servers and deliver our e-mail, carriers who deliver to you, our accountants, and, if you apply for credit, the trade references you name and a credit reference agency. Each works under a contract and on our instructions, or under duties of its own.",
    "We sell personal data to nobody. Our servers stand in the United Kingdom or the European Economic Area; if that ever changes, this page says where and under which safeguard.",
    `No page of this site loads anything from another company's server before you have agreed to it: see the [cookie policy](${routes.cookiePolicy}). Links to LinkedIn and YouTube are plain links; those companies learn of you only when you follow one.`,
  ],
}

/** The privacy policy. */
export const privacyPolicy = (site: Site): LegalPage => ({
  path: routes.privacyPolicy,
  label: "Privacy Policy",
  description:
    "What personal data our forms ask for, why, on which legal basis, who sees it, how long we keep it, and how to have it corrected or erased.",
  intro:
    "You can read every page of this site without telling us who you are. This page says what happens when you do tell us.",
  since: SINCE,
  parts: [
    {
      title: "Who is responsible",
      blocks: [
        `${whoWeAre(site)} We are the controller of the personal data described here, under the UK GDPR and the Data Protection Act 2018.`,
        reachUs(site),
      ],
    },
    COLLECTION,
    FORM_HANDLING,
    RETENTION,
    RECIPIENTS,
    {
      title: "Your rights",
      blocks: [
        "You may ask us for a copy of your personal data, to have it corrected, erased or restricted, to receive it in a form that machines can read, and to object to its use where we rely on legitimate interests. Where you have consented, you may withdraw that at any time. No decision about you is made by a machine alone.",
        `Write to [${site.email}](mailto:${site.email}) and name the reference of your enquiry if you have it. We answer within one month, without charge.`,
        "If our answer does not satisfy you, you may complain to the Information Commissioner's Office, [ico.org.uk](https://ico.org.uk/make-a-complaint/).",
      ],
    },
    {
      title: "Security",
      blocks: [
        "Pages and forms travel encrypted. Only signed-in staff reach what you have sent. Devices with data wait in a locked store. If something goes wrong that puts you at risk, we tell you and the Information Commissioner, within 72 hours of knowing.",
      ],
    },
  ],
})

/** Quotes, prices, delivery, returns and warranty. */
const TERMS_OF_SALE: readonly ArticlePart[] = [
  {
    title: "This website, quotes and contracts",
    blocks: [
      "Products, prices and stock on this site invite you to ask; they are not an offer. The cart is a list: sending it requests a quote and orders nothing.",
      "A quote stands for 30 days unless it says otherwise. A contract exists when you have accepted a quote in writing, or when we have confirmed your order in writing, whichever is first. Your own purchasing terms apply only where we have agreed to them in writing.",
      "We take care that specifications are right and take them from the manufacturers. Where we find that a price or a specification was plainly wrong, we tell you before we deliver and you may withdraw.",
    ],
  },
  {
    title: "Prices, VAT and payment",
    blocks: [
      {
        list: [
          "Prices are in pounds sterling and exclude VAT, which is added at the rate of the day; the site can show both",
          "Carriage to the UK mainland is stated in the quote; other places are quoted one by one",
          `New customers pay before dispatch. With a [credit account](${routes.creditApplication}) invoices are due 30 days from their date`,
          "On late payment we may charge interest and the fixed sum under the Late Payment of Commercial Debts (Interest) Act 1998, and hold back further deliveries until it is made",
        ],
      },
    ],
  },
  {
    title: "Delivery, risk and ownership",
    blocks: [
      "Dates are given in good faith; if one cannot be kept, you hear from us before it passes. Parts of an order may come separately.",
      "Risk passes to you on delivery. Goods remain ours until they are paid for in full; until then keep them recognisable and insured. Tell us of visible damage within three working days and of missing items within five, with photographs of the packaging, so that we can claim from the carrier.",
    ],
  },
  {
    title: "Returns",
    blocks: [
      "Stock items, unopened and in saleable condition, may come back within 14 days of delivery with a return number from us; carriage and, after the first return in a year, a handling charge of 15 per cent are yours. Items ordered or configured for you, consumables that have been opened and software cannot be returned unless they are faulty.",
    ],
  },
  {
    title: "Warranty",
    blocks: [
      {
        list: [
          "New equipment: the manufacturer's warranty, which we handle for you, and at least 12 months",
          "Refurbished equipment: 12 months on parts and labour, six months on batteries, returned to our bench",
          "Repairs: 90 days on the repaired fault (180 days for repairs of tier 3)",
          "Not covered: consumables such as print heads, rollers and ribbons beyond faults of material, accidents, wrong power supplies, and repairs by others",
        ],
      },
    ],
  },
]

/** Repairs, rentals, buy-back, and software on devices. */
const TERMS_OF_SERVICE: readonly ArticlePart[] = [
  {
    title: "Repairs and contracts of service",
    blocks: [
      `What each repair type includes stands on [its page](${routes.repair}) and in your contract. We do no work beyond what was quoted or contracted without asking.`,
      "Back up and, where you can, erase devices before you send them. We may have to reset them; we do not restore data. Devices that wait for your decision for more than 90 days after a reminder may be returned at your cost.",
    ],
  },
  {
    title: "Rentals",
    blocks: [
      `Rented equipment stays ours. Use it in the way it was made for, do not lend it on or take it out of the United Kingdom without asking, and return it complete on the agreed day; each further week is charged at the weekly price. Damage beyond normal wear and loss are charged as the quote states. See [Rentals](${routes.rentals}).`,
    ],
  },
  {
    title: "Buy-back and disposal",
    blocks: [
      `You confirm that what you sell or hand over is yours, free of claims and of locks. Ownership passes to us on payment, or on collection where nothing is due. Offers depend on inspection; if you refuse a corrected offer within ten working days, devices come back at our cost. Erasure and destruction follow what is agreed under [ITAD](${routes.itad}), with the data processing contract between us.`,
    ],
  },
  {
    title: "Software and data on equipment",
    blocks: [
      "Firmware and software are licensed by their makers on their own terms. Whether a device works with your systems depends on both; where you tell us what it has to do, we say before you order whether it will.",
    ],
  },
]

/** The terms of sale and service; every customer is a business. */
export const terms = (site: Site): LegalPage => ({
  path: routes.terms,
  label: "Terms & Conditions",
  description:
    "The terms on which we sell, repair, rent, buy and dispose of barcode equipment for businesses: quotes, prices and VAT, payment, delivery, warranty, liability.",
  intro:
    "For businesses only. In plain words as far as the law lets us; what stands in a quote or a signed contract goes before what stands here.",
  since: SINCE,
  parts: [
    {
      title: "Who we are, and whom we serve",
      blocks: [
        whoWeAre(site),
        "We deal with businesses, public bodies and charities, not with consumers. By ordering you confirm that you act for one and may bind it.",
      ],
    },
    ...TERMS_OF_SALE,
    ...TERMS_OF_SERVICE,
    {
      title: "Our liability",
      blocks: [
        "Nothing here limits liability for death or personal injury caused by negligence, for fraud, for breach of section 12 of the Sale of Goods Act 1979 or section 2 of the Supply of Goods and Services Act 1982, or for anything else that cannot be limited by law.",
        "Apart from that, we are not liable for lost profit, lost business, lost data or indirect loss, and our whole liability under a contract is limited to 125 per cent of its price, or £10,000 where that is more.",
        "Neither side is liable for what is beyond its reasonable control; if that lasts longer than 60 days, either may end the contract.",
      ],
    },
    {
      title: "The tools on this site",
      blocks: [
        `The [CO2e calculator](${routes.co2Calculator}) gives estimates with their sources and the [barcode generator](${routes.barcodeGenerator}) makes symbols from what you type. Both are free and without warranty: have a printed symbol verified before you print a million.`,
      ],
    },
    {
      title: "Law and disputes",
      blocks: [
        "The law of England and Wales applies and its courts decide, after the two sides have tried for 30 days to settle it between them. If a part of these terms is void, the rest stands. Nobody but you and us may enforce them (Contracts (Rights of Third Parties) Act 1999).",
        `Questions before you agree: ${reachUs(site)}`,
      ],
    },
  ],
})
