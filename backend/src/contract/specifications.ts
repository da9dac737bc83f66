/** The six machine types of the shop, in the order they are shown. The slug of each name is its address. */
export const MACHINE_TYPES = [
  "Barcode Scanners",
  "Mobile Computers",
  "Label Printers",
  "POS Systems",
  "Tablets",
  "Networking Equipment",
] as const

export type MachineTypeName = (typeof MACHINE_TYPES)[number]

/** Headings under which a product's specifications stand on its page, in their order. */
export const SPECIFICATION_GROUPS = [
  "General",
  "Scanning",
  "Printing",
  "Screen and system",
  "Connections",
  "Durability",
] as const

type SpecificationGroup = (typeof SPECIFICATION_GROUPS)[number]

/** One specification by which products are described, filtered and compared. */
export interface SpecificationDefinition {
  /** Name in the API, in the search index and (behind `spec_`) in the catalogue CSV. */
  readonly key: string
  /** What people read. */
  readonly label: string
  /** `text`: one value; `list`: several; `number`: one figure in `unit`. */
  readonly kind: "text" | "list" | "number"
  /** Unit of a number, written after the figure. */
  readonly unit?: string
  /** Heading above it on a product's page; "General" where there is none. */
  readonly group?: SpecificationGroup
  /** The machine types whose products carry it. */
  readonly machineTypes: readonly MachineTypeName[]
}

/** Every specification, in the order a table shows them. The one definition behind index, facets, CSV and pages. */
export const SPECIFICATIONS = [
  { key: "form_factor", label: "Form factor", kind: "text", machineTypes: MACHINE_TYPES },
  {
    key: "scan_engine",
    label: "Scan engine",
    kind: "text",
    group: "Scanning",
    machineTypes: ["Barcode Scanners", "Mobile Computers", "Tablets"],
  },
  { key: "interface", label: "Interface", kind: "list", group: "Connections", machineTypes: MACHINE_TYPES },
  {
    key: "operating_system",
    label: "Operating system",
    kind: "text",
    group: "Screen and system",
    machineTypes: ["Mobile Computers", "POS Systems", "Tablets"],
  },
  {
    key: "screen_size",
    label: "Screen size",
    kind: "number",
    unit: "in",
    group: "Screen and system",
    machineTypes: ["Mobile Computers", "POS Systems", "Tablets"],
  },
  {
    key: "print_method",
    label: "Print method",
    kind: "text",
    group: "Printing",
    machineTypes: ["Label Printers", "POS Systems"],
  },
  {
    key: "dpi",
    label: "Print resolution",
    kind: "number",
    unit: "dpi",
    group: "Printing",
    machineTypes: ["Label Printers", "POS Systems"],
  },
  {
    key: "print_width",
    label: "Print width",
    kind: "number",
    unit: "mm",
    group: "Printing",
    machineTypes: ["Label Printers", "POS Systems"],
  },
  {
    key: "rugged_rating",
    label: "Rugged rating",
    kind: "text",
    group: "Durability",
    machineTypes: MACHINE_TYPES,
  },
  {
    key: "wifi_standard",
    label: "Wi-Fi",
    kind: "text",
    group: "Connections",
    machineTypes: ["Mobile Computers", "Tablets", "Networking Equipment"],
  },
  {
    key: "ports",
    label: "Ethernet ports",
    kind: "number",
    group: "Connections",
    machineTypes: ["Networking Equipment"],
  },
] as const satisfies readonly SpecificationDefinition[]

/**
 * Whether products of a machine type carry a specification.
 *
 * @param machineType one of ours; those that staff added carry none
 */
export const carriesSpecification = (
  machineType: MachineTypeName | undefined,
  { machineTypes }: SpecificationDefinition,
): boolean => machineType !== undefined && machineTypes.includes(machineType)

export type SpecificationKey = (typeof SPECIFICATIONS)[number]["key"]

/** A product's specifications: text, a list of texts, or a figure in the definition's unit. */
export type Specifications = Partial<Record<SpecificationKey, string | string[] | number>>
