/** Realistic data for stories, which only stories import. */
export const product = {
  href: "/products/zebra/barcode-scanners/zebra-ds2208",
  name: "Zebra DS2208 Handheld Imager",
  image: "/equipment/pistol-scanner.svg",
  imageAlt: "Pistol-grip barcode scanner on a cable",
  partNumber: "DS2208-SR7U2100SGW",
  brand: "Zebra",
  shortDescription: "Corded 1D and 2D imager with a USB cable and a hands-free stand for the counter.",
  price: 114.5,
  stock: 42,
}

export const longName =
  "Honeywell Granit XP 1991iXR Ultra-Rugged Extended-Range Cordless Area-Imaging Scanner Kit with Charge Base, Power Supply and Vibration"

export const headerLinks = [
  { label: "Home", href: "/" },
  { label: "About Us", href: "/about" },
  { label: "Products", href: "/products" },
  { label: "For OEMs", href: "/oems" },
  { label: "Blogs & News", href: "/blogs" },
  {
    label: "Services",
    href: "/services",
    children: [
      { label: "All Services", href: "/services" },
      { label: "Repairs", href: "/services/repair" },
      { label: "Rentals", href: "/services/rentals" },
      { label: "Buy Back", href: "/services/buy-back" },
      { label: "Refurbishment", href: "/services/refurbishment" },
      { label: "ITAD", href: "/services/itad" },
    ],
  },
  { label: "Contact", href: "/contact" },
]

export const footer = {
  tagline: "Serving UK businesses since 2005. We repair before we replace, and recycle what is left.",
  company: {
    legalName: "Scanwright Limited",
    number: "05345678",
    vatNumber: "GB 123 4567 82",
    placeOfRegistration: "England and Wales",
    address: ["Scanwright Limited", "Unit 4, Foundry Court", "Millbrook Road", "Northwick NW1 9XX"],
    phone: "01632 960100",
    email: "hello@scanwright.example",
  },
  groups: [
    { title: "Services", links: headerLinks[5]?.children ?? [] },
    {
      title: "Quick Links",
      links: [
        { label: "Home", href: "/" },
        { label: "About Us", href: "/about" },
        { label: "Contact Us", href: "/contact" },
        { label: "Blog", href: "/blog" },
        { label: "FAQ", href: "/faq" },
        { label: "Free Barcode Generator", href: "/free-barcode-generator" },
      ],
    },
    {
      title: "Devices",
      links: [
        { label: "Barcode Scanners", href: "/services/barcode-scanners" },
        { label: "Mobile Computers", href: "/services/mobile-computers" },
        { label: "Label Printers", href: "/services/label-printers" },
        { label: "POS Systems", href: "/services/pos-systems" },
        { label: "Tablets", href: "/services/tablets" },
        { label: "Networking Equipment", href: "/services/networking-equipment" },
      ],
    },
  ],
  social: [
    { label: "LinkedIn", href: "https://www.linkedin.com/" },
    { label: "YouTube", href: "https://www.youtube.com/" },
  ],
  legal: [
    { label: "Privacy Policy", href: "/privacy-policy" },
    { label: "Terms & Conditions", href: "/terms-and-conditions" },
    { label: "Credit Application", href: "/credit-application" },
    { label: "Cookie Policy", href: "/cookie-policy" },
  ],
}

/** Names and drawings of the machine types. */
export const machineTypes = [
  ["Barcode Scanners", "pistol-scanner"],
  ["Mobile Computers", "handheld-computer"],
  ["Label Printers", "desktop-printer"],
  ["POS Systems", "till"],
  ["Tablets", "rugged-tablet"],
  ["Networking Equipment", "access-point"],
] as const

/** Name, drawing, price in pounds and stock of a shelf of products. */
export const shelf = [
  ["Zebra DS2278 Cordless Imager", "cordless-scanner", 189, 8],
  ["Datalogic Magellan 1500i", "presentation-scanner", 212.4, 31],
  ["Zebra RS5100 Ring Scanner", "ring-scanner", 742, 0],
  ["Zebra TC22 Mobile Computer", "handheld-computer", 498, 57],
  ["Zebra MC9400 Gun Grip", "gun-grip-computer", 1624.5, 12],
  ["Zebra ZD421 Desktop Printer", "desktop-printer", 389, 26],
  ["Zebra ZT411 Industrial Printer", "industrial-printer", 1189.99, 4],
  ["Epson TM-T88VII", "receipt-printer", 274.2, 90],
] as const

/** Products of a row of related products. */
export const relatedProducts = shelf.map(([name, form, price]) => ({
  href: `/products/sample/${form}`,
  name,
  image: `/equipment/${form}.svg`,
  imageAlt: "",
  price,
}))

interface SampleArticle {
  href: string
  title: string
  image: string
  date: string
  category: string
  readingMinutes: number
  excerpt: string
}

