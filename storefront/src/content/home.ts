/** Copy of the home page. Numbers come from the catalogue and the site's facts, never from this file. */
export const home = {
  hero: {
    title: "Barcode equipment, and the people who keep it reading",
    intro:
      "Scanners, mobile computers, label printers, POS systems, tablets and networking for UK warehouses, shops, hospitals and vehicles. We sell them, repair them, rent them out and take them back.",
    action: "Browse products",
    pictures: [
      "/equipment/cordless-scanner.svg",
      "/equipment/industrial-printer.svg",
      "/equipment/handheld-computer.svg",
      "/equipment/rugged-tablet.svg",
    ],
  },
  machineTypes: {
    title: "Find it by machine type",
    intro: "Six families of equipment, each with the specification figures that decide between two models.",
  },
  brands: {
    title: "Find it by manufacturer",
    intro: "Standardised on one make? Go straight to everything of theirs that we stock.",
  },
  featured: {
    title: "New on the shelf",
    intro: "Lately added and ready to leave the warehouse. Prices are in pounds, ex VAT.",
  },
  services: {
    title: "One supplier for the whole life of a device",
    intro:
      "A scanner spends a day being bought and years being dropped. These are the parts of its life we look after.",
    items: [
      {
        title: "Repair",
        text: "Screens, triggers, scan engines, print heads and batteries, on our own benches. Choose a contract with a fixed yearly price, prepaid repair tokens, advance swaps from a spares pool, or a quote per job.",
      },
      {
        title: "Rental",
        text: "Extra handhelds for a stocktake or a Christmas peak, set up with your profiles and due back when it is over. By the week, the month or the season.",
      },
      {
        title: "Buy-back",
        text: "Send us the list of what you are replacing. We value it by model and condition, collect it, and pay or credit you against the new order.",
      },
      {
        title: "Refurbishment",
        text: "Units of the model you already run, cleaned, re-batteried, tested and put on the same firmware, so that one site does not become an exception.",
      },
      {
        title: "IT asset disposal",
        text: "Data wiped, serial numbers recorded, materials recovered. You receive the certificates your auditors and your WEEE records need.",
      },
    ],
  },
  proof: {
    title: (founded: number) => `Since ${founded}`,
    items: [
      {
        title: "The figures in the open",
        text: "Price ex VAT, VAT and stock stand on every product page. What we do not have in pounds, we say in words.",
      },
      {
        title: "Part numbers that mean something",
        text: "Every product is listed under the maker's own part number, cable and stand included, so the box that arrives is the one you specified.",
      },
      {
        title: "Repair before replace",
        text: "The lowest-carbon scanner is the one you have. We say so when a new print head costs less than a new printer.",
      },
    ],
  },
  articles: {
    title: "From the bench",
    intro: "What we learn while repairing, and what changes in the trade.",
    action: "All articles",
  },
  contact: {
    title: "Not sure which model?",
    text: "Tell us what you scan, how far away it is and how cold it gets. Somebody who has had one in pieces will answer.",
  },
} as const
