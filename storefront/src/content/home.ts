/** Copy of the home page. Numbers come from the catalogue and the site's facts, never from this file. */
export const home = {
  hero: {
    title: "Barcode equipment, sold and serviced in the UK",
    intro:
      "Scanners, mobile computers, label printers, POS systems, tablets and networking for UK businesses. We sell, repair and rent equipment, and buy it back when you have finished with it.",
    action: "Browse products",
    pictures: [
      "/equipment/cordless-scanner.svg",
      "/equipment/industrial-printer.svg",
      "/equipment/handheld-computer.svg",
      "/equipment/rugged-tablet.svg",
    ],
  },
  machineTypes: {
    title: "Shop by machine type",
    intro: "Six kinds of equipment, each with the specifications you need to compare models.",
  },
  brands: {
    title: "Shop by brand",
    intro: "Already use one brand? See everything we stock from it.",
  },
  featured: {
    title: "New in stock",
    intro: "Recently added and ready to dispatch. Prices are in pounds, ex VAT.",
  },
  services: {
    title: "One supplier, from purchase to recycling",
    intro: "We look after equipment from purchase to recycling. These are our services.",
    items: [
      {
        title: "Repair",
        text: "We repair screens, triggers, scan engines, print heads and batteries in our own workshop. Choose a fixed yearly contract, prepaid repair tokens, advance swaps or a quote for each job.",
      },
      {
        title: "Rental",
        text: "Extra handhelds for a stocktake or the Christmas peak, set up with your profiles. Rent by the week, the month or the season.",
      },
      {
        title: "Buy-back",
        text: "Send us a list of the equipment you are replacing. We value it by model and condition, collect it, and pay you or credit your next order.",
      },
      {
        title: "Refurbishment",
        text: "More units of the model you already use: cleaned, tested, with a good battery and the same firmware as your other devices.",
      },
      {
        title: "IT asset disposal",
        text: "We erase data, record serial numbers and recycle materials. You receive the certificates that your auditors and WEEE records need.",
      },
    ],
  },
  proof: {
    title: (founded: number) => `Since ${founded}`,
    items: [
      {
        title: "Clear prices and stock",
        text: "Every product page shows stock and the price with and without VAT. If a price depends on the project, the page says so.",
      },
      {
        title: "Manufacturers' part numbers",
        text: "Every product is listed under the manufacturer's part number, so you receive exactly what you specified.",
      },
      {
        title: "Repair before replace",
        text: "Keeping the scanner you have usually causes the least carbon. If a repair costs less than a new device, we tell you.",
      },
    ],
  },
  articles: {
    title: "Advice and news",
    intro: "Practical advice from our repair workshop, and industry news.",
    action: "All articles",
  },
  contact: {
    title: "Not sure which model?",
    text: "Tell us what you scan, from how far away and in what temperatures. One of our technicians will answer.",
  },
} as const
