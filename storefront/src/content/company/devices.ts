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
  ask: "Ask for advice",
  newest: "New in stock",
  newestIntro:
    "Recently added and in stock. Use the switch at the top of the page to show prices ex VAT or inc VAT.",
  all: "See all, with filters",
  makers: "Brands",
  makersIntro: "See all products of a brand.",
  soldOut: "Nothing is in stock today. Please ask us about new deliveries.",
  next: {
    title: "Not sure which model?",
    text: "Tell us what you scan or print, how often, from how far away and in what temperatures. We will recommend suitable models.",
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
    title: "Barcode scanners: buying guide, prices and repair",
    description:
      "Corded, cordless, presentation and ring scanners in stock in the UK, with advice on choosing, repair, rental and buy-back.",
    heading: "Barcode scanners",
    intro:
      "To choose a scanner, ask four questions. What does it read? From how far away? How often? How rough is the place where it is used?",
    sections: [
      {
        title: "Which type?",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Corded",
                text: "For counters and packing benches. Nothing to charge or pair, at the lowest price.",
              },
              {
                title: "Cordless",
                text: "Bluetooth or a radio cradle, with a range of 10 to 100 metres. Check scans per charge and how to change the battery.",
              },
              {
                title: "Presentation",
                text: "Stands on the counter and reads tickets, phones and bottles held in front of it.",
              },
              {
                title: "Ring and glove",
                text: "Keeps both hands free, and saves seconds on every item picked or sorted.",
              },
            ],
          },
        ],
      },
      {
        title: "What to compare",
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
                  "A long-range engine is slow close up",
                ],
                [
                  "Drop height",
                  "1.5 m in shops, at least 2.4 m in warehouses",
                  "Manufacturers measure it on concrete with a new device",
                ],
                [
                  "Sealing",
                  "IP42 indoors, IP65 or more for dust and water jets",
                  "The second figure is protection against water",
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
      "To choose a printer, ask how many labels you print each day, how wide they are and how long they must last.",
    sections: [
      {
        title: "Which type?",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Desktop",
                text: "Up to a few hundred labels a day, with 127 mm rolls, for packing benches.",
              },
              {
                title: "Industrial",
                text: "Thousands of labels a day, with a metal frame, 450 m ribbons and rolls that last a shift.",
              },
              {
                title: "Mobile",
                text: "Worn on a belt or used on a cart, for shelf edges, returns and proof of delivery.",
              },
              { title: "Receipt", text: "80 mm paper and a cutter. See POS systems." },
            ],
          },
        ],
      },
      {
        title: "What to compare",
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
                  "Direct thermal labels darken with heat and light",
                ],
                [
                  "Resolution",
                  "203 dpi for parcels, 300 for small 2D codes",
                  "A 10 mm Data Matrix needs the finer dot",
                ],
                ["Width", "104 mm (4 in) for most uses", "Parcel labels are 100 by 150 mm"],
                ["Interfaces", "USB and Ethernet", "A network printer works without a PC"],
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
      "A mobile computer survives drops onto concrete, reads barcodes in poor light and has a removable battery.",
    sections: [
      {
        title: "Which type?",
        blocks: [
          {
            kind: "facts",
            items: [
              { title: "Touch handheld", text: "Phone-sized, for shop floors, hospitals and vans." },
              {
                title: "Keypad",
                text: "Type numbers by feel or with gloves, in cold stores and for counting.",
              },
              {
                title: "Gun grip",
                text: "A trigger for thousands of scans a day, and long-range engines for high racks.",
              },
              {
                title: "Wearable",
                text: "Worn on the wrist or the back of the hand, with a ring scanner, to keep both hands free.",
              },
            ],
          },
        ],
      },
      {
        title: "What to compare",
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
                  "Cyber Essentials requires supported software",
                ],
                ["Battery", "Removable, hot-swap for three shifts", "The battery wears out first"],
                [
                  "Wi-Fi",
                  "Wi-Fi 6 or 6E with fast roaming (802.11r)",
                  "A handheld may change access points forty times an hour",
                ],
                [
                  "Scan engine",
                  "By distance: standard, mid or extended range",
                  "It matters more than the processor",
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
      "Many handheld problems are really Wi-Fi problems. We supply access points, switches and routers for warehouses, yards and cold stores.",
    sections: [
      {
        title: "Which type?",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Access points",
                text: "Indoor models for offices and shops; sealed models with external antennas for cold stores and yards.",
              },
              {
                title: "Switches",
                text: "With Power over Ethernet for access points, cameras and fixed scanners.",
              },
              {
                title: "Routers",
                text: "For branches and vehicles, with mobile data as a backup connection.",
              },
            ],
          },
        ],
      },
      {
        title: "What to compare",
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
                  "The 6 GHz band is less crowded than 2.4 GHz",
                ],
                [
                  "Power",
                  "The PoE class the access point needs at full radio power",
                  "With less power, its range is shorter",
                ],
                [
                  "Temperature",
                  "Rated for the coldest place where you mount it",
                  "Condensation between two zones damages electronics",
                ],
                [
                  "Roaming",
                  "802.11k, r and v on both sides",
                  "Roaming is faster only if both sides support it",
                ],
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
      "Tills, receipt printers, cash drawers and customer displays in stock in the UK, with advice on compatibility, repair and secure disposal.",
    heading: "POS systems",
    intro:
      "We supply complete tills and single parts: terminals, receipt printers, cash drawers, scanners and customer displays.",
    sections: [
      {
        title: "What you need",
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
                text: "Opened by the printer's 24 V port, so choose the cable for your printer's brand.",
              },
              {
                title: "Customer displays",
                text: "Two lines of text, or a second screen that faces the customer.",
              },
            ],
          },
        ],
      },
      {
        title: "What to compare",
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
                  "One that your till software supports, with years of updates left",
                  "Support for Windows 10 ended in October 2025",
                ],
                [
                  "Interfaces",
                  "Count ports before you order",
                  "A printer, drawer, scanner, scale and card reader need five",
                ],
                ["Scanner", "2D", "It reads loyalty codes on phones, and GS1 codes (Sunrise 2027)"],
                [
                  "Disposal",
                  "Erasure with a certificate",
                  "Old tills hold sales data and sometimes card details",
                ],
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
      "Tablets suit plans, forms and routes that are too large for a handheld. Choose the dock, vehicle mount or strap at the same time.",
    sections: [
      {
        title: "Which type?",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Rugged",
                text: "Sealed, with a bright screen for sunlight and a battery you can change without tools.",
              },
              {
                title: "Vehicle",
                text: "Connected to the ignition, and made for a forklift's starting voltage.",
              },
              {
                title: "Business",
                text: "Light, in a protective case, for counters and meeting rooms.",
              },
            ],
          },
        ],
      },
      {
        title: "What to compare",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Figures of a tablet",
              head: ["Figure", "Ask for", "Because"],
              rows: [
                ["Screen", "500 cd/m² indoors, 1,000 outdoors", "A dim screen is hard to read in daylight"],
                ["Dock", "Charging contacts, not the USB socket", "Sockets wear out first"],
                ["Scanner", "Built in, if you scan every day", "Cameras read slowly, and only close up"],
                [
                  "Updates",
                  "The date the manufacturer has announced",
                  "Tablets often outlast their software updates",
                ],
              ],
            },
          },
        ],
      },
    ],
  },
]
