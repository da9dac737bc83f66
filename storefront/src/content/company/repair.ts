import * as routes from "@/config/routes"
import { drawing, type CompanyPage } from "./page"

const services = { label: "Services", href: routes.services }

/** Repair, and the six ways to pay for it side by side. */
export const repairPage: CompanyPage = {
  path: routes.repair,
  label: "Repairs",
  title: "Repair of barcode scanners, handhelds and label printers",
  description:
    "Bench repair of barcode scanners, mobile computers, label printers, POS systems and tablets: six ways to pay compared, from a fixed contract to a quote per job.",
  heading: "Repair of barcode equipment, six ways to pay",
  intro:
    "All six repair types use the same technicians, parts and tests. Pay for each job, or agree a fixed price that covers the risk.",
  pictures: [
    drawing("gun-grip-computer"),
    drawing("industrial-printer"),
    drawing("pistol-scanner"),
    drawing("receipt-printer"),
  ],
  parents: [services],
  service: "Repair of barcode equipment",
  sections: [
    {
      title: "The six repair types compared",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Repair times are from arrival to dispatch; add a day of carriage each way",
            head: ["Repair type", "You pay", "Accidents", "Repair time", "Device during repair", "Best for"],
            rows: [
              [
                `[Comprehensive contract](${routes.comprehensiveContract})`,
                "A fixed price per device and year",
                "Covered",
                "3 working days",
                "Loan unit on request",
                "Fleets of 20 or more devices in rough use",
              ],
              [
                `[Repair tokens](${routes.repairTokens})`,
                "In advance, for a number of repairs",
                "Covered: one token each",
                "5 working days",
                "Your own spares",
                "Few failures, a budget to spend this year",
              ],
              [
                `[Advanced swap](${routes.advancedSwap})`,
                "A yearly price that includes the spares pool",
                "Covered",
                "No waiting",
                "A replacement, next working day",
                "Sites where one device stops a process",
              ],
              [
                `[Assess & quote](${routes.assessQuote})`,
                "An assessment fee, deducted from the repair price",
                "Quoted",
                "5 working days after approval",
                "Your own spares",
                "Mixed or unknown faults, insurance claims",
              ],
              [
                `[Repair quote](${routes.repairQuote})`,
                "A price agreed before you send anything",
                "Quoted",
                "5 working days",
                "Your own spares",
                "One device with a known fault",
              ],
              [
                `[Tiered options](${routes.tieredOptions})`,
                "One of three fixed prices",
                "Up to the highest tier",
                "5 working days",
                "Loan unit with tier 3",
                "Many devices of the same model",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "What we repair",
      ground: "sunken",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "Mobile computers",
              text: "Screens and touch panels, scan engines, keypads, charging contacts, radios, batteries and housings.",
            },
            {
              title: "Barcode scanners",
              text: "Triggers, scan windows, cables and connectors, cordless cradles, Bluetooth modules, laser and imager engines.",
            },
            {
              title: "Label printers",
              text: "Print heads, platen rollers, ribbon drives, cutters, peelers, sensors and main boards.",
            },
            {
              title: "POS systems and tablets",
              text: "Receipt printer cutters, cash drawer locks, touch screens, docks, power supplies and storage.",
            },
          ],
        },
      ],
    },
    {
      title: "How a repair goes",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Before it leaves you",
              title: "You book the repair",
              text: "Tell us the model, serial number and fault. We send you a reference and a label for the box.",
            },
            {
              when: "On arrival",
              title: "We open, photograph and confirm",
              text: "We match the serial number with your booking and tell you that the device has arrived.",
            },
            {
              when: "In our workshop",
              title: "We find the fault and its cause",
              text: "A flat battery is often caused by a bent contact in the cradle. Send the cradle too, and we check both.",
            },
            {
              when: "Before it goes back",
              title: "We test it like a refurbished device",
              text: "We test reading range, keys, touch, radios and charging, or print for an hour. The test report is in the box.",
            },
            {
              when: "For 90 days",
              title: "Your repair has a warranty",
              text: "If the same fault returns within 90 days, we repair it free of charge and pay carriage both ways.",
            },
          ],
        },
      ],
    },
    {
      title: "How to choose",
      ground: "raised",
      blocks: [
        {
          kind: "points",
          items: [
            "Count last year's repairs. With fewer than one for every ten devices, tokens or quotes cost less than a contract",
            "Ask what an hour without a device costs you. If it is more than a repair, choose swaps",
            "Look at the causes. For drops and liquids, choose a contract that covers them. Budget separately for worn print heads",
            "Check the age. If parts or updates are no longer available, ask us for a trade-in first",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Let us compare the costs",
    text: "Send us a list of your devices and last year's repairs. We compare the cost of each repair type for your fleet.",
    links: [
      { label: "Ask for a comparison", href: routes.contact },
      { label: "All services", href: routes.services },
    ],
  },
}

interface RepairType extends Pick<
  CompanyPage,
  "path" | "label" | "title" | "description" | "heading" | "intro" | "sections" | "action"
> {
  readonly picture: string
}

/** Adds the parts that are the same on the page of every repair type. */
const toPage = ({ picture, ...page }: RepairType): CompanyPage => ({
  ...page,
  pictures: [
    drawing(picture),
    drawing("industrial-printer"),
    drawing("cordless-scanner"),
    drawing("handheld-computer"),
  ],
  parents: [services, { label: "Repairs", href: routes.repair }],
  service: `${page.label}: repair of barcode equipment`,
})

const compare = { label: "Compare all repair types", href: routes.repair }

/** The six repair types. */
export const repairTypePages: readonly CompanyPage[] = [
  toPage({
    path: routes.comprehensiveContract,
    label: "Comprehensive Contract",
    title: "Comprehensive repair contract for barcode equipment",
    description:
      "One fixed yearly price per device covers wear, faults and accidental damage, parts, labour and carriage both ways, with a three-day bench time. What is and is not covered.",
    heading: "One fixed price per device, accidents included",
    intro:
      "For fleets that work hard: parts, labour, accidental damage and carriage both ways for a fixed price per device and year, with three working days on our bench.",
    picture: "gun-grip-computer",
    sections: [
      {
        title: "What the price includes",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Faults and wear",
                text: "Scan engines, triggers, keypads, radios, charging contacts and connectors: all faults in ordinary use, with no limit on repairs.",
              },
              {
                title: "Accidental damage",
                text: "Cracked screens, broken housings and liquid damage. Up to two accidents per device and year, shared across your fleet.",
              },
              {
                title: "Carriage",
                text: "We collect from any UK mainland address and return devices there. We bring the boxes.",
              },
              {
                title: "Firmware",
                text: "Devices return with the firmware version you have chosen for your fleet.",
              },
              {
                title: "Loan units",
                text: "If we have the model in our pool, we bring a free loan unit when we collect.",
              },
              {
                title: "A report each quarter",
                text: "See which sites have which faults. Fewer faults mean a lower renewal price.",
              },
            ],
          },
        ],
      },
      {
        title: "What it does not include",
        ground: "sunken",
        blocks: [
          {
            kind: "points",
            items: [
              "Batteries, print heads, platen rollers and styluses, unless you add the consumables option",
              "Loss, theft and devices with missing main boards",
              "Deliberate damage, and repairs started by others",
              "Models with no parts available. We tell you which before you sign",
            ],
          },
        ],
      },
      {
        title: "The contract in brief",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "A standard contract; yours states your own terms",
              head: ["Term", "Agreed"],
              rows: [
                ["Length", "12, 24 or 36 months at a fixed yearly price"],
                ["Devices", "20 or more, listed by serial number; we add or credit changes each month"],
                [
                  "Bench time",
                  "3 working days from arrival to dispatch. If we are late, we credit one month's price of the device",
                ],
                ["Start", "After we inspect a sample, or at once with new devices"],
                ["Payment", "Yearly or quarterly in advance"],
                ["End", "It does not renew automatically"],
              ],
            },
          },
        ],
      },
    ],
    action: {
      title: "Price it for your fleet",
      text: "Send us your models, quantities, their age and last year's repairs. We reply with a price per device.",
      links: [{ label: "Ask for a contract price", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.repairTokens,
    label: "Repair Tokens",
    title: "Prepaid repair tokens for barcode equipment",
    description:
      "Buy repairs in advance: one token is one repair of any listed device, parts and labour included, valid for 24 months, and shared between sites and models.",
    heading: "Prepaid repairs, for use when you need them",
    intro:
      "One token pays for one repair of one device, with parts, labour and return carriage. Buy a block, share it between sites and use it within 24 months.",
    picture: "companion-scanner",
    sections: [
      {
        title: "How tokens work",
        blocks: [
          {
            kind: "steps",
            items: [
              {
                when: "First",
                title: "You buy a block",
                text: "Buy ten, twenty-five or fifty tokens of a band. Larger blocks cost less per token.",
              },
              {
                when: "When something breaks",
                title: "You book a repair and use a token",
                text: "Any of your sites can book. Each booking shows how many tokens are left.",
              },
              {
                when: "Five working days later",
                title: "The device is on its way back",
                text: "One token pays for any fault. If the device is not worth repairing, we return the token.",
              },
              {
                when: "With five left",
                title: "We remind you",
                text: "You can buy more at the price of your first block.",
              },
            ],
          },
        ],
      },
      {
        title: "Bands",
        ground: "sunken",
        intro: "Each block is for one band. We quote for models not listed.",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "We send the list of models in each band with the price",
              head: ["Band", "Devices", "Includes", "Does not include"],
              rows: [
                [
                  "Green",
                  "Corded and cordless scanners, receipt printers",
                  "Any fault, one accident, cradle and cable tested with it",
                  "Batteries",
                ],
                [
                  "Amber",
                  "Desktop and mobile label printers, wearable scanners",
                  "Any fault, one accident, print head cleaning",
                  "Print heads, batteries",
                ],
                [
                  "Red",
                  "Mobile computers, rugged tablets, industrial printers",
                  "Any fault, one accident, screen or main board",
                  "Print heads, batteries",
                ],
              ],
            },
          },
        ],
      },
      {
        title: "The rules",
        blocks: [
          {
            kind: "points",
            items: [
              "Tokens are valid for 24 months from the invoice",
              "Tokens belong to your company, so you need not register serial numbers",
              "An amber token also pays for a green repair, but not the other way round",
              "We do not refund unused tokens. Within 24 months, you can put their value towards a contract",
            ],
          },
        ],
      },
    ],
    action: {
      title: "How many tokens do you need?",
      text: "Start with last year's number of repairs plus 20%. Tell us your models, and we will quote the band and the price.",
      links: [{ label: "Ask for a token price", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.advancedSwap,
    label: "Advanced Swap",
    title: "Advance swap-out for barcode equipment",
    description:
      "A replacement from your own spares pool leaves us before the broken device comes back: reported by 3 pm, on site the next working day, with your app and profiles loaded.",
    heading: "Get a replacement the next working day",
    intro:
      "We keep a pool of your models, set up like yours. Report a failure by 3 pm, and a working unit arrives the next working day. Return the broken one in the same box.",
    picture: "handheld-computer",
    sections: [
      {
        title: "How swaps work",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Your own pool",
                text: "The pool is three to eight per cent of your fleet, depending on your failure rate. We keep it charged and updated, and review it each quarter.",
              },
              {
                title: "Set up in advance",
                text: "Each unit already has your firmware, MDM enrolment, Wi-Fi certificates and app. Your MDM adds personal settings.",
              },
              {
                title: "One box, both ways",
                text: "The replacement arrives in a box with a return label. You have ten working days to send back the broken unit.",
              },
              {
                title: "Up-to-date records",
                text: "For every swap, we send you both serial numbers and the date by e-mail or CSV file.",
              },
            ],
          },
        ],
      },
      {
        title: "What happens when",
        ground: "sunken",
        blocks: [
          {
            kind: "steps",
            items: [
              {
                when: "By 3 pm",
                title: "You report it",
                text: "Use the form or call us, with the serial number and the site.",
              },
              {
                when: "By 5.30 pm",
                title: "The replacement leaves",
                text: "It is tracked, and arrives before noon at most UK mainland postcodes.",
              },
              {
                when: "Next working day",
                title: "You switch it on",
                text: "Switch it on and sign in. If it does not enrol automatically, we help you by phone.",
              },
              {
                when: "Within ten working days",
                title: "You return the broken unit",
                text: "We repair it and add it to the pool. If it is not returned, we charge the value stated in your contract.",
              },
            ],
          },
        ],
      },
      {
        title: "What it costs and covers",
        blocks: [
          {
            kind: "paragraphs",
            items: [
              "You pay a yearly price per device, which covers repairs, carriage and the care of the pool. You buy the pool once, often as refurbished units, or rent it from us.",
              "Accidents are covered as in the comprehensive contract. We replace pool batteries below 80% of their capacity free of charge.",
            ],
          },
        ],
      },
    ],
    action: {
      title: "Plan your pool",
      text: "Tell us how many devices and sites you have, and last year's failures. We will tell you how many pool units you need.",
      links: [{ label: "Ask about swaps", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.assessQuote,
    label: "Assess & Quote",
    title: "Assess and quote: have faulty barcode equipment examined",
    description:
      "Send devices with unknown faults. We examine each, quote each by serial number, and repair only what you approve. The assessment fee comes off the repair.",
    heading: "Get a diagnosis first, then decide",
    intro:
      "Send us devices with unknown faults. We examine and quote for each one, and repair only what you approve.",
    picture: "rugged-tablet",
    sections: [
      {
        title: "What an assessment tells you",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "What is wrong",
                text: "The fault and its cause, with photographs if useful: for example liquid in the connector or a bent dock pin.",
              },
              {
                title: "What it costs",
                text: "Parts and labour for each serial number, ex VAT, valid for 30 days.",
              },
              {
                title: "Whether it is worth it",
                text: "We show the repair price, the price of a refurbished unit, and what we would pay for your device.",
              },
              {
                title: "What to change",
                text: "If many devices have the same cause, such as a cradle or a cleaning spray, the report says so first.",
              },
            ],
          },
        ],
      },
      {
        title: "How it goes",
        ground: "sunken",
        blocks: [
          {
            kind: "steps",
            items: [
              {
                when: "Day 0",
                title: "Your devices arrive",
                text: "We book in every device by serial number and send you the list.",
              },
              {
                when: "Within three working days",
                title: "We send the report",
                text: "One line per device: fault, cause, price, recommendation.",
              },
              {
                when: "Up to 30 days",
                title: "You decide",
                text: "Choose repair, return, sale to us or recycling. Until then, we keep devices in a locked store.",
              },
              {
                when: "Five working days after approval",
                title: "Repaired devices leave",
                text: "They are tested, with the usual 90-day warranty.",
              },
            ],
          },
        ],
      },
      {
        title: "The fee",
        blocks: [
          {
            kind: "points",
            items: [
              "A flat fee for each type of device, agreed before you send anything",
              "Deducted from the price of every repair you approve",
              "No fee for devices that you sell to us, or that have no fault",
              "A written statement for your insurer on request",
            ],
          },
        ],
      },
    ],
    action: {
      title: "Book an assessment",
      text: "Tell us roughly how many devices and which brands. We send you the fee, a reference and labels.",
      links: [{ label: "Ask for an assessment", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.repairQuote,
    label: "Repair Quote",
    title: "Get a repair quote for a scanner, handheld or printer",
    description:
      "Name the model and the fault and receive a fixed repair price before you send anything: print heads, screens, batteries, triggers and scan windows, five days on the bench.",
    heading: "A fixed price before you send it",
    intro:
      "Tell us the model and the fault, and we send you a fixed price. Send the device only if you accept it.",
    picture: "desktop-printer",
    sections: [
      {
        title: "What we need to know",
        blocks: [
          {
            kind: "points",
            items: [
              "The model or part number from the label underneath, and the serial number if you can read it",
              "The fault, for example “prints a white line down every label”",
              "How long it has had the fault, and any accident",
              "A photograph, if it is cracked, bent or wet",
            ],
          },
        ],
      },
      {
        title: "Common faults",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Common faults and what to try first",
              head: ["What you see", "What it usually is", "Try this first"],
              rows: [
                [
                  "A thin white line through every label",
                  "A burnt-out dot on the print head",
                  "Clean the head with isopropyl alcohol along its whole width",
                ],
                [
                  "Labels are printed out of position",
                  "Worn platen roller, or a sensor that needs calibrating",
                  "Run the printer's media calibration",
                ],
                [
                  "Scanner beeps, but the PC receives nothing",
                  "Interface or keyboard setting",
                  "Scan the maker's “set defaults” code",
                ],
                [
                  "Reads only close up",
                  "Scratched scan window",
                  "Wipe it with a microfibre cloth. Deep scratches need a new window",
                ],
                [
                  "Battery does not last the shift",
                  "Battery below 80% of its capacity",
                  "Swap batteries with a good unit to see if the fault moves",
                ],
                [
                  "Charges only in some positions",
                  "Worn charging contacts",
                  "Clean the contacts on device and cradle, without metal tools",
                ],
              ],
            },
          },
        ],
      },
      {
        title: "Our promise",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "A fixed price",
                text: "If we find the fault you described, you pay the quoted price and no more.",
              },
              {
                title: "Your choice",
                text: "If we find another fault, we stop and ask you. Accept a new price, or pay only the carriage to have the device returned.",
              },
              {
                title: "Valid for 30 days",
                text: "Prices of parts change, so each quote has an end date.",
              },
            ],
          },
        ],
      },
    ],
    action: {
      title: "Ask for a price",
      text: "Ask about one device or many. We reply within one working day.",
      links: [{ label: "Request a quote", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.tieredOptions,
    label: "Tiered Options",
    title: "Tiered repair prices for barcode equipment",
    description:
      "Three fixed repair prices per model: minor, standard and major. You know the three figures in advance and choose up to which tier we repair without asking.",
    heading: "Three prices, known in advance",
    intro:
      "For each of your models, we fix three prices for a year: minor, standard and major. You choose the tier up to which we repair without asking.",
    picture: "mobile-printer",
    sections: [
      {
        title: "The tiers",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Examples; your price sheet lists parts by model",
              head: ["Equipment", "Tier 1: minor", "Tier 2: standard", "Tier 3: major"],
              rows: [
                [
                  "Mobile computers",
                  "Contacts, hand strap, seals, settings, no fault found",
                  "Trigger, keypad, scan window, housing half",
                  "Screen, scan engine, main board",
                ],
                [
                  "Barcode scanners",
                  "Cable, cleaning, settings, no fault found",
                  "Trigger, button, scan window, housing",
                  "Scan engine, radio, cradle board",
                ],
                [
                  "Label printers",
                  "Cleaning, sensors, calibration, belts",
                  "Platen roller, cutter, power supply",
                  "Print head, main board, ribbon drive",
                ],
                [
                  "Bench time",
                  "3 working days",
                  "5 working days",
                  "5 working days, loan unit where we hold one",
                ],
                ["Warranty on the repair", "90 days", "90 days", "180 days"],
              ],
            },
          },
        ],
      },
      {
        title: "Why choose tiers",
        ground: "sunken",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "Small repairs start at once",
                text: "Approve tier 1 once, and small repairs never wait for a purchase order.",
              },
              {
                title: "No surprises",
                text: "You know the price of the largest repair in advance, and can still decline it.",
              },
              {
                title: "No dispute about the cause",
                text: "The tier depends only on the parts, even after a drop. We always quote for liquid and lightning damage.",
              },
            ],
          },
        ],
      },
      {
        title: "How it is set up",
        blocks: [
          {
            kind: "steps",
            items: [
              {
                when: "Once",
                title: "You list the models",
                text: "We send you a price sheet with three prices for each model, valid for twelve months.",
              },
              {
                when: "Once",
                title: "You set the limit",
                text: "Choose a tier for each model or site, and who approves repairs above it.",
              },
              {
                when: "Each repair",
                title: "We name the tier",
                text: "We tell you the tier and the reason on the day of arrival. Within your limit, we start at once.",
              },
              {
                when: "Each month",
                title: "One invoice",
                text: "We invoice by site or cost centre, with serial numbers and tiers.",
              },
            ],
          },
        ],
      },
    ],
    action: {
      title: "Ask for a price sheet",
      text: "Send us your models and, if you can, quantities and sites. We send three prices for each.",
      links: [{ label: "Ask for the tiers", href: routes.contact }, compare],
    },
  }),
]
