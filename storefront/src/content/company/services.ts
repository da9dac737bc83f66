import * as routes from "@/config/routes"
import { drawing, type CompanyPage } from "./page"

/** All services, with a link to each. */
export const servicesPage: CompanyPage = {
  path: routes.services,
  label: "Services",
  title: "Services for barcode equipment",
  description:
    "Repair, rental, buy-back, refurbishment and secure disposal of barcode scanners, mobile computers, printers, POS systems and tablets across the UK.",
  heading: "Services for barcode equipment",
  intro:
    "We repair, rent, refurbish, buy back and recycle barcode equipment in our own workshop in Northampton.",
  pictures: [
    drawing("handheld-computer"),
    drawing("industrial-printer"),
    drawing("ring-scanner"),
    drawing("vehicle-computer"),
  ],
  sections: [
    {
      title: "What we do",
      blocks: [
        {
          kind: "topics",
          items: [
            {
              href: routes.repair,
              title: "Repairs",
              text: "Six repair types, from a contract that covers accidental damage to a quote for one printer.",
              picture: drawing("gun-grip-computer"),
            },
            {
              href: routes.rentals,
              title: "Rentals",
              text: "Handhelds, scanners and label printers by the week, set up for your stocktake, peak season or pilot.",
              picture: drawing("handheld-computer"),
            },
            {
              href: routes.buyBack,
              title: "Buy Back",
              text: "We price the equipment you are replacing, model by model, and pay you or credit your next order.",
              picture: drawing("cordless-scanner"),
            },
            {
              href: routes.refurbishment,
              title: "Refurbishment",
              text: "More of the model you already use: graded, with a good battery, your firmware and a 12-month warranty.",
              picture: drawing("mobile-printer"),
            },
            {
              href: routes.itad,
              title: "ITAD",
              text: "We erase data to a published standard, account for every serial number and give you the paperwork for your auditor.",
              picture: drawing("rugged-tablet"),
            },
            {
              href: routes.products,
              title: "New equipment",
              text: "Scanners, handhelds, printers, POS systems, tablets and networking, with prices and stock online.",
              picture: drawing("till"),
            },
          ],
        },
      ],
    },
    {
      title: "Which service do you need?",
      ground: "sunken",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Services by situation",
            head: ["Your situation", "Start with", "Why"],
            rows: [
              [
                "One printer or handheld has stopped",
                `[Repair quote](${routes.repairQuote})`,
                "You approve the price before we start work.",
              ],
              [
                "Devices break every month",
                `[Comprehensive contract](${routes.comprehensiveContract})`,
                "A fixed yearly price per device, accidents included.",
              ],
              [
                "You can't work while you wait for a repair",
                `[Advanced swap](${routes.advancedSwap})`,
                "We send a unit set up like yours first, and you return the broken one afterwards.",
              ],
              [
                "You need more handhelds for a stocktake or Christmas",
                `[Rentals](${routes.rentals})`,
                "You pay only for the weeks you need.",
              ],
              [
                "The manufacturer no longer supports your model",
                `[Refurbishment](${routes.refurbishment})`,
                "Tested units of the same model give you time to plan a change.",
              ],
              [
                "You have old equipment to dispose of",
                `[Buy Back](${routes.buyBack}) or [ITAD](${routes.itad})`,
                "We buy what still has value, and erase and recycle the rest.",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "How we work",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              icon: "shield",
              title: "Our own workshop",
              text: "We book in, repair, test and pack your equipment in one building. We do not pass it to a third party.",
            },
            {
              icon: "document",
              title: "Records by serial number",
              text: "We record all work on each device by its serial number, and send you the record with the device.",
            },
            {
              icon: "leaf",
              title: "Repair before replace",
              text: "Making a handheld causes most of its carbon. If a repair is worth it, we recommend it before a new device.",
            },
          ],
        },
      ],
    },
  ],
  action: {
    title: "Not sure what to ask for?",
    text: "Tell us your models, quantities and what is wrong. We will tell you which service costs least over a year.",
    links: [
      { label: "Contact us", href: routes.contact },
      { label: "Read the FAQ", href: routes.faq },
    ],
  },
}

