import * as routes from "@/config/routes"
import type { CompanyPage } from "./page"

/** Copy around the form. */
export const creditForm = {
  title: "The application",
  intro:
    "What you type is kept on this device until you send it, for up to 30 days, so you may leave the page and come back.",
} as const

/** The page on credit accounts, above the application. */
export const creditApplicationPage: CompanyPage = {
  path: routes.creditApplication,
  label: "Credit Application",
  title: "Apply for a credit account",
  description:
    "How a 30-day credit account works, who can have one, what an application needs (company and VAT number, limit, two trade references) and how long a decision takes.",
  heading: "Apply for a credit account",
  intro:
    "Order on account, receive one invoice per delivery and pay within 30 days. For limited companies, LLPs, partnerships, sole traders, charities and public bodies in the UK.",
  sections: [
    {
      title: "What the application asks for",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Have these at hand and it takes ten minutes",
            head: ["Part", "What to have at hand"],
            rows: [
              [
                "Your business",
                "Legal name, trading name if it differs, what kind of business it is, years trading",
              ],
              [
                "Its numbers",
                "Company number for a registered company, as Companies House writes it; VAT number if you have one, whose check digits are verified",
              ],
              ["Addresses", "Registered address; invoice address if it differs"],
              ["The limit", "The most you expect to owe at one time, in pounds"],
              ["People", "The applicant with position, e-mail and phone; whoever pays the invoices"],
              ["Two trade references", "Suppliers who give you credit: company, contact, e-mail"],
              ["A declaration", "That the details are true and that the applicant may bind the business"],
            ],
          },
        },
      ],
    },
    {
      title: "From application to first order",
      ground: "sunken",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Day 0",
              title: "You apply",
              text: "With the form below; an acknowledgement with a reference comes by e-mail.",
            },
            {
              when: "Within two working days",
              title: "We check",
              text: "Companies House, a credit reference agency, and the referees you have named, who are asked about payment only.",
            },
            {
              when: "Within five working days",
              title: "You have a decision",
              text: "A limit, or a smaller one with the reason, or payment in advance for now. A person decides, never a score alone.",
            },
            {
              when: "From then on",
              title: "You order on account",
              text: "Limits are reviewed each year and whenever you ask.",
            },
          ],
        },
      ],
    },
    {
      title: "Good to know",
      blocks: [
        {
          kind: "points",
          items: [
            "Public bodies need no application: an official order number is enough",
            "Businesses younger than a year are welcome; a first limit is then usually one order's worth",
            "While you wait, orders against advance payment leave as usual",
            "Details are used for this decision and the account, as the privacy policy says, and for nothing else",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Rather on paper?",
    text: "Ask for the application as a form to be filled in by hand, or let us take it down on the phone.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Privacy Policy", href: routes.privacyPolicy },
    ],
  },
}
