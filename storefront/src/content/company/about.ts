import * as routes from "@/config/routes"
import { drawing, type CompanyPage, type PageSection } from "./page"

const COMPANY: PageSection = {
  title: "Who we are",
  blocks: [
    {
      kind: "paragraphs",
      items: [
        "We are an independent company in Northampton, close to the distribution centres of the Midlands. We buy from manufacturers and their distributors, hold stock here, and repair equipment in the same building.",
        "No manufacturer pays us to prefer its products. When two models do the job, we recommend both and explain the differences: scan range, drop height, battery and security updates.",
        "Most of our customers have between ten and five hundred devices. That is enough to need expert support, but too few for the attention of a large distributor.",
      ],
    },
  ],
}

const RULES: PageSection = {
  title: "How we work",
  ground: "sunken",
  blocks: [
    {
      kind: "facts",
      items: [
        {
          title: "Clear prices",
          text: "Every product page shows stock and the price with and without VAT. Request a quote for volume discounts.",
        },
        {
          title: "Manufacturers' part numbers",
          text: "We list all equipment and accessories under the manufacturer's part number, so you receive exactly what you specified.",
        },
        {
          title: "Repair before replace",
          text: "If a new print head makes your printer work again for less than a new printer, we quote for the print head.",
        },
        {
          title: "Answers from technicians",
          text: "Our technicians answer your questions. If they don't know the answer, they say so and find out.",
        },
        {
          title: "Figures with sources",
          text: "When we give figures for carbon or standards, we name the source. Estimates are always marked as estimates.",
        },
        {
          title: "Your data is private",
          text: "We never look at the data on a device sent to us for repair. When we erase data, we document it.",
        },
      ],
    },
  ],
}

const SUSTAINABILITY: PageSection = {
  title: "Sustainable practices",
  blocks: [
    {
      kind: "points",
      items: [
        "For every device, we consider repair first, then refurbishment, then reuse of parts, then recycling",
        "We reuse our suppliers' packaging for repairs, and use swap boxes until they wear out",
        "We replace batteries below 80% of their capacity before we sell a device, and send them to a battery recycler",
        "When you buy new electrical equipment, we take back the old under the WEEE Regulations 2013",
      ],
    },
  ],
}

const WORKING_DAY: PageSection = {
  title: "A working day here",
  ground: "raised",
  blocks: [
    {
      kind: "steps",
      items: [
        {
          when: "8.30 am",
          title: "Phones and deliveries",
          text: "We open parcels, record serial numbers and tell customers what has arrived.",
        },
        {
          when: "10 am",
          title: "Repairs",
          text: "We repair the most urgent devices first. A device due in two days comes before one due in four.",
        },
        { when: "3 pm", title: "Last swaps", text: "Replacements requested by now leave today." },
        {
          when: "4.30 pm",
          title: "Dispatch",
          text: "Orders and repairs leave us, tracked. We e-mail you the tracking reference straight away.",
        },
        {
          when: "5.30 pm",
          title: "Closing time",
          text: "Printers and batteries stay on for their long tests overnight.",
        },
      ],
    },
  ],
}

/** The page about the company: its history, rules and working day. @param founded year */
export const aboutPage = (founded: number): CompanyPage => ({
  path: routes.about,
  label: "About Us",
  title: "About us",
  description:
    "A Northampton company that sells, repairs, rents, refurbishes and recycles barcode equipment for UK businesses. Read about how we work.",
  heading: "We sell barcode equipment, and we know how to repair it",
  intro: `Since ${founded}, we have kept scanners and printers working for UK warehouses, shops, hospitals and carriers. We started as a repair workshop, and still run one.`,
  pictures: [
    drawing("pistol-scanner"),
    drawing("industrial-printer"),
    drawing("gun-grip-computer"),
    drawing("till"),
  ],
  sections: [COMPANY, RULES, SUSTAINABILITY, WORKING_DAY],
  action: {
    title: "Visit our workshop",
    text: "Visitors are welcome by appointment. Bring a device you would like us to look at.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Browse products", href: routes.products },
    ],
  },
})