const parents = [{ label: "Services", href: routes.services }]

const rentals: CompanyPage = {
  path: routes.rentals,
  label: "Rentals",
  title: "Rent barcode scanners, handhelds and label printers",
  description:
    "Rent mobile computers, barcode scanners and label printers by the week for stocktakes, peak season and pilots: set up with your profiles before they leave us.",
  heading: "Rent handhelds for the weeks you need them",
  intro:
    "Rent devices for a weekend stocktake or a whole peak season. They arrive charged, configured and labelled, and you return them in the same cases.",
  pictures: [
    drawing("handheld-computer"),
    drawing("ring-scanner"),
    drawing("mobile-printer"),
    drawing("gun-grip-computer"),
  ],
  parents,
  service: "Rental of barcode equipment",
  sections: [
    {
      title: "When to rent",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "Stocktakes",
              text: "For example thirty handhelds from Friday to Tuesday. They arrive with your counting app and your Wi-Fi profile installed.",
            },
            {
              title: "Peak season",
              text: "Extra mobile computers and ring scanners for four weeks to four months. If we have it, we supply the model your staff already use.",
            },
            {
              title: "Pilots",
              text: "Try a model on your own site before you buy it. We take half of the rental price off the order that follows.",
            },
            {
              title: "Cover for a repair",
              text: "Keep working while we repair your own devices. Contract customers pay a reduced rate.",
            },
          ],
        },
      ],
    },
    {
      title: "What is included",
      ground: "sunken",
      blocks: [
        {
          kind: "points",
          items: [
            "The devices, each with a numbered label and a battery with at least 80% of its rated capacity",
            "Spare batteries: one for every two handhelds, or one each for three-shift sites",
            "Multi-bay chargers with UK plugs and all cables",
            "A list of serial numbers, MAC addresses and profile names, on paper and as a CSV file",
            "Return labels and a printed packing plan",
          ],
        },
      ],
    },
    {
      title: "How renting works",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Day 0",
              title: "You tell us dates, quantities and software",
              text: "For most set-ups, we need only an app file, an MDM enrolment code or a web address.",
            },
            {
              when: "Within one working day",
              title: "We send a quote",
              text: "It includes the weekly price for each device, delivery, any deposit, and the charges for loss or damage.",
            },
            {
              when: "Five working days before",
              title: "We set up the devices",
              text: "We load firmware, apps, Wi-Fi and scan settings. If there is time, we send you one unit to test.",
            },
            {
              when: "The day before",
              title: "The cases arrive",
              text: "The devices arrive charged. The rental week begins on the morning we agreed, not when they leave us.",
            },
            {
              when: "The day after",
              title: "We collect, check and erase",
              text: "We count, test and reset every unit. We report any loss or damage within three working days, with photographs.",
            },
          ],
        },
      ],
    },
    {
      title: "The terms in brief",
      ground: "raised",
      intro: "Your quote includes the full terms.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Rental terms in brief",
            head: ["Question", "Answer"],
            rows: [
              ["Shortest rental", "One week"],
              [
                "Longest rental",
                "Twelve months. After six months, refurbished devices usually cost less, and we quote both",
              ],
              [
                "Extension",
                "By e-mail up to two working days before the end, at the same weekly price, if the devices are available",
              ],
              ["Normal wear", "Included: scuffs, worn hand straps and battery wear"],
              [
                "Damage and loss",
                "Charged at the repair price, or at the value of the device stated in the quote",
              ],
              ["Support", "By phone during opening hours. We replace a faulty unit by the next working day"],
            ],
          },
        },
      ],
    },
  ],
  action: {
    title: "Check dates and numbers",
    text: "Christmas and the end of the financial year are busy, so please book early. Requesting a quote is free and without obligation.",
    links: [
      { label: "Ask about a rental", href: routes.contact },
      { label: "See mobile computers", href: routes.devices("mobile-computers") },
    ],
  },
}

