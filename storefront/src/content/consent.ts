import type { CookieCategory } from "@scanwright/design-system"

/** Copy of the cookie banner and preferences, and everything this site stores on a visitor's device. */
export const consentCopy = {
  banner:
    "We store what the shop needs to work. With your permission we also count visits, see which advertisement led here, and remember what you looked at.",
  policy: "Cookie policy",
} as const

/** Everything this site stores, by purpose. The cookie policy lists the same. */
export const cookieCategories: readonly CookieCategory[] = [
  {
    id: "necessary",
    title: "Necessary",
    description:
      "What you asked for yourself: your cart, saved products, prices with or without VAT, and this choice.",
    stores: [
      {
        name: "cart",
        purpose: "The products in your cart, on this device only.",
        lasts: "Until you clear it",
      },
      {
        name: "saved-products",
        purpose: "The products you saved, on this device only.",
        lasts: "Until you remove them",
      },
      { name: "compare", purpose: "The products you chose to compare.", lasts: "Until you clear them" },
      { name: "vat", purpose: "Whether you want prices with VAT.", lasts: "Until you change it" },
      { name: "cookie-consent-preferences", purpose: "The choice you make here.", lasts: "12 months" },
      { name: "cookie-banner-dismissed", purpose: "That you put the banner away.", lasts: "This session" },
      {
        name: "enquiry-draft-*",
        purpose:
          "What you typed into a form and have not sent, to offer it again: one entry for each kind of form (general, oem, product_inquiry, credit_application), on this device only.",
        lasts: "30 days, or until it is sent or discarded",
      },
      {
        name: "enquiry-sent",
        purpose: "The application for credit you have just sent, so that you can print it.",
        lasts: "This session",
      },
    ],
  },
  {
    id: "analytics",
    title: "Analytics",
    description:
      "Counts which pages help and which don't, by Google Analytics. No names, no e-mail addresses.",
    stores: [
      { name: "_ga", purpose: "Tells one visitor from the next.", lasts: "Up to 2 years" },
      { name: "_ga_*", purpose: "Keeps the state of a visit.", lasts: "Up to 2 years" },
    ],
  },
  {
    id: "marketing",
    title: "Marketing",
    description: "Lets us see which advertisement brought you here.",
    stores: [{ name: "_gcl_au", purpose: "The advertisement that was pressed.", lasts: "90 days" }],
  },
  {
    id: "preferences",
    title: "Preferences",
    description: "Remembers what you looked at and searched for, to bring you back to it.",
    stores: [
      {
        name: "recently-viewed",
        purpose: "The last products you opened, on this device only.",
        lasts: "Until you refuse or clear it",
      },
      {
        name: "recent-searches",
        purpose: "Your last searches, on this device only.",
        lasts: "Until you refuse or clear it",
      },
    ],
  },
]
