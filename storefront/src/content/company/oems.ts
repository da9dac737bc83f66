import * as routes from "@/config/routes"
import { drawing, type CompanyPage } from "./page"

/** Copy around the form. */
export const oemForm = {
  title: "Tell us what you are building",
  intro:
    "An engineer will read your message. You can send drawings and data sheets later by e-mail, under a confidentiality agreement if you wish.",
} as const

/** The page for manufacturers who build barcode equipment into their own. */
export const oemsPage: CompanyPage = {
  path: routes.oems,
  label: "For OEMs",
  title: "For OEMs: scanners and printers to build in",
  description:
    "Barcode scanners, printers and computers for kiosks, analysers, lockers and machines: samples, integration help, fixed configurations, last-time buys and spares.",
  heading: "Barcode equipment to build into your products",
  intro:
    "For manufacturers of kiosks, analysers, parcel lockers, packaging lines and vehicles. We help you choose, send samples, fix one configuration, deliver to your schedule and repair what you build in.",
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
              title: "Tests with your labels",
              text: "Send us labels and details of the position. We test two or three scan engines at your distance, speed and light, and send you the results.",
            },
            {
              title: "One fixed configuration",
              text: "We record part number, firmware and settings. Every delivery matches what you certified, and we ask you before any change.",
            },
            {
              title: "Supply to a schedule",
              text: "We hold stock for your call-off orders, labelled with your own part number if you wish.",
            },
            {
              title: "End-of-life notice",
              text: "When a manufacturer discontinues a model, we tell you within a week. We name the successor, the differences and the last order date.",
            },
            {
              title: "Repair for your customers",
              text: "We repair or swap built-in units, in your name or ours, and return them with the same settings.",
            },
            {
              title: "Compliance documents",
              text: "We collect declarations of conformity, RoHS and REACH statements and customs codes for each part number.",
            },
          ],
        },
      ],
    },
    {
      title: "Typical equipment",
      ground: "sunken",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Typical products and questions",
            head: ["Your product", "Usually built in", "Ask early about"],
            rows: [
              [
                "Self-service kiosk",
                "Fixed 2D scanner, 80 mm receipt printer",
                "Paper path, and reading phone screens through glass",
              ],
              [
                "Laboratory analyser",
                "Compact scanner at a fixed distance",
                "Labels on curved tubes, disinfectants on the window",
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
      title: "From first contact to production",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Within two working days",
              title: "An engineer replies",
              text: "We send questions, two suitable models and their prices at your volume.",
            },
            {
              when: "Weeks 1 to 3",
              title: "Samples",
              text: "We lend you samples with cables and the manufacturer's integration guide, and give you a direct contact.",
            },
            {
              when: "At design freeze",
              title: "We record the configuration",
              text: "Part number, firmware, and settings as a file and a printed programming sheet.",
            },
            {
              when: "In production",
              title: "Scheduled deliveries",
              text: "We send serial numbers as a CSV file with every delivery, and can load your settings before packing.",
            },
            {
              when: "At the end",
              title: "Last-time buy and spares",
              text: "We plan the last order with you from your failure rates, and hold the stock.",
            },
          ],
        },
      ],
    },
  ],
  action: {
    title: "Prefer to talk first?",
    text: "Call us and ask for the OEM team. Ten minutes on the phone often saves a round of samples.",
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
    "The regions and times are samples, not a carrier's promise. Select a region to see its row in the table.",
  label: "World map of our services; the table below has the same information",
  legend: {
    strong: "All services, delivery in 1 to 3 days",
    medium: "Repair by carrier, delivery in 2 to 5 days",
    light: "Delivery in 4 to 10 days, manufacturer's service",
  },
  source: "Outlines: Natural Earth, public domain. Land without a colour: on request.",
} as const

export const worldMapPage: CompanyPage = {
  path: routes.worldMap,
  label: "Where we ship and service",
  title: "Where we ship and service",
  description: "Regions of the world with delivery times, customs and where equipment is repaired.",
  heading: "Where we ship and service",
  intro: "We ship from Northampton. See delivery times, customs and repair services for each region.",
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
                "None for businesses; documents included",
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
                "Manufacturer's service; parts from us",
              ],
              [
                "Middle East and Africa",
                "5 to 10 days",
                "By the recipient's broker; some radios need approval first",
                "Manufacturer's service; parts from us",
              ],
              [
                "Asia and Oceania",
                "5 to 8 days",
                "By the recipient's broker",
                "Manufacturer's service; parts from us",
              ],
              [
                "Latin America and elsewhere",
                "On request",
                "By the recipient's broker",
                "Please ask before you order",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "What we cannot ship",
      ground: "sunken",
      blocks: [
        {
          kind: "points",
          items: [
            "Loose lithium batteries by air. We send them by road, or inside devices",
            "Radios not approved in the country. We check before we quote",
            "Rental equipment, unless your quote allows it",
            "Anything to destinations under UK sanctions",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Delivering to several countries?",
    text: "Tell us your sites. We quote carriage, documents, and duties and taxes for each.",
    links: [{ label: "Contact us", href: routes.contact }],
  },
}
