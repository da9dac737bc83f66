import * as routes from "@/config/routes"
import { drawing, type CompanyPage } from "./page"

/** Copy around the form. */
export const oemForm = {
  title: "Tell us what you are building",
  intro:
    "An engineer reads it. Drawings and data sheets can follow by e-mail, under a confidentiality agreement if you like.",
} as const

/** The page for manufacturers who build barcode equipment into their own. */
export const oemsPage: CompanyPage = {
  path: routes.oems,
  label: "For OEMs",
  title: "For OEMs: scanners and printers to build in",
  description:
    "Barcode scanners, printers and computers for kiosks, analysers, lockers and machines: samples, integration help, fixed configurations, last-time buys and spares.",
  heading: "Scanning built in, and still supplied in eight years",
  intro:
    "For makers of kiosks, analysers, parcel lockers, packaging lines and vehicles: choice, samples, one frozen configuration, supply to your schedule, and repair of what is built in.",
  pictures: [
    drawing("fixed-scanner"),
    drawing("mini-pc"),
    drawing("receipt-printer"),
    drawing("vehicle-computer"),
  ],
  service: "Barcode equipment for manufacturers",
  sections: [
    {
      title: "What we do for manufacturers",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "Choice by measurement",
              text: "You send labels and the place of fitting; we read them with two or three engines, at your distance, speed and light, and send you the figures.",
            },
            {
              title: "One configuration, frozen",
              text: "Part number, firmware and settings are written down. What is delivered in year three is what you certified in year one, or you are asked first.",
            },
            {
              title: "Supply to a schedule",
              text: "Call-off orders with stock kept here for you, labelled with your own part number if you wish.",
            },
            {
              title: "Warning before the end",
              text: "When a maker announces the end of a model you hear of it within a week, with the successor, the differences and a date for the last order.",
            },
            {
              title: "Repair for your field",
              text: "Built-in units come back under your name or ours, are repaired or swapped, and return with the same settings.",
            },
            {
              title: "Papers",
              text: "Declarations of conformity, RoHS and REACH statements and customs codes, collected from the makers for each part number.",
            },
          ],
        },
      ],
    },
    {
      title: "What is built in most",
      ground: "sunken",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Typical places, and the questions they raise",
            head: ["Your product", "Usually built in", "Ask early about"],
            rows: [
              [
                "Self-service kiosk",
                "Fixed 2D scanner, 80 mm receipt printer",
                "Paper path and reading of phone screens behind glass",
              ],
              [
                "Laboratory analyser",
                "Compact scanner at a fixed distance",
                "Tube labels on a curve, disinfectants on the window",
              ],
              [
                "Parcel locker",
                "Scanner with heated window, access point",
                "Temperature range, power when idle",
              ],
              [
                "Packaging line",
                "Industrial print engine, fixed scanner with I/O",
                "Trigger timing, print speed, verification",
              ],
              [
                "Vehicle or forklift",
                "Vehicle computer, long-range scanner",
                "Starting voltage, vibration, mounting",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "From first letter to series",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Within two working days",
              title: "An engineer answers",
              text: "With questions, two candidates and what they would cost at your volume.",
            },
            {
              when: "Weeks 1 to 3",
              title: "Samples",
              text: "On loan, with cables and the maker's integration guide, and a line to the person who chose them.",
            },
            {
              when: "At design freeze",
              title: "The configuration is written down",
              text: "Part number, firmware, settings as a file and as a printed programming sheet.",
            },
            {
              when: "In series",
              title: "Deliveries on call",
              text: "Every shipment with serial numbers as a CSV file; settings loaded before packing where you want it.",
            },
            {
              when: "At the end",
              title: "Last-time buy and spares",
              text: "We size the last order with you from your failure figures, and keep the stock.",
            },
          ],
        },
      ],
    },
  ],
  action: {
    title: "Rather talk first?",
    text: "Ask for the OEM desk. Ten minutes on the phone often settle which engine it cannot be.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Browse products", href: routes.products },
    ],
  },
}

/** Ids of the table rows to which the regions of the map link. */
export const REGION_ROWS = {
  unitedKingdom: "region-uk",
  europe: "region-europe",
  northAmerica: "region-north-america",
  middleEastAfrica: "region-middle-east-africa",
  asiaOceania: "region-asia-oceania",
} as const

/** Copy of the map above the table. */
export const worldMapCopy = {
  title: "On the map",
  intro:
    "A sample: the regions and times show what such a map can say, and are not a carrier's promise. Each region leads to its row in the table.",
  label: "The world by what we do there; the table below says the same in words",
  legend: {
    strong: "All services, delivery in 1 to 3 days",
    medium: "Repair by carrier, delivery in 2 to 5 days",
    light: "Delivery in 4 to 10 days, the maker's own service",
  },
  source: "Outlines: Natural Earth, public domain. Land without a colour: on request.",
} as const

export const worldMapPage: CompanyPage = {
  path: routes.worldMap,
  label: "Where we ship and service",
  title: "Where we ship and service",
  description: "Regions of the world with delivery times, customs and where equipment is repaired.",
  heading: "Where we ship and service",
  intro:
    "Everything leaves from Northampton. How far it goes, how long that takes, and where it is repaired, region by region.",
  sections: [
    {
      title: "By region",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Sample figures. Days are working days from dispatch",
            ids: [
              REGION_ROWS.unitedKingdom,
              "region-northern-ireland",
              "region-ireland",
              REGION_ROWS.europe,
              REGION_ROWS.northAmerica,
              REGION_ROWS.middleEastAfrica,
              REGION_ROWS.asiaOceania,
              "region-elsewhere",
            ],
            head: ["Region", "Delivery", "Customs", "Service"],
            rows: [
              ["UK mainland", "1 day", "None", "All services, collection included"],
              [
                "Northern Ireland, islands",
                "2 to 3 days",
                "None for businesses; papers come with the parcel",
                "All services, by carrier",
              ],
              [
                "Republic of Ireland",
                "2 to 3 days",
                "Import VAT at the recipient",
                "Repair and buy-back by carrier",
              ],
              [
                "European Union, Switzerland, Norway",
                "2 to 5 days",
                "Import VAT and duty at the recipient",
                "Repair by carrier, returned as repaired goods",
              ],
              [
                "North America",
                "4 to 6 days",
                "By the recipient's broker",
                "The maker's own service; parts from us",
              ],
              [
                "Middle East and Africa",
                "5 to 10 days",
                "By the recipient's broker; some radios need approval first",
                "The maker's own service; parts from us",
              ],
              [
                "Asia and Oceania",
                "5 to 8 days",
                "By the recipient's broker",
                "The maker's own service; parts from us",
              ],
              [
                "Latin America and elsewhere",
                "On request",
                "By the recipient's broker",
                "Ask before you order: we quote it with the carrier",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "What does not travel",
      ground: "sunken",
      blocks: [
        {
          kind: "points",
          items: [
            "Loose lithium batteries by air; they go by road, or inside their devices",
            "Radios that are not approved in the country: we check the maker's list before we quote",
            "Rental equipment, which stays in the United Kingdom unless the quote says otherwise",
            "Anything to places under UK sanctions",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Delivering to several countries?",
    text: "Name the sites and we quote each with carriage, papers and who pays what at the border.",
    links: [{ label: "Contact us", href: routes.contact }],
  },
}
