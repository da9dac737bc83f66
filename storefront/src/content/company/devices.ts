import * as routes from "@/config/routes"
import type { PageSection } from "./page"

/** Copy about a machine type beside its products. */
export interface DeviceCopy {
  /** Handle of the machine type. */
  readonly handle: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly intro: string
  readonly sections: readonly PageSection[]
}

/** Copy that is the same for every machine type. */
export const devices = {
  browse: (name: string, count: number) =>
    `Browse ${count.toLocaleString("en-GB")} ${name.toLocaleLowerCase("en-GB").replace("pos ", "POS ")}`,
  ask: "Ask which one",
  newest: "New on the shelf",
  newestIntro:
    "The latest additions that are in stock. Prices are in pounds; the switch above shows them ex VAT or inc VAT.",
  all: "All of them, with filters",
  makers: "Makers",
  makersIntro: "Everything we list of each make, under the maker's own part numbers.",
  soldOut: "Nothing of this kind is in stock today. Ask us: much arrives before it is listed.",
  next: {
    title: "Say what it has to survive",
    text: "What you scan or print, how often, how far away and how cold: we answer with two models and the figures that differ.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "All services", href: routes.services },
    ],
  },
} as const

/** The six machine types, by their handle. */
export const deviceCopy: readonly DeviceCopy[] = [
  {
    handle: "barcode-scanners",
    title: "Barcode scanners: choose, buy and have repaired",
    description:
      "Corded, cordless, presentation and ring scanners in stock in the UK, how to choose between them, and the repair, rental and buy-back that go with them.",
    heading: "Barcode scanners",
    intro:
      "A good scanner is the one nobody talks about. Four questions find it: what it reads, how far away, how often, and what it falls on.",
    sections: [
      {
        title: "Which kind",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Corded",
                text: "Counters and packing benches. Nothing to charge, nothing to pair, the lowest price.",
              },
              {
                title: "Cordless",
                text: "Bluetooth or a radio cradle, from ten to a hundred metres. Look at scans per charge and at how batteries are changed.",
              },
              {
                title: "Presentation",
                text: "Stands on the counter and reads what is held before it: tickets, phones, bottles.",
              },
              {
                title: "Ring and glove",
                text: "Both hands free. Picking and sorting win seconds at every item.",
              },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a barcode scanner",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Symbologies",
                  "2D imager",
                  "QR, Data Matrix and the GS1 codes of Sunrise 2027 cannot be read by a laser",
                ],
                [
                  "Range",
                  "Standard for the bench, extended for racks",
                  "A long-range engine is slow at arm's length",
                ],
                [
                  "Drop height",
                  "1.5 m in shops, 2.4 m and more in warehouses",
                  "It is measured on concrete, by the maker, on a new device",
                ],
                [
                  "Sealing",
                  "IP42 dry, IP65 and up for dust and hoses",
                  "The second figure is water; see the article on IP ratings",
                ],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    handle: "label-printers",
    title: "Label printers: desktop, industrial and mobile",
    description:
      "Desktop, industrial and mobile label printers in stock in the UK: direct thermal or thermal transfer, 203 or 300 dpi, labels a day, and print head repair.",
    heading: "Label printers",
    intro:
      "Labels a day, width and how long the print must last decide nearly everything. The rest is where the roll goes in.",
    sections: [
      {
        title: "Which kind",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Desktop",
                text: "Up to some hundred labels a day, rolls of 127 mm, on a bench beside the parcel.",
              },
              {
                title: "Industrial",
                text: "Thousands a day in a metal frame, with 450 m ribbons and rolls that last a shift.",
              },
              { title: "Mobile", text: "On a belt or a cart: shelf edges, returns, proof of delivery." },
              { title: "Receipt", text: "80 mm paper and a cutter; they belong with the POS systems." },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a label printer",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Print method",
                  "Direct thermal for weeks, thermal transfer for years",
                  "Direct thermal darkens with heat and light; ribbons cost, but last",
                ],
                [
                  "Resolution",
                  "203 dpi for parcels, 300 for small 2D codes",
                  "A 10 mm Data Matrix needs the finer dot",
                ],
                ["Width", "104 mm (4 in) unless you know better", "Parcel labels are 100 by 150 mm"],
                ["Interfaces", "USB and Ethernet", "A printer on the network needs no PC that must be awake"],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    handle: "mobile-computers",
    title: "Mobile computers: rugged Android handhelds",
    description:
      "Rugged Android handhelds, gun-grip and wearable computers in stock in the UK: how to compare scan engines, batteries and update dates, with repair and rental.",
    heading: "Mobile computers",
    intro:
      "A phone survives a pocket. A mobile computer survives a shift on concrete, reads a code in a bad light, and has a battery that comes out.",
    sections: [
      {
        title: "Which kind",
        blocks: [
          {
            kind: "facts",
            items: [
              { title: "Touch handheld", text: "The size of a phone, for shop floors, hospitals and vans." },
              { title: "Keypad", text: "Numbers by feel and with gloves on: cold stores and counting." },
              {
                title: "Gun grip",
                text: "A trigger for thousands of scans a day, with long-range engines for the top rack.",
              },
              {
                title: "Wearable",
                text: "On the wrist or the back of the hand, with a ring scanner for both hands free.",
              },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a mobile computer",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Operating system",
                  "Android, and the date of the last promised security update",
                  "Cyber Essentials asks for supported software, whatever the hardware can still do",
                ],
                ["Battery", "Removable, hot-swap for three shifts", "The battery ages first"],
                [
                  "Wi-Fi",
                  "Wi-Fi 6 or 6E with fast roaming (802.11r)",
                  "A handheld changes access points forty times an hour",
                ],
                [
                  "Scan engine",
                  "By distance: standard, mid or extended range",
                  "It decides more than the processor does",
                ],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    handle: "networking-equipment",
    title: "Networking equipment for warehouses and shops",
    description:
      "Access points, switches and routers in stock in the UK for handhelds and printers that roam: what to ask of Wi-Fi in a warehouse, with survey, set-up and swap.",
    heading: "Networking equipment",
    intro:
      "Half of the handhelds sent in as faulty are fine: the radio in the roof was not. Access points, switches and routers for places with racks, forklifts and cold.",
    sections: [
      {
        title: "Which kind",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Access points",
                text: "Indoor for offices and shops, sealed with external aerials for cold stores and yards.",
              },
              {
                title: "Switches",
                text: "With power over Ethernet for access points, cameras and fixed scanners.",
              },
              {
                title: "Routers",
                text: "For branches and vehicles, with mobile data as the second way out.",
              },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of networking equipment",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Wi-Fi",
                  "Wi-Fi 6 at least, 6E where devices can use it",
                  "The 6 GHz band is empty where 2.4 GHz is full",
                ],
                [
                  "Power",
                  "The PoE class the access point needs at full radio power",
                  "With less it runs, quietly weaker",
                ],
                [
                  "Temperature",
                  "Below freezing where it hangs, not where you stand",
                  "Condensation kills between two zones",
                ],
                ["Roaming", "802.11k, r and v on both sides", "One side alone changes nothing"],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    handle: "pos-systems",
    title: "POS systems: tills, receipt printers, cash drawers",
    description:
      "Tills, receipt printers, cash drawers and customer displays in stock in the UK, what has to fit together, and repair and secure disposal of card data.",
    heading: "POS systems",
    intro:
      "A till is a team: terminal, printer, drawer, scanner, display. We supply the whole team or the one member that has left it.",
    sections: [
      {
        title: "What belongs to it",
        blocks: [
          {
            kind: "facts",
            items: [
              { title: "Terminals", text: "All-in-one touch screens or a small PC with its own display." },
              {
                title: "Receipt printers",
                text: "80 mm thermal with a cutter; USB, Ethernet, Bluetooth or several of them.",
              },
              {
                title: "Cash drawers",
                text: "Opened by the printer's 24 V port: the cable belongs to the printer's make.",
              },
              { title: "Customer displays", text: "Two lines or a second screen towards the customer." },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a POS system",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Operating system",
                  "What your till software names, with years of updates left",
                  "Windows 10 ended in October 2025",
                ],
                [
                  "Interfaces",
                  "Count ports before you order",
                  "Printer, drawer, scanner, scale and card reader are five",
                ],
                [
                  "Scanner",
                  "2D",
                  "Loyalty lives on phones, and GS1 codes come to the checkout with Sunrise 2027",
                ],
                ["Disposal", "Erasure with a certificate", "Old tills hold sales and sometimes card slips"],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    handle: "tablets",
    title: "Business and rugged tablets",
    description:
      "Rugged and business tablets for vehicles, counters and the field, in stock in the UK: screen, sealing, docks and updates compared, with repair, rental and ITAD.",
    heading: "Tablets",
    intro:
      "For plans, forms and routes that are too large for a handheld. The question is less the tablet than what holds it: dock, vehicle mount, strap.",
    sections: [
      {
        title: "Which kind",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Rugged",
                text: "Sealed, with a bright screen for sunlight and a battery that is changed without tools.",
              },
              {
                title: "Vehicle",
                text: "Wired to the ignition, tolerant of the voltage a forklift starts with.",
              },
              {
                title: "Business",
                text: "Light, in a case that takes the drop, for counters and meeting rooms.",
              },
            ],
          },
        ],
      },
      {
        title: "Figures that decide",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a tablet",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                [
                  "Screen",
                  "500 cd/m² indoors, 1,000 outdoors",
                  "A dim screen is held higher and dropped more",
                ],
                ["Dock", "Charging contacts, not the USB socket", "Sockets wear out first"],
                [
                  "Scanner",
                  "Built in where codes are daily work",
                  "Cameras read, but slowly and not at a distance",
                ],
                ["Updates", "The date the maker has promised", "Tablets outlive their software"],
              ],
            },
          },
        ],
      },
    ],
  },
]
