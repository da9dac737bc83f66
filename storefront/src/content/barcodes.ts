import { BYTES_MOST, type ModuleWidths, type SymbologyId } from "@/lib/symbologies"

interface SymbologyCopy {
  readonly name: string
  /** Purpose of the kind of barcode, in two sentences. */
  readonly about: string
  /** Hint below the field: which characters are allowed. */
  readonly hint: string
}

const textHint = (most: number) =>
  `Any text or link, over several lines if you like. Up to ${most.toLocaleString("en-GB")} letters, fewer in other scripts; short codes are easiest to read.`

const symbologies: Record<SymbologyId, SymbologyCopy> = {
  "ean-13": {
    name: "EAN-13",
    about:
      "The code on goods in shops in most of the world. It has 13 digits, and the last one is a check digit. The number is a GTIN, which GS1 assigns to the manufacturer.",
    hint: "Enter 12 digits and we add the check digit, or all 13 and we verify it. A UPC gets its zero in front.",
  },
  "ean-8": {
    name: "EAN-8",
    about:
      "A short EAN for small packages such as lipsticks and chewing gum. GS1 issues these numbers one at a time.",
    hint: "Enter 7 digits and we add the check digit, or all 8.",
  },
  "upc-a": {
    name: "UPC-A",
    about:
      "The 12-digit retail code of the United States and Canada. It is an EAN-13 without the leading zero. UK tills read both.",
    hint: "Enter 11 digits and we add the check digit, or all 12.",
  },
  "upc-e": {
    name: "UPC-E",
    about:
      "A UPC-A shortened to six digits by leaving out zeros, for small North American packages. Scanners expand it to the full number.",
    hint: "Enter 6 digits, 7 with the number system 0 or 1 in front, all 8, or the UPC-A to be shortened.",
  },
  "code-128": {
    name: "Code 128",
    about:
      "The usual code for internal labels. It encodes letters, digits and symbols, and is compact for digits. Use it for shelf, asset and shipping labels that need no other standard.",
    hint: "Up to 80 letters without accents, digits and symbols.",
  },
  "gs1-128": {
    name: "GS1-128",
    about:
      "Code 128 with application identifiers, which mark the GTIN, the batch and the date. It is used on pallet and carton labels between companies.",
    hint: "Put identifiers in brackets: (01) GTIN, (10) batch, (17) expiry as YYMMDD, (00) pallet.",
  },
  "code-39": {
    name: "Code 39",
    about:
      "An older industrial code that every scanner reads. It needs no check digit, but it is wide, so most new labels use Code 128.",
    hint: "Up to 43 capitals, digits, spaces and - . $ / + %",
  },
  "itf-14": {
    name: "ITF-14",
    about:
      "The code for outer cartons. It has 14 digits, and the first one shows the type of packaging. Its thick frame helps when printing on corrugated board.",
    hint: "Enter 13 digits and we add the check digit, or all 14. A whole EAN or UPC gets its zeros in front.",
  },
  qr: {
    name: "QR code",
    about:
      "A square code for links, text or numbers, which every phone camera reads. It stays readable with about 15 per cent of it dirty or torn.",
    hint: textHint(BYTES_MOST.qr),
  },
  "gs1-digital-link": {
    name: "GS1 Digital Link QR",
    about:
      "A QR code with the product's GTIN in its link. A phone opens a page, and a till reads the number. GS1 wants all tills to read these codes by the end of 2027.",
    hint: "A GTIN of 8 to 14 digits, or your own link with /01/ and the GTIN.",
  },
  "data-matrix": {
    name: "Data Matrix",
    about:
      "A square code that stays readable when very small or etched into metal. It is used on electronics, aerospace parts and medicine packs.",
    hint: textHint(BYTES_MOST["data-matrix"]),
  },
  pdf417: {
    name: "PDF417",
    about:
      "Stacked rows of bars, which both laser scanners and cameras read. It is used for longer text on delivery notes, identity cards and some boarding passes.",
    hint: textHint(BYTES_MOST.pdf417),
  },
  aztec: {
    name: "Aztec",
    about:
      "A square code that needs no white border. Rail tickets and mobile boarding passes use it because it reads well from screens.",
    hint: textHint(BYTES_MOST.aztec),
  },
}

const SEPARATORS: Partial<Record<string, string>> = { "\t": "tabs", ";": "semicolons", ",": "commas" }

