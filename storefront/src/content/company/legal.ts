import { COMPANY_INVITATION_RETENTION_DAYS, POST_MAIL_RETENTION_DAYS } from "@scanwright/backend/contract"
import * as routes from "@/config/routes"
import type { Site } from "@/config/site"
import { cookieCategories } from "@/content/consent"
import type { ArticlePart, LegalPage, PageTable } from "./page"

/** The day these rules came into force. */
const SINCE = "2026-11-02"

/** The day the cookie policy was last changed. */
const COOKIES_SINCE = "2026-12-01"

/** The day the privacy policy was last changed. */
const PRIVACY_SINCE = "2026-12-01"

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
    "Everything this website stores in your browser: its name, its purpose, how long it lasts and whether it needs your consent. Unless you sign in, we set no cookies without it.",
  intro:
    "This site sets no cookies unless you sign in or allow them. It stores other data only in your own browser. This page lists all of it by name.",
  since: COOKIES_SINCE,
  parts: [
    {
      title: "In short",
      blocks: [
        {
          list: [
            "You can browse, search, fill a cart and send forms without any cookies",
            "Your cart, saved products and similar lists stay in your browser until the site updates their prices or you send a form",
            "We load and store nothing for analytics or marketing unless you agree. You can refuse as easily as you can accept",
            "We do not sell data about visitors, and we show no advertisements",
          ],
        },
      ],
    },
    {
      title: "Necessary storage",
      blocks: [
        "These entries provide features you use, or remember your cookie choice. They need no consent under UK law (regulation 6 of the Privacy and Electronic Communications Regulations 2003).",
        storedFor("necessary"),
        "They are in local storage or, if they last for one session, in session storage. Both stay on your device. Unlike a cookie, they are not sent with each request. You can see and delete them in your browser's settings, under site data.",
      ],
    },
    {
      title: "Storage that needs your consent",
      blocks: [
        "There are three optional categories. Each is off until you switch it on. To change your choice at any time, use “Cookie preferences” at the foot of every page.",
        "When you switch a category off, we delete at once what it stored. Your choice holds in all tabs of this site. After 12 months it ends: with the next page that you open, we delete it and all that is optional, and ask you again.",
        storedFor("preferences"),
        storedFor("analytics"),
        storedFor("marketing"),
        "The last two are cookies. We set them only if we use an analytics tag and you have agreed to it. We pass your choice to the tag as Google Consent Mode signals: analytics storage, advertising storage, advertising user data and advertising personalisation. All four begin as “denied”. Without your consent, this site sends no requests to other companies' servers.",
        "To list products by popularity, we count how often the page of each product is visited: one number for each product and week. We use no cookie for this, store nothing on your device, and record nothing about you.",
        "To find out what we should stock, we count the searches that found no product: one number for each text and day, for 90 days. We record nothing about you, and no text that looks like an e-mail address or a telephone number.",
      ],
    },
    {
      title: "What Safari deletes",
      // https://webkit.org/tracking-prevention/, "7-Day Cap on All Script-Writeable Storage"
      blocks: [
        "The tables say how long an entry lasts at most. Safari deletes all local storage of a site, here also your cart, your saved products and your choice of cookies, once you have used Safari on seven days without a click, a tap or a key on that site. It ends the cookies for analytics and marketing seven days after they were last set. Other browsers on an iPhone or iPad usually do the same.",
      ],
    },
    {
      title: "Accounts of companies",
      blocks: [
        "When you sign in to your company's account, two cookies are set, which are needed for it. “account-session”, which has “__Host-” in front of it, keeps you signed in; only our server can read it. “account-hint” says that somebody is signed in, and nothing else. Both are deleted when you sign out, or when your session ends.",
      ],
    },
    {
      title: "Staff",
      blocks: [
        "When our staff sign in to manage this shop, a cookie keeps them signed in. Only the server can read it, and visitors never receive it.",
      ],
    },
    {
      title: "How to refuse or delete",
      blocks: [
        "Choose “Reject All Optional” in the banner or “Deny Optional” in the preferences, or block site data in your browser. The site still works without storage, but your cart is lost when you close the page. The site tells you so.",
        `Questions: ${reachUs(site)} The [privacy policy](${routes.privacyPolicy}) explains how we use personal data.`,
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
            "Legitimate interests: answering people who write to us",
          ],
          [
            "You send a quote request",
            "Name, work e-mail, company, products and quantities; phone, reference and message if you give them",
            "To prepare a quote",
            "Steps at your request before a contract",
          ],
          [
            "You send the OEM form",
            "Name, work e-mail, company, message; phone, website, device types and volume if you give them",
            "To assess and answer your request",
            "Steps at your request before a contract",
          ],
          [
            "You apply for a credit account",
            "Names and contact details of the applicant and the accounts contact, details of the business, two trade references",
            "To decide on credit and to run the account",
            "Steps at your request before a contract; legitimate interests: avoiding bad debt",
          ],
          [
            "You open a company's account, or join one",
            "Name, work e-mail, phone if you give it, your company and your roles in it; your password, of which we store only a hash",
            "To let you sign in and act for your company",
            "Legitimate interests: serving the company that you work for",
          ],
          [
            "A colleague stores an address with a recipient, or invites you",
            "The name, address and phone at the place; your work e-mail and your roles",
            "To deliver to your company, and to let you join it",
            "Legitimate interests: serving the company that you work for",
          ],
          [
            "You order or send devices for service",
            "Contact and delivery details, serial numbers, work done",
            "To perform the contract and keep accounts",
            "Contract; legal obligation",
          ],
          [
            "You ask to be told when a product is back in stock",
            "Your e-mail address and the product, once you have confirmed it by the link in a mail",
            "To write to you once: when the product is back",
            "Consent, which you may withdraw by the link in each mail",
          ],
          [
            "You visit the site",
            "Your IP address and the page you request, only while we answer and check for abuse",
            "To deliver the page and protect the site",
            "Legitimate interests: running the site",
          ],
        ],
      },
    },
    "The tick box on each form confirms that you have read how we use your details. We do not send newsletters unless you ask for them.",
  ],
}

