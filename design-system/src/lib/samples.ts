/** Real-looking data for stories. Never reaches a page: nothing but stories imports it. */
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
