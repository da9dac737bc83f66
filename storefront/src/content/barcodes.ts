import type { SymbologyId } from "@/lib/symbologies"

interface SymbologyCopy {
  readonly name: string
  /** Purpose of the kind of barcode, in two sentences. */
  readonly about: string
  /** Hint below the field: which characters are allowed. */
  readonly hint: string
}

const symbologies: Record<SymbologyId, SymbologyCopy> = {
  "ean-13": {
    name: "EAN-13",
    about:
      "The code on goods sold in shops in most of the world: 13 digits, the last of which checks the others. The number is a GTIN that GS1 assigns to the maker, so tills everywhere find the right product.",
    hint: "12 digits, and we add the check digit; or all 13, and we verify it.",
  },
  "ean-8": {
    name: "EAN-8",
    about:
      "A short EAN for packages too small for 13 digits, such as lipsticks and chewing gum. GS1 gives these numbers out one by one; they are not part of a longer number.",
    hint: "7 digits, and we add the check digit; or all 8.",
  },
  "upc-a": {
    name: "UPC-A",
    about:
      "The 12-digit retail code of the United States and Canada. It is an EAN-13 whose leading nought is left out, and tills here read both.",
    hint: "11 digits, and we add the check digit; or all 12.",
  },
  "upc-e": {
    name: "UPC-E",
    about:
      "A UPC-A shortened to six visible digits by leaving noughts out, for small North American packages. Readers turn it back into the full number.",
    hint: "6 digits, 7 with the number system 0 or 1 in front, or all 8.",
  },
  "code-128": {
    name: "Code 128",
    about:
      "The everyday code for internal labels: it holds letters, digits and signs, and packs digits two to a character. Most shelf, asset and shipping labels without a standard behind them use it.",
    hint: "Letters without accents, digits and signs; up to 80.",
  },
  "gs1-128": {
    name: "GS1-128",
    about:
      "Code 128 with meaning: application identifiers say which part is the GTIN, which the batch and which the date. Pallet and carton labels between companies use it.",
    hint: "Identifiers in brackets: (01) GTIN, (10) batch, (17) expiry as YYMMDD, (00) pallet.",
  },
  "code-39": {
    name: "Code 39",
    about:
      "An old industrial code that every scanner reads and that needs no check digit. It is wide for what it holds, which is why new labels mostly use Code 128.",
    hint: "Capitals, digits, space and - . $ / + %; up to 43.",
  },
  "itf-14": {
    name: "ITF-14",
    about:
      "The code for outer cartons: 14 digits, of which the first tells the kind of packing. Its thick frame keeps it readable when printed straight onto corrugated board.",
    hint: "13 digits, and we add the check digit; or all 14.",
  },
  qr: {
    name: "QR code",
    about:
      "A square that every phone's camera reads: links, texts, numbers. It stays readable with about 15 per cent of it dirty or torn.",
    hint: "Any text or link, up to 1,000 characters; short ones read best.",
  },
  "gs1-digital-link": {
    name: "GS1 Digital Link QR",
    about:
      "A QR code whose link holds the product's GTIN: a phone opens a page, a till reads the number. GS1 asks shops to read such codes at the till by the end of 2027.",
    hint: "A GTIN of 8 to 14 digits, or your own link with /01/ and the GTIN.",
  },
  "data-matrix": {
    name: "Data Matrix",
    about:
      "A square that stays readable when very small or etched into metal. Electronics, aerospace parts and medicine packs carry it.",
    hint: "Any text, up to 1,000 characters.",
  },
  pdf417: {
    name: "PDF417",
    about:
      "Rows of bars stacked up, which laser scanners read as well as cameras. Delivery notes, identity cards and some boarding passes use it for longer texts.",
    hint: "Any text, up to 800 characters.",
  },
  aztec: {
    name: "Aztec",
    about:
      "A square with its finder in the middle that needs no white edge. Rail tickets and mobile boarding passes use it because it reads well from screens.",
    hint: "Any text, up to 1,000 characters.",
  },
}

/** Copy of the barcode generator. */
export const barcodes = {
  title: "Free barcode generator",
  description:
    "Make EAN, UPC, Code 128, GS1-128, ITF-14, QR, GS1 Digital Link, Data Matrix and more as PNG, SVG or PDF, one or 5,000 at once. Nothing leaves your browser.",
  intro:
    "Thirteen kinds of bar code as PNG, SVG or PDF, one or 5,000 at once. Check digits are worked out, mistakes explained, and nothing you type leaves your browser.",
  noScript:
    "Codes are drawn by your browser, which needs JavaScript for it. What each kind is for stands below.",
  groups: { retail: "Shops", industry: "Industry and logistics", square: "Two-dimensional" },
  symbologies,
  one: {
    title: "One code",
    kind: "Kind of code",
    content: "What it holds",
    text: "Show the content below the bars",
    empty: "The code appears here.",
    failed: "The code could not be drawn. Check your connection and type again.",
    alt: (name: string, content: string) => `${name} with ${content}`,
    save: "Download",
    scale: "Size of the PNG",
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
    png: "PNG",
    svg: "SVG",
    pdf: "PDF",
    of: (format: string) => `Download ${format}`,
    notSaved: "The file could not be made. Try again.",
    printed:
      "SVG and PDF stay sharp at any size. The PDF has the nominal size: 0.33 mm for the thinnest bar.",
  },
  many: {
    title: "Many at once",
    intro: "Paste one code a line, or choose a CSV file, and print the labels on A4 sheets.",
    kind: "Kind of the codes",
    lines: "Codes",
    hint: "One a line. A second column, after a comma, semicolon or tab, is printed above the code. Up to 5,000.",
    file: "CSV file",
    fileKinds: "CSV or plain text",
    fileUnreadable: "This file could not be read. Save it as CSV and choose it again.",
    sheet: "Label sheet (A4)",
    sheetOf: (count: string, width: number, height: number) => `${count} a sheet, ${width} × ${height} mm`,
    make: "Make the label sheets",
    cancel: "Cancel",
    nothing: "Paste or choose at least one code.",
    working: "Drawing the labels",
    cancelled: "Cancelled. Nothing was made.",
    failed: (message: string) => `The list could not be read: ${message}`,
    made: (count: number) =>
      `${count.toLocaleString("en-GB")} ${count === 1 ? "label is" : "labels are"} ready to print.`,
    none: "None of the lines can be drawn.",
    download: "Download the labels (PDF)",
    cut: "Only the first 5,000 lines were read: make longer lists in parts.",
    print: "Print at 100 per cent, not “fit to page”, or the labels miss the sheet.",
    faults: (count: number) =>
      `${count.toLocaleString("en-GB")} ${count === 1 ? "line was" : "lines were"} left out`,
    columns: { line: "Line", text: "Content", problem: "What is wrong" },
  },
  kinds: {
    title: "Which code for what?",
    intro: "If a customer or a shop asks for labels, ask them which code first. Otherwise:",
  },
  numbers: {
    title: "Numbers for products you sell",
    text: "EAN, UPC and ITF-14 numbers are not free to choose: they belong to companies that license them from GS1. For your own shelves, assets and cartons, use Code 128, a QR code or Data Matrix with any text you like.",
  },
} as const
