import * as routes from "@/config/routes"
import type { CompanyPage } from "./page"

/** Copy around the form. */
export const creditForm = {
  title: "The application",
  intro:
    "You can leave this page and come back: what you type stays in this window, and on this device for 30 days if you allow cookies for preferences.",
} as const

/** The page on credit accounts, above the application. */
export const creditApplicationPage: CompanyPage = {
  path: routes.creditApplication,
  label: "Credit Application",
  title: "Apply for a credit account",
  description:
    "How a 30-day credit account works, who can apply, what you need (company and VAT number, limit, two trade references) and how long a decision takes.",
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
            caption: "With these to hand, it takes ten minutes",
            head: ["Part", "What to have ready"],
            rows: [
              ["Your business", "Legal name, trading name if different, type of business, years trading"],
              [
                "Registration numbers",
                "Company number for a registered company, as shown by Companies House; VAT number if you have one",
              ],
              ["Addresses", "Registered address; invoice address if different"],
              ["The limit", "The most you expect to owe at one time, in pounds"],
              ["People", "The applicant's position, e-mail and phone; your accounts contact"],
              ["Two trade references", "Suppliers that give you credit: company, contact, e-mail"],
              [
                "A declaration",
                "That the details are true and that the applicant is authorised to sign for the business",
              ],
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
              text: "Complete the form below. We e-mail you a reference.",
            },
            {
              when: "Within two working days",
              title: "We check",
              text: "We check Companies House and a credit reference agency, and ask your trade references about payment only.",
            },
            {
              when: "Within five working days",
              title: "We decide",
              text: "We offer the limit, or a smaller one with the reason, or payment in advance for now. A person always makes the decision.",
            },
            {
              when: "From then on",
              title: "You order on account",
              text: "We review limits each year, and whenever you ask.",
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
            "New businesses can apply. In the first year, the limit is usually the value of one order",
            "While you wait, you can order and pay in advance",
            "We use your details only for this decision and your account, as our privacy policy explains",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Prefer paper?",
    text: "Ask us for a paper form, or apply by phone.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Privacy Policy", href: routes.privacyPolicy },
    ],
  },
}