/** How we buy used equipment; the indicative offer and the form stand on the same page. */
export const buyBack: CompanyPage = {
  path: routes.buyBack,
  label: "Buy Back",
  title: "Sell used barcode scanners and mobile computers",
  description:
    "We buy used barcode scanners, mobile computers, label printers and POS systems: an indicative offer at once, a firm one in two working days, payment after inspection.",
  heading: "Sell us the equipment you are replacing",
  intro:
    "We buy used devices to refurbish, rent out or use for parts. Send us a list of models and quantities, and we make an offer for each line.",
  pictures: [
    drawing("cordless-scanner"),
    drawing("gun-grip-computer"),
    drawing("desktop-printer"),
    drawing("business-tablet"),
  ],
  parents,
  service: "Buy-back of used barcode equipment",
  sections: [
    {
      title: "What affects the price",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "The model and its age",
              text: "Models that still get security updates are worth most. A year after the last update, a device is mainly worth its parts.",
            },
            {
              title: "Condition",
              text: "Working, faulty or for parts: we buy all three, and price each device separately.",
            },
            {
              title: "Number",
              text: "For ten or more of the same model, we can offer a higher price for each.",
            },
            {
              title: "Accessories",
              text: "Cradles, chargers and spare batteries can add a lot of value, so please include them in your list.",
            },
          ],
        },
      ],
    },
    {
      title: "How we assess condition",
      ground: "sunken",
      intro:
        "Tell us the condition in your list. We confirm it when we inspect the devices, and send photographs of any differences.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Conditions in which we buy",
            head: ["Condition", "What it means", "What we do"],
            rows: [
              [
                "Working",
                "Starts, scans or prints, and charges. Marks of use, nothing missing",
                "Refurbish it, or rent it out",
              ],
              [
                "Faulty",
                "One fault: cracked screen, broken trigger, worn print head or weak battery",
                "Repair it with parts we stock",
              ],
              [
                "Parts only",
                "Water damage, broken main board, missing parts, or locked with an unknown password",
                "Reuse good parts, recycle the rest",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "How it goes",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Day 0",
              title: "You send a list",
              text: "Include manufacturer, model or part number, quantity and condition. An export from your MDM or asset register is fine.",
            },
            {
              when: "Within two working days",
              title: "We make an offer, line by line",
              text: "It is valid for 30 days. For devices with no value, we state the cost of recycling, which is often nothing.",
            },
            {
              when: "On the day you choose",
              title: "We collect",
              text: "We collect boxes or pallets from one address or every branch. Both sides sign for the count.",
            },
            {
              when: "Within ten working days",
              title: "We inspect and erase",
              text: "We test each device, erase its data as described under ITAD, and send you a list by serial number.",
            },
            {
              when: "Within five more",
              title: "We pay you",
              text: "We pay your invoice by bank transfer, or give you five per cent more as credit against an order.",
            },
          ],
        },
      ],
    },
    {
      title: "Before you send anything",
      ground: "raised",
      blocks: [
        {
          kind: "points",
          items: [
            "Remove devices from your MDM and from any Google or Apple account. We can use a locked device only for parts",
            "Remove SIM and memory cards. We return any that we find",
            "Tell us about swollen batteries before collection, as they need special packaging",
            "Do not include leased devices. We can buy only what you own",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Send us your list",
    text: "Send a spreadsheet, an export or a short message. We make an offer within two working days, without obligation.",
    links: [
      { label: "Ask for an offer", href: `${routes.buyBack}#firm-offer` },
      { label: "Data destruction", href: routes.itad },
    ],
  },
}

const refurbishment: CompanyPage = {
  path: routes.refurbishment,
  label: "Refurbishment",
  title: "Refurbished barcode equipment, graded and tested",
  description:
    "Refurbished scanners, mobile computers and label printers: what grades A, B and C mean, what is replaced, what is tested, and a 12-month warranty on all of them.",
  heading: "More of the model you already use",
  intro:
    "Refurbished units let you keep one model and one charger, even if the manufacturer no longer sells it. We also refurbish your own devices.",
  pictures: [
    drawing("gun-grip-computer"),
    drawing("mobile-printer"),
    drawing("companion-scanner"),
    drawing("industrial-printer"),
  ],
  parents,
  service: "Refurbishment of barcode equipment",
  sections: [
    {
      title: "What the grades mean",
      intro:
        "Grades describe appearance only. Devices of every grade work like new, pass the same tests and have the same warranty.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Grades of refurbished equipment",
            head: ["Grade", "Housing", "Screen and keys", "Battery", "Good for"],
            rows: [
              [
                "A",
                "New, or no marks visible at arm's length",
                "No scratches; all key legends sharp",
                "New",
                "Shop floors and customer areas",
              ],
              [
                "B",
                "Light marks of use, no cracks",
                "Fine scratches, invisible when the screen is on",
                "New",
                "Warehouses and vehicles",
              ],
              [
                "C",
                "Scuffs and dents, no structural damage",
                "Visible scratches outside the reading area; worn but readable keys",
                "At least 80% of rated capacity",
                "Spares pools and rough environments",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "How we refurbish a device",
      ground: "sunken",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Step 1",
              title: "Erase",
              text: "First we erase all data, as described under ITAD. We do not refurbish a device that we cannot erase.",
            },
            {
              when: "Step 2",
              title: "Strip and clean",
              text: "We open the housing, remove dust and adhesive, and clean the contacts. We measure print heads and platens.",
            },
            {
              when: "Step 3",
              title: "Replace what wears",
              text: "We replace batteries below 80%, scratched scan windows, worn triggers and the seals of IP-rated devices.",
            },
            {
              when: "Step 4",
              title: "Update",
              text: "We install the manufacturer's newest firmware, or the version your other devices use.",
            },
            {
              when: "Step 5",
              title: "Test",
              text: "We test reading range, every key, the touch screen, radios and charging, then print or scan for an hour.",
            },
            {
              when: "Step 6",
              title: "Label and pack",
              text: "The box shows the grade, test date and serial number. The test report is inside.",
            },
          ],
        },
      ],
    },
    {
      title: "Before you choose refurbished",
      blocks: [
        {
          kind: "points",
          items: [
            "Warranty: 12 months return-to-base on parts and labour for every grade; six months on batteries",
            "Sealing: we fit new seals, but the manufacturer's IP certificate applies only to the new device",
            "Security updates: we state the date of the last update that the manufacturer has announced",
            "Carbon: a refurbished device avoids most of the carbon of making a new one. See the CO2e calculator for an estimate",
          ],
        },
      ],
    },
    {
      title: "Refurbishing your own devices",
      ground: "raised",
      blocks: [
        {
          kind: "paragraphs",
          items: [
            "We refurbish your fleet in batches, so that you can keep working. Devices return graded, with the same firmware, new labels and a list by serial number.",
            `If a device is not worth refurbishing, we tell you first, and offer to buy it under [Buy Back](${routes.buyBack}).`,
          ],
        },
      ],
    },
  ],
  action: {
    title: "Looking for a particular model?",
    text: "Our refurbished stock changes every week. Tell us the part number and quantity you need.",
    links: [
      { label: "Ask about a model", href: routes.contact },
      { label: "CO2e Calculator", href: routes.co2Calculator },
    ],
  },
}