const FORM_HANDLING: ArticlePart = {
  title: "What happens to a form",
  blocks: [
    {
      list: [
        "We check it in your browser and on our server. We store it once, even if you press the button twice",
        "Our staff receive the form by e-mail. You receive an acknowledgement with its reference",
        "We use a hidden field, the time taken and links in the message to detect forms sent by programs, and mark them as spam with the reason",
        "What you type and do not send stays in your browser until you close the window or, if you allow preferences, for up to 30 days. You can clear it at any time",
      ],
    },
  ],
}

const ACCOUNTS: ArticlePart = {
  title: "Accounts of companies",
  blocks: [
    "An account belongs to your company. You sign in to it as a person, with your e-mail address and a password that only you know.",
    {
      list: [
        "Everybody in your company sees your name, e-mail address and roles. Only its admins can change roles, invite people and remove them",
        "Our staff see your details, and the mails that we sent you about the account. They cannot see your password or sign in as you",
        "A session ends when you sign out, when your password changes, when you lose access, or 12 hours after you signed in",
        "We log what our staff change in an account, without your name or e-mail address",
      ],
    },
    "On your profile page you can correct your name and phone, and download what we store about you as a file. You can sign out on every device, and leave the company. If you leave, or an admin removes you, you can no longer sign in.",
    "To have your data erased, write to us. We then delete your name, e-mail address, phone and password, and your company's records name a “Former member”. If you are the only admin, your company has to name another one first, or close the account.",
  ],
}

const RETENTION: ArticlePart = {
  title: "How long we keep it",
  blocks: [
    {
      list: [
        "Forms: 730 days (two years) after you sent them. A nightly job then deletes them permanently",
        "Your details in a company's account: while you belong to the company, and after that with its records until you ask us to erase them",
        "Addresses, phone numbers and the e-mail address for invoices that a company stores: until the company changes or deletes them",
        `What you enter to open an account, and invitations to one: ${COMPANY_INVITATION_RETENTION_DAYS} days after the link in the mail has expired`,
        `Mails about an account, with your address: ${POST_MAIL_RETENTION_DAYS} days`,
        "Requests to be told when a product is back: until that mail was sent, seven days without a confirmation, and 180 days at most",
        "Orders, invoices and service records: six years after the end of the financial year, as tax law requires",
        "Data on devices you send us: until we erase it as agreed. We keep no copy",
      ],
    },
  ],
}

