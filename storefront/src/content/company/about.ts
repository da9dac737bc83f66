import * as routes from "@/config/routes"
import { drawing, type CompanyPage, type PageSection } from "./page"

const COMPANY: PageSection = {
  title: "What we are",
  blocks: [
    {
      kind: "paragraphs",
      items: [
        "Scanwright is an independent company in Northampton, an hour and a half from most of the sheds in the Midlands' golden triangle of logistics. We buy from manufacturers and their distributors, hold stock here, and repair what we sell in the same building.",
        "Independent means that nobody pays us to prefer a make. When two models do the job we name both, with the figures that differ: scan range, drop height, battery, the date of the last security update.",
        "Most of our customers have between ten and five hundred devices. That is too many to shrug at and too few for a supplier who measures his day in pallets.",
      ],
    },
  ],
}

const RULES: PageSection = {
  title: "The rules we work by",
  ground: "sunken",
  blocks: [
    {
      kind: "facts",
      items: [
        {
          title: "Prices in the open",
          text: "Price ex VAT and inc VAT and what is in stock stand on the page. A discount for numbers is a quote away, not a secret.",
        },
        {
          title: "The maker's part number",
          text: "We list equipment under the number on the maker's own label, accessories included, so that the box contains what was specified.",
        },
        {
          title: "Repair before replace",
          text: "If a print head brings back your printer for less than a new one saves, that is the quote you receive.",
        },
        {
          title: "Somebody who has opened one",
          text: "Questions go to people who have had the model in pieces, and they say when they don't know.",
        },
        {
          title: "Figures with sources",
          text: "When we speak of carbon or of standards, we say where the number comes from, and call an estimate an estimate.",
        },
        {
          title: "Data is yours",
          text: "What is found on a device that comes in for repair is nobody's business. Erasing is documented, curiosity is not allowed.",
        },
      ],
    },
  ],
}

const SUSTAINABILITY: PageSection = {
  title: "Sustainable practices, in particulars",
  blocks: [
    {
      kind: "points",
      items: [
        "Every device that comes in is first considered for repair, then for refurbishment, then for parts, then for recycling, in that order",
        "Packaging from our suppliers goes out again around our repairs; boxes for swaps make the journey until they fall apart",
        "Batteries below 80 % of their capacity leave devices that are sold, and go to a battery recycler",
        "As a distributor of electrical equipment we take back old for new under the WEEE Regulations 2013",
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
          title: "Phones and post",
          text: "Parcels are opened, serial numbers are read, and customers hear what has arrived.",
        },
        {
          when: "10 am",
          title: "The bench",
          text: "Repairs in the order of their promise. A device with two days left goes before one with four.",
        },
        { when: "3 pm", title: "Last swaps", text: "Replacements reported until now leave today." },
        {
          when: "4.30 pm",
          title: "The van",
          text: "Orders and repairs go out, tracked. References are mailed before it has left the yard.",
        },
        {
          when: "5.30 pm",
          title: "Lights out",
          text: "Except for the printers that print their hour of test labels, and the batteries on their third discharge.",
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
    "Who Scanwright is: a Northampton company that sells, repairs, rents, refurbishes and recycles barcode equipment for UK businesses, and the rules it works by.",
  heading: "We sell barcode equipment because we know how to mend it",
  intro: `Since ${founded} we have kept scanners reading and printers printing for UK warehouses, shops, hospitals and carriers. The bench came first; the shop grew out of it.`,
  pictures: [
    drawing("pistol-scanner"),
    drawing("industrial-printer"),
    drawing("gun-grip-computer"),
    drawing("till"),
  ],
  sections: [COMPANY, RULES, SUSTAINABILITY, WORKING_DAY],
  action: {
    title: "Come and see the benches",
    text: "Visitors are welcome by appointment. Bring a device that has been annoying you.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Browse products", href: routes.products },
    ],
  },
})
