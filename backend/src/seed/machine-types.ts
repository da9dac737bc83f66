import { type MachineTypeName } from "../contract/specifications"

/** Initial fields of a machine type; staff can change them in the Admin. */
export interface MachineTypeContent {
  /** Root-relative address of the drawing. */
  logo: string
  /** One paragraph of plain text that opens the type's page. */
  intro: string
}

/** Content of the six machine types, in the order of the contract's MACHINE_TYPES. */
export const MACHINE_TYPE_CONTENT: Record<MachineTypeName, MachineTypeContent> = {
  "Barcode Scanners": {
    logo: "/equipment/pistol-scanner.svg",
    intro:
      "Corded and cordless scanners for tills, packing benches, wards and goods-in doors. A 1D imager is enough for EAN and Code 128 labels in good condition; choose a 2D imager for QR, Data Matrix and codes on phone screens, and an extended-range engine when labels hang above a forklift. Every model is listed with its interface, scan engine and ingress rating, and each can be covered by a repair contract from the day it arrives.",
  },
  "Mobile Computers": {
    logo: "/equipment/handheld-computer.svg",
    intro:
      "Android computers with a scanner built in, for picking, stock counts, proof of delivery and field service. The handheld suits shop floors and vans, the gun grip long shifts of scanning, the wearable two-handed work, and the vehicle mount forklifts and cold stores. Compare the Android release, screen, scan range and drop rating, and ask us about staging: we can enrol devices in your management system before they ship.",
  },
  "Label Printers": {
    logo: "/equipment/desktop-printer.svg",
    intro:
      "Thermal printers from the two-inch desktop that prints shelf-edge tickets to the industrial press that labels pallets round the clock. Direct thermal needs no ribbon and suits shipping labels that live for weeks; thermal transfer lasts for years on asset tags and chemical drums. 203 dpi reads well on cartons, 300 dpi on small barcodes, 600 dpi on circuit boards. Each printer shows its print width, resolution and interfaces.",
  },
  "POS Systems": {
    logo: "/equipment/till.svg",
    intro:
      "Tills and the parts around them: all-in-one terminals, compact counter computers, receipt printers, cash drawers and customer displays. We list the operating system, screen size and ports of each, because a till lives longer than the software it starts with. Mixed estates are welcome: tell us which payment terminal and which EPOS package you run, and we will check that drawer kick, printer and display work together.",
  },
  Tablets: {
    logo: "/equipment/rugged-tablet.svg",
    intro:
      "Tablets for places where a consumer device would not last the month: fully rugged ones for vehicles, yards and utilities, and slimmer business tablets for retail floors and wards. Look at the ingress and drop ratings first, then at screen brightness for outdoor work, hot-swap batteries for double shifts, and whether a barcode imager is built in. Docks, vehicle mounts and hand straps can be quoted with the tablet.",
  },
  "Networking Equipment": {
    logo: "/equipment/access-point.svg",
    intro:
      "The network that scanners and tills depend on: Wi-Fi access points for warehouses and shops, managed PoE switches that power them, and routers with 4G or 5G fallback for sites that cannot stop trading. Handheld computers roam best on access points with 802.11k, r and v, so each entry names its Wi-Fi standard, its Ethernet ports and its rating for dust and cold. We survey, configure and replace as well as supply.",
  },
}