const RECIPIENTS: ArticlePart = {
  title: "Who sees it",
  blocks: [
    "Our staff see your data if they need it for their work. We also share it with the companies that run our servers and deliver our e-mail, with carriers and with our accountants. If you apply for credit, we contact your trade references and a credit reference agency. Each of them works under contract with us or has its own legal duties.",
    "We do not sell personal data. Our servers are in the United Kingdom or the European Economic Area. If that changes, this page will say where they are and which safeguards apply.",
    `No page of this site loads anything from another company's server before you agree: see the [cookie policy](${routes.cookiePolicy}). Our links to LinkedIn and YouTube send those companies data only if you follow them.`,
  ],
}

/** The privacy policy. */
export const privacyPolicy = (site: Site): LegalPage => ({
  path: routes.privacyPolicy,
  label: "Privacy Policy",
  description:
    "Which personal data our forms and accounts collect, why, who sees it, how long we keep it, and how to have it corrected or erased.",
  intro:
    "You can read every page of this site without giving us personal data. This page explains how we use the data you do give us.",
  since: PRIVACY_SINCE,
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
    ACCOUNTS,
    RETENTION,
    RECIPIENTS,
    {
      title: "Your rights",
      blocks: [
        "You can ask us for a copy of your personal data. You can ask us to correct, erase or restrict it, or to send it to you in a machine-readable form. You can object to its use where we rely on legitimate interests. If you gave consent, you can withdraw it at any time. We never make decisions about you by automated means alone.",
        `Write to [${site.email}](mailto:${site.email}) with your reference, if you have it. We reply within one month, free of charge.`,
        "If you are not satisfied with our reply, you can complain to the Information Commissioner's Office, [ico.org.uk](https://ico.org.uk/make-a-complaint/).",
      ],
    },
    {
      title: "Security",
      blocks: [
        "We encrypt pages and forms. Only signed-in staff can see what you send, and only people in your company see its account. We keep devices with data in a locked store. If a data breach puts you at risk, we tell you and, within 72 hours, the Information Commissioner.",
      ],
    },
  ],
})

