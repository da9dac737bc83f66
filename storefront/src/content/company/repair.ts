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
  heading: "Repaired on our benches, paid for your way",
  intro:
    "The same technicians, parts and tests stand behind all six repair types. What differs is who carries the risk: you, job by job, or we, for a fixed price.",
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
            caption: "Bench times count from arrival to dispatch; carriage is a day each way",
            head: ["Repair type", "You pay", "Accidents", "Time on our bench", "Device meanwhile", "Suits"],
            rows: [
              [
                `[Comprehensive contract](${routes.comprehensiveContract})`,
                "A fixed price per device and year",
                "Covered",
                "3 working days",
                "Loan unit on request",
                "Fleets from 20 devices in rough use",
              ],
              [
                `[Repair tokens](${routes.repairTokens})`,
                "In advance, for a number of repairs",
                "Covered: one token each",
                "5 working days",
                "Your own spares",
                "Few failures, a budget to be spent this year",
              ],
              [
                `[Advanced swap](${routes.advancedSwap})`,
                "A yearly price with the spares pool in it",
                "Covered",
                "Not your concern",
                "A replacement, next working day",
                "Sites where one device stops a process",
              ],
              [
                `[Assess & quote](${routes.assessQuote})`,
                "An assessment fee, taken off the repair",
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
                "One device with a fault you can name",
              ],
              [
                `[Tiered options](${routes.tieredOptions})`,
                "One of three prices by what was found",
                "Up to the highest tier",
                "5 working days",
                "Loan unit with tier 3",
                "Many alike models, failures of all sizes",
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
              title: "You book it in",
              text: "Model, serial number and what it does wrong. You receive a reference and a label for the box.",
            },
            {
              when: "On arrival",
              title: "We open, photograph and confirm",
              text: "The serial number is matched with the booking, and you hear that it is here.",
            },
            {
              when: "On the bench",
              title: "We find the fault and its cause",
              text: "A dead battery is often a bent charging contact in the cradle. We look at both, so send the cradle when you can.",
            },
            {
              when: "Before it goes back",
              title: "It passes the same test as a refurbished device",
              text: "Reading range, keys, touch, radios and charging, or an hour of printing. The result is in the box.",
            },
            {
              when: "For 90 days",
              title: "The repair is warranted",
              text: "The same fault again within 90 days is repaired at our cost, carriage both ways included.",
            },
          ],
        },
      ],
    },
    {
      title: "How to choose in one minute",
      ground: "raised",
      blocks: [
        {
          kind: "points",
          items: [
            "Count last year's repairs. Under one for every ten devices, tokens or quotes are cheaper than a contract",
            "Ask what an hour without a device costs. If it is more than a repair, you need swaps, whatever the failure rate",
            "Look at the cause. Drops and liquids belong in a contract that covers them; wear of print heads belongs in a maintenance budget",
            "Check the age. For a model without parts or updates, ask for a trade-in before you sign for another year",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Let us do the sum",
    text: "Send the list of your devices and last year's repairs. The answer compares the types for your fleet, in pounds.",
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
    heading: "One price per device, drops included",
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
                text: "Scan engines, triggers, keypads, radios, charging contacts, connectors: whatever fails in ordinary use, as often as it fails.",
              },
              {
                title: "Accidental damage",
                text: "Cracked screens, broken housings, liquid. Up to two accidents per device and year, pooled over the fleet.",
              },
              {
                title: "Carriage",
                text: "Collected from any UK mainland address and returned to it, in boxes that we bring.",
              },
              {
                title: "Firmware",
                text: "Devices return on the version you have chosen for the fleet, not on whatever was newest that week.",
              },
              {
                title: "Loan units",
                text: "Where a model is in our pool, a loan unit travels with the collection at no charge.",
              },
              {
                title: "A report each quarter",
                text: "Which sites break what, and how. A site that has seen its own figures tends to break less, and the renewal price follows what is broken.",
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
              "Loss, theft and devices that come back without their main board",
              "Damage on purpose, and repairs that somebody else has begun",
              "Models for which the maker supplies no parts any longer; we name them before you sign",
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
              caption: "A standard contract; yours states its own figures",
              head: ["Term", "Agreed"],
              rows: [
                ["Length", "12, 24 or 36 months; the price per year is fixed for all of it"],
                ["Devices", "From 20, listed by serial number; changes are added or credited by the month"],
                [
                  "Bench time",
                  "3 working days from arrival to dispatch, measured and reported; a late return is credited with a month of that device's price",
                ],
                ["Start", "After an inspection of a sample, or with new devices at once"],
                ["Payment", "Yearly or quarterly in advance"],
                ["End", "Three months' notice before renewal; it does not renew by itself"],
              ],
            },
          },
        ],
      },
    ],
    action: {
      title: "Price it for your fleet",
      text: "Models, numbers, age and what last year broke: four columns are enough for a price per device.",
      links: [{ label: "Ask for a contract price", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.repairTokens,
    label: "Repair Tokens",
    title: "Prepaid repair tokens for barcode equipment",
    description:
      "Buy repairs in advance: one token is one repair of any listed device, parts and labour included, valid for 24 months, and shared between sites and models.",
    heading: "Buy ten repairs, use them when you need them",
    intro:
      "A token is one repair of one device: parts, labour and return carriage. Bought in blocks, shared between sites, and still good next year.",
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
                text: "Ten, twenty-five or fifty tokens of a band. The larger the block, the less each costs.",
              },
              {
                when: "When something breaks",
                title: "You book it in and spend one",
                text: "Any of your sites can. Each booking shows how many are left.",
              },
              {
                when: "Five working days later",
                title: "The device is on its way back",
                text: "Whatever was wrong, one token paid for it. Beyond economical repair, the token is returned to you.",
              },
              {
                when: "With five left",
                title: "You hear from us",
                text: "Top up at the price of your first block, or let them run out.",
              },
            ],
          },
        ],
      },
      {
        title: "Bands",
        ground: "sunken",
        intro: "One band per block. Models that are on no list are quoted.",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "The list of models in each band comes with the price",
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
              "They belong to your company, not to a device: no serial numbers to register in advance",
              "An amber token pays for a green repair, never the other way round",
              "Unused tokens are not refunded, but may be set against a contract within their 24 months at the price you paid",
            ],
          },
        ],
      },
    ],
    action: {
      title: "How many would you need?",
      text: "Last year's number of repairs plus a fifth is a good first block. Tell us the models and we name the band and the price.",
      links: [{ label: "Ask for a token price", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.advancedSwap,
    label: "Advanced Swap",
    title: "Advance swap-out for barcode equipment",
    description:
      "A replacement from your own spares pool leaves us before the broken device comes back: reported by 3 pm, on site the next working day, with your app and profiles loaded.",
    heading: "The replacement leaves before the fault arrives",
    intro:
      "We keep a pool of your models, set up like yours. Report a failure by 3 pm and a working unit is on site the next working day; the broken one travels back in its box.",
    picture: "handheld-computer",
    sections: [
      {
        title: "What makes a swap quick",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "A pool that is yours",
                text: "Between three and eight per cent of your fleet, sized from your failure rate and reviewed each quarter. It stays in our store, charged and updated.",
              },
              {
                title: "Staged in advance",
                text: "Firmware, MDM enrolment, Wi-Fi certificates and your app are on each unit before it is needed. What is personal comes from your MDM.",
              },
              {
                title: "One box, both ways",
                text: "The replacement arrives in a box with a return label. Ten working days to send the broken one back are plenty.",
              },
              {
                title: "Serial numbers kept in step",
                text: "Your register hears of each swap by e-mail or CSV file: which left, which came, and when.",
              },
            ],
          },
        ],
      },
      {
        title: "The promise, hour by hour",
        ground: "sunken",
        blocks: [
          {
            kind: "steps",
            items: [
              {
                when: "By 3 pm",
                title: "You report it",
                text: "By form or phone, with the serial number and the site.",
              },
              {
                when: "By 5.30 pm",
                title: "It has left us",
                text: "Tracked, with a delivery before noon to most UK mainland postcodes.",
              },
              {
                when: "Next working day",
                title: "It works",
                text: "Switch it on, sign in. If it does not enrol by itself, we stay on the phone until it does.",
              },
              {
                when: "Within ten working days",
                title: "The broken one is back",
                text: "Repaired, it joins the pool. Not back, it is charged at the value stated in your contract.",
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
              "A price per device and year, which pays for the repairs, the carriage and the care of the pool. The pool itself you buy once, often as refurbished units, or rent from us.",
              "Accidents are covered as in the comprehensive contract. Batteries are changed in the pool when they fall below 80 % of their capacity, at our cost.",
            ],
          },
        ],
      },
    ],
    action: {
      title: "Size a pool",
      text: "Number of devices, number of sites and last year's failures are enough to say how many units would have to wait for you.",
      links: [{ label: "Ask about swaps", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.assessQuote,
    label: "Assess & Quote",
    title: "Assess and quote: have faulty barcode equipment examined",
    description:
      "Send devices with unknown faults. We examine each, quote each by serial number, and repair only what you approve. The assessment fee comes off the repair.",
    heading: "Find out first, decide afterwards",
    intro:
      "For a box of handhelds with a note saying “broken”. Each is examined and quoted by itself; you approve line by line, and nothing is repaired that you have not approved.",
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
                text: "And what caused it, with a photograph where a picture says more: liquid in the connector, a bent dock pin, a cracked board.",
              },
              {
                title: "What it costs",
                text: "Parts and labour for each serial number, ex VAT, valid for 30 days.",
              },
              {
                title: "Whether it is worth it",
                text: "Beside the repair price stands that of a refurbished unit of the model and what we would pay for yours as it is.",
              },
              {
                title: "What to change",
                text: "Where one cause explains half the box, such as a cradle or a cleaning spray, the report begins with it.",
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
                title: "The box arrives",
                text: "Every device is booked in by serial number and you receive the list.",
              },
              {
                when: "Within three working days",
                title: "You have the report",
                text: "One line per device: fault, cause, price, recommendation.",
              },
              {
                when: "Up to 30 days",
                title: "You decide",
                text: "Repair, return as it is, sell to us, or recycle. Devices wait in a locked store meanwhile.",
              },
              {
                when: "Five working days after approval",
                title: "Repaired devices leave",
                text: "Tested and warranted for 90 days like any other repair.",
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
              "A flat fee per device by its kind, stated before you send anything",
              "Taken off the price of every repair you approve",
              "Not charged for devices that you sell to us or that turn out to have no fault",
              "A written statement for your insurer is included on request",
            ],
          },
        ],
      },
    ],
    action: {
      title: "Book a box in",
      text: "Say roughly how many and which makes. You receive the fee, a reference and labels.",
      links: [{ label: "Ask for an assessment", href: routes.contact }, compare],
    },
  }),
  toPage({
    path: routes.repairQuote,
    label: "Repair Quote",
    title: "Get a repair quote for a scanner, handheld or printer",
    description:
      "Name the model and the fault and receive a fixed repair price before you send anything: print heads, screens, batteries, triggers and scan windows, five days on the bench.",
    heading: "A price before you pack it",
    intro:
      "When you can see what is wrong, we can say what it costs. Send model and fault, receive a fixed price, and post the device only if you like it.",
    picture: "desktop-printer",
    sections: [
      {
        title: "What we need to know",
        blocks: [
          {
            kind: "points",
            items: [
              "The model or part number from the label underneath, and the serial number if you can read it",
              "What it does, or no longer does: “prints a white line down every label” is perfect",
              "How long it has done so, and whether something happened to it",
              "A photograph when it is cracked, bent or wet",
            ],
          },
        ],
      },
      {
        title: "Faults we quote most",
        ground: "sunken",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Half of these cost nothing to try",
              head: ["What you see", "What it usually is", "Try this first"],
              rows: [
                [
                  "A thin white line through every label",
                  "A burnt dot of the print head",
                  "Clean the head with isopropyl alcohol along its whole width",
                ],
                [
                  "Labels drift from one to the next",
                  "Worn platen roller, or a sensor that needs calibrating",
                  "Run the printer's media calibration",
                ],
                [
                  "Beeps, but nothing appears on the screen of the PC",
                  "Interface or keyboard setting",
                  "Scan the maker's “set defaults” code",
                ],
                [
                  "Reads only close up",
                  "Scratched scan window",
                  "Wipe it with a microfibre cloth; scratches that catch a fingernail need a new one",
                ],
                [
                  "Dies before the end of the shift",
                  "Battery below 80 % of its capacity",
                  "Swap batteries with a good unit: if the fault moves along, it is the battery",
                ],
                [
                  "Charges only when held just so",
                  "Worn charging contacts",
                  "Clean contacts on device and cradle, never with anything metallic",
                ],
              ],
            },
          },
        ],
      },
      {
        title: "What a quote promises",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "It is fixed",
                text: "If we find the fault you described, you pay the price you were given, whatever it took.",
              },
              {
                title: "It is yours to refuse",
                text: "If we find something else, work stops and you choose: a new price, or the device back for the carriage alone.",
              },
              {
                title: "It ends in 30 days",
                text: "Parts prices change. The quote says until when it stands.",
              },
            ],
          },
        ],
      },
    ],
    action: {
      title: "Ask for a price",
      text: "One device or twenty. The answer comes within one working day.",
      links: [{ label: "Ask for a quote", href: routes.contact }, compare],
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
      "For every model you run we fix three prices for a year: minor, standard, major. You say up to which tier we simply repair; above it we ask.",
    picture: "mobile-printer",
    sections: [
      {
        title: "The tiers",
        blocks: [
          {
            kind: "table",
            table: {
              caption: "Examples; the price sheet names parts by model",
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
        title: "Why three",
        ground: "sunken",
        blocks: [
          {
            kind: "facts",
            items: [
              {
                title: "No purchase order for a cable",
                text: "Approve tier 1 for good and small repairs never wait in somebody's inbox.",
              },
              {
                title: "No surprise for a main board",
                text: "The dearest repair has a figure on the day you sign, and you may still decline it.",
              },
              {
                title: "No argument about the cause",
                text: "The tier follows from the parts, drop or no drop. Only liquid and lightning are always quoted.",
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
                text: "We return a price sheet: three figures a model, valid for twelve months.",
              },
              {
                when: "Once",
                title: "You set the limit",
                text: "A tier for each model or site up to which we repair without asking, and who is asked above it.",
              },
              {
                when: "Each repair",
                title: "We name the tier",
                text: "On the day of arrival, with the reason. Below your limit work begins at once.",
              },
              {
                when: "Each month",
                title: "One invoice",
                text: "By site or cost centre, with serial numbers and tiers.",
              },
            ],
          },
        ],
      },
    ],
    action: {
      title: "Ask for a price sheet",
      text: "Send the models you run; numbers and sites help. You receive the three prices for each.",
      links: [{ label: "Ask for the tiers", href: routes.contact }, compare],
    },
  }),
]