/** Copy of the barcode generator. */
export const barcodes = {
  title: "Free barcode generator",
  description:
    "Make EAN, UPC, Code 128, GS1-128, ITF-14, QR, GS1 Digital Link, Data Matrix and more as PNG, SVG or PDF, one or 5,000 at once. Nothing leaves your browser.",
  intro:
    "Make thirteen kinds of barcode as PNG, SVG or PDF, one at a time or up to 5,000 at once. We add check digits and explain mistakes. Nothing you type leaves your browser.",
  noScript: "The generator needs JavaScript. You can read about each kind of code below.",
  groups: { retail: "Shops", industry: "Industry and logistics", square: "Two-dimensional" },
  symbologies,
  one: {
    title: "One code",
    kind: "Barcode type",
    content: "Barcode content",
    text: "Show the content below the barcode",
    empty: "Your barcode appears here.",
    drawing: "Drawing the barcode…",
    failed: "We could not create the barcode. Check your connection and try again.",
    alt: (name: string, content: string) => `${name} with ${content}`,
    save: "Download",
    scale: "Size of the PNG",
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
    png: "PNG",
    svg: "SVG",
    pdf: "PDF",
    of: (format: string) => `Download ${format}`,
    notSaved: "We could not create the file. Try again.",
    printed: ({ least, usual, most }: ModuleWidths, size: { width: number; height: number }) =>
      `SVG and PDF are ${Math.ceil(size.width)} × ${Math.ceil(size.height)} mm large and stay sharp at any size. Their thinnest part is ${usual} mm wide; print it from ${least} to ${most} mm wide.`,
    addCheckDigit: (content: string) => `Add a check digit instead: ${content}`,
  },
  many: {
    title: "Many at once",
    intro: "Paste one code per line, or choose a CSV file, and print the labels on A4 sheets.",
    kind: "Barcode type",
    lines: "Codes",
    hint: "One per line, up to 5,000. A list with columns may also have a text to print above each code, and how many labels you want.",
    sheet: "Label sheet (A4)",
    sheetOf: (count: string, width: number, height: number) => `${count} a sheet, ${width} × ${height} mm`,
    firstLabel: "First free label",
    firstLabelHint: "For a sheet that is partly used.",
    firstLabelOf: (number: number, row: number, column: number) => `${number} (row ${row}, column ${column})`,
    make: "Make the label sheets",
    cancel: "Cancel",
    nothing: "Paste or choose at least one code.",
    working: "Creating the labels",
    cancelled: "Cancelled. No labels were created.",
    failed: "We could not create the labels. Check your connection and try again.",
    made: (count: number) =>
      `${count.toLocaleString("en-GB")} ${count === 1 ? "label is" : "labels are"} ready to print.`,
    none: "We could not create a barcode from any of the lines.",
    download: "Download the labels (PDF)",
    cut: "Only the first 5,000 lines were read. Please split longer lists.",
    stale: "The list or its settings have changed. Make the label sheets again.",
    reading: {
      title: "How your list was read",
      divided: "Your list has",
      one: "One code on each line",
      columns: (separator: string) => `Columns, separated by ${SEPARATORS[separator] ?? `“${separator}”`}`,
      heading: "The list has headings",
      uses: {
        content: { mark: "Code", label: "Codes are in" },
        caption: { mark: "Text", label: "Text above the code is in", none: "No column: no text" },
        copies: { mark: "Labels", label: "Number of labels is in", none: "No column: one of each" },
      },
    },
    questions: {
      separator: {
        title: "Does your list have columns?",
        text: (line: string) => `“${line}” may be one code, or several columns.`,
      },
      heading: {
        title: "Is the first line a heading?",
        text: (line: string) => `“${line}” may be a heading, or a code.`,
        yes: "It is a heading",
        no: "It is a code",
      },
      columns: {
        text: "More than one column of your list may be meant. Choose them below.",
      },
    },
    unclear: {
      title: (count: number) =>
        count === 1
          ? "One number is a digit short"
          : `${count.toLocaleString("en-GB")} numbers are a digit short`,
      taken: {
        zero: "What ends in a right check digit was taken for a whole number, with a zero put in front.",
        "check-digit": "A check digit was added.",
        unknown:
          "A number that ends in a right check digit may lack a zero in front, or a check digit as others of your list do. It is left out until you choose.",
      },
      choose: { zero: "Put a zero in front", "check-digit": "Add a check digit" },
    },
    notes: (count: number) =>
      `${count.toLocaleString("en-GB")} ${count === 1 ? "line" : "lines"} with a change`,
    print: "Print at 100 per cent, not “fit to page”, so that the labels line up.",
    faults: (count: number) =>
      `${count.toLocaleString("en-GB")} ${count === 1 ? "line was" : "lines were"} left out`,
    columns: { line: "Line", text: "Content", problem: "What is wrong", note: "What we changed" },
  },
  kinds: {
    title: "Which barcode should I use?",
    intro: "If a customer or retailer needs your labels, ask which code they require. Otherwise:",
  },
  numbers: {
    title: "Numbers for products you sell",
    text: "You cannot choose EAN, UPC and ITF-14 numbers yourself: companies license them from GS1. For your own shelves, assets and cartons, use Code 128, a QR code or Data Matrix with any text.",
  },
} as const