/** Six articles of the blog. */
export const articles = (
  [
    [
      "Pistol, presentation or ring: choosing a barcode scanner",
      "pistol-presentation-or-ring-choosing-a-barcode-scanner",
      "2026-11-12T09:00:00Z",
      "Scanning",
      6,
      "How far away the code is, how many are read in an hour, and what the other hand is doing decide more than megapixels.",
    ],
    [
      "Sunrise 2027: is your checkout ready for 2D barcodes?",
      "sunrise-2027-is-your-checkout-ready-for-2d-barcodes",
      "2026-10-28T09:00:00Z",
      "News",
      8,
      "By the end of 2027 tills should read GS1 QR codes beside EAN-13. What to check in scanners, software and labels before then.",
    ],
    [
      "Cleaning thermal printheads and platen rollers",
      "cleaning-thermal-printheads-and-platen-rollers",
      "2026-10-09T09:00:00Z",
      "Maintenance",
      4,
      "Ten minutes with isopropyl alcohol at every change of ribbon double the life of a printhead, and cost less than one void label.",
    ],
    [
      "When to replace the battery of a mobile computer",
      "when-to-replace-the-battery-of-a-mobile-computer",
      "2026-09-17T09:00:00Z",
      "Maintenance",
      5,
      "Cycle counts, swelling and a shift that ends early: the signs, and how to read them on Zebra and Honeywell devices.",
    ],
    [
      "Erasing data before disposal: preparing devices for ITAD",
      "erasing-data-before-disposal-preparing-devices-for-itad",
      "2026-08-21T09:00:00Z",
      "Disposal",
      7,
      "What NIST 800-88 means by clear and purge, which certificates to ask for, and what to take out before the van comes.",
    ],
    [
      "Ofcom opens more of the 6 GHz band: what warehouses gain",
      "ofcom-opens-more-of-the-6-ghz-band-what-warehouses-gain",
      "2026-07-30T09:00:00Z",
      "News",
      3,
      "More channels for Wi-Fi 6E and 7 indoors. Where it helps scanners that roam between aisles, and where it does not.",
    ],
  ] as const
).map(([title, slug, date, category, readingMinutes, excerpt]) => ({
  href: `/blogs/${slug}`,
  title,
  image: `/articles/${slug}.svg`,
  date,
  category,
  readingMinutes,
  excerpt,
})) as [SampleArticle, ...SampleArticle[]]

/** Four corded and cordless scanners of a comparison. */
export const comparedProducts = [
  {
    id: "ds2208",
    name: "DS2208 Handheld Imager",
    brand: "Zebra",
    href: "/products/zebra/barcode-scanners/zebra-ds2208",
    image: "/equipment/pistol-scanner.svg",
    partNumber: "DS2208-SR7U2100SGW",
    price: 114.5,
    stock: 42,
  },
  {
    id: "ds2278",
    name: "DS2278 Cordless Imager",
    brand: "Zebra",
    href: "/products/zebra/barcode-scanners/zebra-ds2278",
    image: "/equipment/cordless-scanner.svg",
    partNumber: "DS2278-SR7U2100PRW",
    price: 189,
    stock: 8,
  },
  {
    id: "voyager-1472g",
    name: "Voyager 1472g",
    brand: "Honeywell",
    href: "/products/honeywell/barcode-scanners/honeywell-voyager-1472g",
    image: "/equipment/companion-scanner.svg",
    partNumber: "1472G2D-2USB-5-R",
    price: null,
    stock: 0,
  },
  {
    id: "magellan-1500i",
    name: "Magellan 1500i",
    brand: "Datalogic",
    href: "/products/datalogic/barcode-scanners/datalogic-magellan-1500i",
    image: "/equipment/presentation-scanner.svg",
    partNumber: "MG1501-10-0200",
    price: 212.4,
    stock: 31,
  },
]

/** Values stated by the makers; null where they state none. */
export const comparedSpecifications = [
  {
    title: "Scanning",
    rows: [
      { label: "Reads", values: ["1D and 2D", "1D and 2D", "1D and 2D", "1D and 2D"] },
      { label: "Engine", values: ["Area imager", "Area imager", "Area imager", "Area imager"] },
      { label: "Hands-free", values: ["With stand", "With cradle", "With stand", "Always"] },
    ],
  },
  {
    title: "Connection",
    rows: [
      { label: "Link", values: ["Cable", "Bluetooth", "Bluetooth", "Cable"] },
      { label: "Interfaces", values: ["USB, RS-232", "USB", "USB", "USB, RS-232"] },
    ],
  },
  {
    title: "Durability",
    rows: [
      { label: "Drop rating", values: ["1.5 m", "1.5 m", "1.5 m", "1.2 m"] },
      { label: "Sealing", values: ["IP42", "IP42", "IP40", null] },
    ],
  },
  {
    title: "Warranty",
    rows: [{ label: "Maker's warranty", values: ["5 years", "5 years", "5 years", "5 years"] }],
  },
]