const itad: CompanyPage = {
  path: routes.itad,
  label: "ITAD",
  title: "IT asset disposal for barcode equipment",
  description:
    "Secure disposal of handhelds, tablets, POS systems and printers: data destruction to NIST SP 800-88, chain of custody by serial number, certificates, WEEE records.",
  heading: "Secure disposal of barcode equipment",
  intro:
    "Old scanners, tills and tablets may hold customer data. We collect your equipment, erase the data and give you proof for each device.",
  pictures: [drawing("rugged-tablet"), drawing("till"), drawing("mini-pc"), drawing("network-switch")],
  parents,
  service: "IT asset disposal",
  sections: [
    {
      title: "How we destroy data",
      intro:
        "We follow NIST SP 800-88, the guideline that most auditors use. We clear, purge or destroy data, depending on your policy and the device.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Methods by kind of device; your policy may require more",
            head: ["Method", "Used for", "How", "Device can be reused"],
            rows: [
              [
                "Clear",
                "Scanners, printers and access points with settings but no personal data",
                "Factory reset by the manufacturer's procedure, then checked",
                "Yes",
              ],
              [
                "Purge",
                "Android handhelds and tablets, POS systems with encrypted storage",
                "Cryptographic erase or block erase, then a check of a sample of the storage",
                "Yes",
              ],
              [
                "Destroy",
                "Failed storage, locked devices, and anything your policy requires",
                "We remove and shred the storage; you may witness this",
                "Parts only",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "Chain of custody",
      ground: "sunken",
      intro:
        "At each step, one person signs for the count. The counts must match before the next step begins.",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "At your site",
              title: "Counted and sealed",
              text: "We close boxes or cages with numbered seals while you watch. You keep a copy of the list.",
            },
            {
              when: "On the road",
              title: "Direct to Northampton",
              text: "A registered waste carrier brings the equipment to us in a tracked vehicle, without changing depots.",
            },
            {
              when: "On arrival",
              title: "Seals checked, serial numbers read",
              text: "We book in every device by serial number, on camera. We report any differences from your list the same day.",
            },
            {
              when: "Within ten working days",
              title: "Erased or destroyed",
              text: "We use the agreed method. Until then, devices stay in a locked cage that only named technicians can open.",
            },
            {
              when: "Afterwards",
              title: "Reused, sold for you, or recycled",
              text: "Working devices are reused. The rest go to an approved treatment facility under the WEEE Regulations.",
            },
          ],
        },
      ],
    },
    {
      title: "What you receive",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              icon: "certificate",
              title: "Certificate of erasure",
              text: "One for each device, with serial number, method, date, result and technician.",
            },
            {
              icon: "certificate",
              title: "Certificate of destruction",
              text: "For shredded storage, by serial number if readable, otherwise by weight and count.",
            },
            {
              icon: "document",
              title: "Waste transfer note",
              text: "With the waste codes for your records, which you must keep for two years (three for hazardous waste).",
            },
            {
              icon: "document",
              title: "Asset report",
              text: "A CSV file of every device and its outcome, ready to match with your asset register.",
            },
          ],
        },
      ],
    },
    {
      title: "Responsibilities",
      ground: "raised",
      blocks: [
        {
          kind: "paragraphs",
          items: [
            "Under UK data protection law, you remain the controller of the data until it is erased. We act as your processor, so we need a written contract before the first collection. We can use our contract or yours.",
            `We credit devices that have value at our [Buy Back](${routes.buyBack}) prices. This often pays for the destruction of the others.`,
          ],
        },
      ],
    },
  ],
  action: {
    title: "Plan a collection",
    text: "Tell us what equipment you have, where it is and which standard you must meet. We reply with a method for each kind of device and one price.",
    links: [
      { label: "Ask about ITAD", href: routes.contact },
      { label: "Sell what still works", href: routes.buyBack },
    ],
  },
}

/** The services that are not repair. */
export const otherServicePages: readonly CompanyPage[] = [rentals, refurbishment, itad]
