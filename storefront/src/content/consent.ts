import type { CookieCategory } from "@scanwright/design-system"

/** Copy of the cookie banner and preferences, and everything this site stores on a visitor's device. */
export const consentCopy = {
  banner:
    "We store what the shop needs to work. With your permission, we also count visits, measure advertising and remember what you viewed and typed.",
  policy: "Cookie policy",
} as const

/** Everything this site stores, by purpose. The cookie policy lists the same. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    id: "necessary",
    title: "Necessary",
    description: "Needed for features you use: your cart, saved products, VAT display and this choice.",
    stores: [
      {
        name: "cart",
        purpose: "The products in your cart, on this device only.",
        lasts: "Until you clear it",
      },
      {
        name: "saved-products",
        purpose: "The products and lists you saved, on this device only.",
        lasts: "Until you remove them",
      },
      { name: "compare", purpose: "The products you chose to compare.", lasts: "Until you clear them" },
      { name: "vat", purpose: "Whether you want prices with VAT.", lasts: "Until you change it" },
      { name: "cookie-consent-preferences", purpose: "The choice you make here.", lasts: "12 months" },
      { name: "cookie-banner-dismissed", purpose: "That you closed this banner.", lasts: "This session" },
      {
        name: "enquiry-draft-*",
        purpose:
          "What you typed into a form and have not sent, so that it is still there after a reload. There is one entry for each form and page.",
        lasts: "This session, or until you send or clear it",
      },
      {
        name: "enquiry-sent",
        purpose: "The credit application you have just sent, so that you can print it.",
        lasts: "This session",
      },
      {
        name: "quote-sent",
        purpose: "The products you have just asked us to quote, so that you can print or save them.",
        lasts: "This session",
      },
    ],
  },
  {
    id: "analytics",
    title: "Analytics",
    description:
      "Google Analytics counts visits, so that we can improve our pages. We send it no names or e-mail addresses.",
    stores: [
      { name: "_ga", purpose: "Distinguishes visitors.", lasts: "Up to 2 years" },
      { name: "_ga_*", purpose: "Stores the state of a visit.", lasts: "Up to 2 years" },
    ],
  },
  {
    id: "marketing",
    title: "Marketing",
    description: "Shows us which advertisement brought you to this site.",
    stores: [
      { name: "_gcl_*", purpose: "The advertisement you clicked.", lasts: "Up to 90 days" },
      { name: "_gac_*", purpose: "The campaign of that advertisement.", lasts: "90 days" },
    ],
  },
  {
    id: "preferences",
    title: "Preferences",
    description:
      "Remembers what you viewed, searched for and typed into forms, so that you can find it again.",
    stores: [
      {
        name: "enquiry-draft-*",
        purpose: "What you typed into a form and have not sent, also after you close the window.",
        lasts: "30 days, or until you send, clear or refuse it, or your choice ends",
      },
      {
        name: "recently-viewed",
        purpose: "The last products you opened, on this device only.",
        lasts: "Until you refuse, or your choice ends",
      },
      {
        name: "recent-searches",
        purpose: "Your last searches, on this device only.",
        lasts: "Until you refuse or clear it, or your choice ends",
      },
    ],
  },
]