/** Quotes, prices, delivery, returns and warranty. */
const TERMS_OF_SALE: readonly ArticlePart[] = [
  {
    title: "This website, quotes and contracts",
    blocks: [
      "Products, prices and stock on this site are not a legal offer. When you send the cart, you request a quote. You do not place an order.",
      "A quote is valid for 30 days unless it says otherwise. A contract begins when you accept a quote in writing, or when we confirm your order in writing, whichever is first. Your own purchasing terms apply only if we agree to them in writing.",
      "We take specifications from the manufacturers and check them with care. If we find an obvious error in a price or a specification, we tell you before delivery, and you may withdraw.",
    ],
  },
  {
    title: "Prices, VAT and payment",
    blocks: [
      {
        list: [
          "Prices are in pounds sterling and exclude VAT. We add VAT at the current rate; the site can show both",
          "The quote states carriage to the UK mainland. We quote separately for other places",
          `New customers pay before dispatch. With a [credit account](${routes.creditApplication}), invoices are due within 30 days of their date`,
          "If you pay late, we may charge interest and the fixed sum under the Late Payment of Commercial Debts (Interest) Act 1998. We may also stop deliveries until you pay",
        ],
      },
    ],
  },
  {
    title: "Delivery, risk and ownership",
    blocks: [
      "We give delivery dates in good faith. If we cannot meet a date, we tell you in advance. Parts of an order may arrive separately.",
      "Risk passes to you on delivery. Goods remain our property until you have paid in full. Until then, keep them identifiable and insured. Report visible damage within three working days and missing items within five. Include photographs of the packaging, so that we can claim from the carrier.",
    ],
  },
  {
    title: "Returns",
    blocks: [
      "You may return unopened stock items in saleable condition within 14 days of delivery. Ask us for a return number first. You pay for carriage and, after your first return in a year, a handling charge of 15 per cent. You cannot return items ordered or configured for you, opened consumables or software, unless they are faulty.",
    ],
  },
  {
    title: "Warranty",
    blocks: [
      {
        list: [
          "New equipment: the manufacturer's warranty, which we handle for you, for at least 12 months",
          "Refurbished equipment: 12 months on parts and labour and six months on batteries, return to base",
          "Repairs: 90 days on the repaired fault (180 days for repairs of tier 3)",
          "Not covered: accidents, wrong power supplies, repairs by others, and wear of consumables such as print heads, rollers and ribbons",
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
      `[The page of each repair type](${routes.repair}) and your contract state what is included. We ask you before we do any other work.`,
      "Back up your devices before you send them and, if you can, erase them. We may have to reset them, and we do not restore data. If you have not decided 90 days after our reminder, we may return devices at your cost.",
    ],
  },
  {
    title: "Rentals",
    blocks: [
      `Rented equipment remains our property. Use it as the manufacturer intended. Do not lend it to others or take it out of the United Kingdom without our consent. Return it complete on the agreed day: we charge each further week at the weekly price. We charge for loss, and for damage beyond normal wear, as the quote states. See [Rentals](${routes.rentals}).`,
    ],
  },
  {
    title: "Buy-back and disposal",
    blocks: [
      `You confirm that you own what you sell or hand over, and that it is free of claims and locks. Ownership passes to us on payment, or on collection if nothing is due. Offers depend on inspection. If you refuse a corrected offer within ten working days, we return the devices at our cost. We erase and destroy data as agreed under [ITAD](${routes.itad}) and in our data processing contract.`,
    ],
  },
  {
    title: "Software and data on equipment",
    blocks: [
      "Manufacturers license firmware and software on their own terms. If you tell us about your systems, we advise you before you order whether a device will work with them.",
    ],
  },
]

/** The terms of sale and service; every customer is a business. */
export const terms = (site: Site): LegalPage => ({
  path: routes.terms,
  label: "Terms & Conditions",
  description:
    "Our terms for selling, repairing, renting, buying and disposing of barcode equipment: quotes, prices and VAT, payment, delivery, warranty and liability.",
  intro:
    "These terms are for businesses only. If a quote or signed contract says something different, it takes priority over these terms.",
  since: SINCE,
  parts: [
    {
      title: "Who we are and whom we supply",
      blocks: [
        whoWeAre(site),
        "We supply businesses, public bodies and charities, not consumers. By ordering, you confirm that you act for one and are authorised to sign for it.",
      ],
    },
    ...TERMS_OF_SALE,
    ...TERMS_OF_SERVICE,
    {
      title: "Our liability",
      blocks: [
        "We do not limit our liability for death or personal injury caused by negligence, or for fraud. Nor do we limit it for breach of section 12 of the Sale of Goods Act 1979 or section 2 of the Supply of Goods and Services Act 1982, or where the law does not allow it.",
        "Otherwise, we are not liable for lost profit, lost business, lost data or indirect loss. Our total liability under a contract is limited to 125 per cent of its price or £10,000, whichever is more.",
        "Neither of us is liable for events beyond our reasonable control. If such an event lasts longer than 60 days, either of us may end the contract.",
      ],
    },
    {
      title: "The tools on this site",
      blocks: [
        `The [CO2e calculator](${routes.co2Calculator}) gives estimates with their sources. The [barcode generator](${routes.barcodeGenerator}) makes barcodes from what you type. Both are free and without warranty. Check a printed barcode before you print large numbers.`,
      ],
    },
    {
      title: "Law and disputes",
      blocks: [
        "The law of England and Wales applies. Both of us first try for 30 days to settle a dispute; then its courts decide. If a part of these terms is invalid, the rest still applies. Only you and we may enforce them (Contracts (Rights of Third Parties) Act 1999).",
        `Questions before you agree: ${reachUs(site)}`,
      ],
    },
  ],
})
