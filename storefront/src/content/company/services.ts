import * as routes from "@/config/routes"
import { drawing, type CompanyPage } from "./page"

/** All services, with a link to each. */
export const servicesPage: CompanyPage = {
  path: routes.services,
  label: "Services",
  title: "Services for barcode equipment",
  description:
    "Repair, rental, buy-back, refurbishment and secure disposal of barcode scanners, mobile computers, printers, POS systems and tablets across the UK.",
  heading: "Services for every year of a device's life",
  intro:
    "Equipment that reads barcodes all day gets dropped, soaked, outgrown and replaced. We look after each of those days, on our own benches in Northampton.",
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
              text: "Six ways to pay for the same bench: from a contract that covers every drop to a quote for one printer.",
              picture: drawing("gun-grip-computer"),
            },
            {
              href: routes.rentals,
              title: "Rentals",
              text: "Handhelds, scanners and label printers by the week, set up with your profiles, for stocktakes, peaks and pilots.",
              picture: drawing("handheld-computer"),
            },
            {
              href: routes.buyBack,
              title: "Buy Back",
              text: "A price for what you are replacing, model by model, paid or set against the new order.",
              picture: drawing("cordless-scanner"),
            },
            {
              href: routes.refurbishment,
              title: "Refurbishment",
              text: "More of the model you already run, graded, re-batteried and on your firmware, with a 12-month warranty.",
              picture: drawing("mobile-printer"),
            },
            {
              href: routes.itad,
              title: "ITAD",
              text: "Data erased to a published standard, every serial number accounted for, and the paperwork your auditor asks for.",
              picture: drawing("rugged-tablet"),
            },
            {
              href: routes.products,
              title: "New equipment",
              text: "Scanners, handhelds, printers, POS systems, tablets and networking, with prices and stock on every page.",
              picture: drawing("till"),
            },
          ],
        },
      ],
    },
    {
      title: "Which service fits what has happened",
      ground: "sunken",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Find the row that sounds like your week",
            head: ["What has happened", "Start with", "Why"],
            rows: [
              [
                "One printer or handheld has stopped",
                `[Repair quote](${routes.repairQuote})`,
                "You approve the price before anybody picks up a screwdriver.",
              ],
              [
                "Devices break every month",
                `[Comprehensive contract](${routes.comprehensiveContract})`,
                "A fixed yearly price per device, accidents included.",
              ],
              [
                "A shift can't wait for a repair",
                `[Advanced swap](${routes.advancedSwap})`,
                "A unit set up like yours leaves first; the broken one travels back afterwards.",
              ],
              [
                "A stocktake or Christmas needs more handhelds",
                `[Rentals](${routes.rentals})`,
                "Weeks instead of years, and nothing left over in January.",
              ],
              [
                "The maker has ended support for your model",
                `[Refurbishment](${routes.refurbishment})`,
                "Tested units of the same model buy time to plan the change.",
              ],
              [
                "A cupboard is full of old equipment",
                `[Buy Back](${routes.buyBack}) or [ITAD](${routes.itad})`,
                "What still has a value is bought; the rest is erased and recycled.",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "How we work, whatever the service",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              icon: "shield",
              title: "Our own benches",
              text: "Equipment is booked in, repaired, tested and packed in one building. It is not passed on to a third party you have never heard of.",
            },
            {
              icon: "document",
              title: "Every device by its serial number",
              text: "From the moment a parcel is opened, what was done to which device is kept by serial number and sent to you with it.",
            },
            {
              icon: "leaf",
              title: "Repair before replace",
              text: "Most of a handheld's carbon is spent in making it. Where a repair costs less than it saves, we say so before we sell.",
            },
          ],
        },
      ],
    },
  ],
  action: {
    title: "Not sure what to ask for?",
    text: "Tell us the models, how many and what is wrong. The answer says which service is cheapest over a year, even when that is none of them.",
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
    "Hire mobile computers, barcode scanners and label printers by the week for stocktakes, peak season and pilots: set up with your profiles before they leave us.",
  heading: "Handhelds for the weeks you need them",
  intro:
    "A stocktake lasts a weekend and a peak lasts eight weeks. Hire the devices for exactly that long, charged, configured and labelled, and send them back in the same cases.",
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
      title: "What people hire for",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "Stocktakes",
              text: "Thirty handhelds on a Friday, back on a Tuesday. They arrive with your counting app installed and your Wi-Fi profile loaded.",
            },
            {
              title: "Peak season",
              text: "From four weeks to four months of extra mobile computers and ring scanners, of the model your staff already know where we hold it.",
            },
            {
              title: "Pilots",
              text: "Try a model on your own floor before you buy two hundred of it. Half of what a pilot has cost in rental comes off the order that follows.",
            },
            {
              title: "Cover for a repair",
              text: "Your own devices are on our bench and work goes on. Contract customers hire cover at the reduced rate.",
            },
          ],
        },
      ],
    },
    {
      title: "What is in the case",
      ground: "sunken",
      blocks: [
        {
          kind: "points",
          items: [
            "The devices, each with a numbered label and a battery that holds at least 80 % of its rated capacity",
            "Spare batteries: one for every two handhelds, or one each for three-shift sites",
            "Multi-bay chargers with UK plugs, and cables already tied to their docks",
            "A sheet with serial numbers, MAC addresses and the name of each profile, also as a CSV file for your asset list",
            "Return labels and a printed packing plan, so that the last person on Sunday night knows what goes where",
          ],
        },
      ],
    },
    {
      title: "From enquiry to return",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Day 0",
              title: "You tell us dates, numbers and what the devices must run",
              text: "An app file, an MDM enrolment code or a web address is enough for most set-ups.",
            },
            {
              when: "Within one working day",
              title: "You have a quote",
              text: "A weekly price for each device, the delivery charge, the deposit if there is one, and what loss or damage would cost.",
            },
            {
              when: "Five working days before",
              title: "We stage the devices",
              text: "Firmware, app, Wi-Fi and scan settings are loaded, and one unit is sent ahead for you to try when there is time for it.",
            },
            {
              when: "The day before",
              title: "The cases arrive",
              text: "Charged, tracked and signed for. The rental week begins on the morning you have agreed, not when the van left us.",
            },
            {
              when: "The day after",
              title: "We collect, check and erase",
              text: "Every unit is counted, tested and reset to factory settings. Differences are on your desk within three working days, with photographs.",
            },
          ],
        },
      ],
    },
    {
      title: "The terms in brief",
      ground: "raised",
      intro: "The whole of them is part of the quote.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "What the quote will say",
            head: ["Question", "Answer"],
            rows: [
              ["Shortest rental", "One week"],
              [
                "Longest rental",
                "Twelve months; beyond six, buying refurbished usually costs less and we show both figures",
              ],
              [
                "Extension",
                "By e-mail up to two working days before the end, at the same weekly price if the devices are free",
              ],
              ["Normal wear", "Included: scuffs, worn hand straps, a tired battery"],
              [
                "Damage and loss",
                "Charged at the repair price, or at the value of the device stated in the quote",
              ],
              ["Support", "By phone during opening hours; a dead unit is replaced by the next working day"],
            ],
          },
        },
      ],
    },
  ],
  action: {
    title: "Check dates and numbers",
    text: "Christmas and the end of the financial year book out first. An enquiry holds nothing and costs nothing.",
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
  heading: "A price for what you are replacing",
  intro:
    "Devices at the end of your refresh are spare parts, rental units and refurbished stock to us. Send a list with models and numbers, and we answer with an offer for each line.",
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
      title: "What decides the price",
      blocks: [
        {
          kind: "facts",
          items: [
            {
              title: "The model and its age",
              text: "Models the maker still supports with security updates are worth most. A year after the last update the value is mainly that of parts.",
            },
            {
              title: "Condition",
              text: "Works and complete, works with faults, or for parts. We take all three and pay for each by itself.",
            },
            {
              title: "Number",
              text: "From ten alike we can offer more per piece: they make a batch for a customer who runs the same model.",
            },
            {
              title: "What comes with it",
              text: "Cradles, chargers and spare batteries are often worth more than people expect. Count them in.",
            },
          ],
        },
      ],
    },
    {
      title: "How condition is judged",
      ground: "sunken",
      intro:
        "The words of our offers. Your own judgement on the list is a start; the inspection decides, with photographs of what differs.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Conditions in which we buy",
            head: ["Condition", "What it means", "What we do with it"],
            rows: [
              [
                "Working",
                "Starts, scans or prints, charges; marks of use; nothing missing",
                "Refurbish it, or rent it out",
              ],
              [
                "Faulty",
                "One thing is wrong: cracked screen, dead trigger, worn print head, battery that does not hold",
                "Repair it with parts that we stock",
              ],
              [
                "Parts only",
                "Water damage, broken main board, missing parts, locked by a password nobody has",
                "Keep what can be reused, recycle the rest",
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
              text: "Manufacturer, model or part number, how many, condition. An export from your MDM or asset register will do as it is.",
            },
            {
              when: "Within two working days",
              title: "You have an offer, line by line",
              text: "It stands for 30 days. What has no value is named with what it costs to recycle, which is often nothing.",
            },
            {
              when: "On the day you choose",
              title: "We collect",
              text: "In boxes or on pallets from one address or from every branch, with a count signed by both sides.",
            },
            {
              when: "Within ten working days",
              title: "We inspect and erase",
              text: "Each device is tested, its data is erased as described under ITAD, and you receive a list by serial number.",
            },
            {
              when: "Within five more",
              title: "You are paid",
              text: "By bank transfer against your invoice, or as a credit against an order, which we raise by five per cent.",
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
            "Take devices out of your MDM and out of any Google or Apple account: a locked device is worth its parts only",
            "Remove SIM and memory cards; we send back those we find, but would rather not find any",
            "Tell us about swollen batteries before collection: they travel in special packaging",
            "Keep leased devices back: we can buy only what is yours to sell",
          ],
        },
      ],
    },
  ],
  action: {
    title: "Send us your list",
    text: "A spreadsheet, an export or five lines in a message. The offer comes within two working days and binds you to nothing.",
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
  heading: "More of the model you already run",
  intro:
    "When a site grows and the maker has moved on, refurbished units keep one model, one charger and one set of habits on the floor. We also refurbish your own devices, between two lives.",
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
        "A grade speaks of looks alone. Every grade works like new, passes the same test and carries the same warranty.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "Grades of refurbished equipment",
            head: ["Grade", "Housing", "Screen and keys", "Battery", "Good for"],
            rows: [
              [
                "A",
                "New, or without marks at arm's length",
                "No scratches; all key legends sharp",
                "New",
                "Shop floors and customers' sight",
              ],
              [
                "B",
                "Light marks of use, no cracks",
                "Hairline scratches that vanish when lit",
                "New",
                "Warehouses and vehicles",
              ],
              [
                "C",
                "Scuffs and dents, structurally sound",
                "Visible scratches outside the reading area; worn legends readable",
                "At least 80 % of rated capacity",
                "Spares pools and rough places",
              ],
            ],
          },
        },
      ],
    },
    {
      title: "What happens on the bench",
      ground: "sunken",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "Step 1",
              title: "Erase",
              text: "Data goes first, by the method described under ITAD. A device that cannot be erased is not refurbished.",
            },
            {
              when: "Step 2",
              title: "Strip and clean",
              text: "Housing open, dust and adhesive out, contacts cleaned. Print heads and platens are measured, not guessed at.",
            },
            {
              when: "Step 3",
              title: "Replace what wears",
              text: "Battery below 80 %, scratched scan window, worn trigger, seals of anything that claims an IP rating and has been opened.",
            },
            {
              when: "Step 4",
              title: "Load and lock",
              text: "The newest firmware the maker has released for the model, or the version your other devices run when you say which.",
            },
            {
              when: "Step 5",
              title: "Test",
              text: "Reading range on a printed target, every key, touch grid, radios, charging, and an hour of printing or scanning under load.",
            },
            {
              when: "Step 6",
              title: "Label and pack",
              text: "Grade, test date and serial number on the box, the test report in it.",
            },
          ],
        },
      ],
    },
    {
      title: "What you should know before you choose it",
      blocks: [
        {
          kind: "points",
          items: [
            "Warranty: 12 months on parts and labour, returned to our bench, whatever the grade; batteries six months",
            "Sealing: an opened device gets new seals, yet the maker's IP certificate was given for the new device, and we say so",
            "Security updates: we state the date of the last update the maker has announced, so that nobody buys a dead end unawares",
            "Carbon: a refurbished device avoids most of the making of a new one. The CO2e calculator shows an estimate, with its sources",
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
            "Moving from one site to another, from the day shift to a spares pool, or from a contractor back to you: we take the fleet in batches, so that work never stops, and return it graded, with one firmware, new labels and a list by serial number.",
            `Devices that are not worth it are named first, with what we would pay for them under [Buy Back](${routes.buyBack}).`,
          ],
        },
      ],
    },
  ],
  action: {
    title: "Looking for a particular model?",
    text: "Refurbished stock changes weekly and much of it never reaches a list. Name the part number and how many.",
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
  heading: "Retired, erased, accounted for",
  intro:
    "A scanner with a memory, a till with card slips, a tablet with a customer list: equipment that leaves your building must not take your data along. We collect it, erase it, and prove it device by device.",
  pictures: [drawing("rugged-tablet"), drawing("till"), drawing("mini-pc"), drawing("network-switch")],
  parents,
  service: "IT asset disposal",
  sections: [
    {
      title: "How data is destroyed",
      intro:
        "In the words of NIST SP 800-88, the guideline most auditors know: clear, purge or destroy, whichever your policy asks for and the device allows.",
      blocks: [
        {
          kind: "table",
          table: {
            caption: "By kind of device; your policy may ask for more",
            head: ["Method", "Used for", "How", "Device can be reused"],
            rows: [
              [
                "Clear",
                "Scanners, printers and access points with settings but no personal data",
                "Factory reset by the maker's own procedure, then checked",
                "Yes",
              ],
              [
                "Purge",
                "Android handhelds and tablets, POS systems with encrypted storage",
                "Cryptographic erase or block erase, then a sample of the storage is read",
                "Yes",
              ],
              [
                "Destroy",
                "Failed storage, devices nobody can unlock, and whatever your policy says",
                "Storage is taken out and shredded; you may watch",
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
        "At each of these points one person signs for a count, and the counts must agree before the next begins.",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              when: "At your site",
              title: "Counted and sealed",
              text: "Boxes or cages are closed with numbered seals in your presence. You keep a copy of the list.",
            },
            {
              when: "On the road",
              title: "Direct to Northampton",
              text: "A tracked vehicle, no transfer between depots, carried by a registered waste carrier with the waste transfer note on board.",
            },
            {
              when: "On arrival",
              title: "Seals checked, serial numbers read",
              text: "Every device is booked in by its serial number on camera. Differences from your list are reported the same day.",
            },
            {
              when: "Within ten working days",
              title: "Erased or destroyed",
              text: "By the method agreed. Until then devices stay in a locked cage that only the named technicians open.",
            },
            {
              when: "Afterwards",
              title: "Reused, sold for you, or recycled",
              text: "What still works finds a second owner. The rest goes to an approved treatment facility under the WEEE Regulations.",
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
              text: "One for each device: serial number, method, date, result, and who did it.",
            },
            {
              icon: "certificate",
              title: "Certificate of destruction",
              text: "For storage that was shredded, by serial number where one could be read, else by weight and count.",
            },
            {
              icon: "document",
              title: "Waste transfer note",
              text: "With the waste codes for your own records, which you must keep for two years (three for hazardous waste).",
            },
            {
              icon: "document",
              title: "Asset report",
              text: "A CSV file with every device and what became of it, ready to be matched with your register.",
            },
          ],
        },
      ],
    },
    {
      title: "Who is responsible for what",
      ground: "raised",
      blocks: [
        {
          kind: "paragraphs",
          items: [
            "Under UK data protection law you remain the controller of what is on a device until it is erased. We act as your processor, so a written contract comes before the first collection; we bring one, or sign yours after reading it.",
            `Devices with a value are credited at the prices of our [Buy Back](${routes.buyBack}) offer. Often that pays for the destruction of the others.`,
          ],
        },
      ],
    },
  ],
  action: {
    title: "Plan a collection",
    text: "Tell us what there is, where it stands and which standard you have to meet. We answer with a method for each kind of device and one price.",
    links: [
      { label: "Ask about ITAD", href: routes.contact },
      { label: "Sell what still works", href: routes.buyBack },
    ],
  },
}

/** The services that are not repair. */
export const otherServicePages: readonly CompanyPage[] = [rentals, refurbishment, itad]
