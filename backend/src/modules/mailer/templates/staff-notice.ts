import { formValues, type FormValueSection, FORMS, formSender } from "../../../contract"
import { type Block, type MailDocument } from "./document"
import { type MailedSubmission, writeMoment } from "./submission"

/** Key of the list that is shown as a table, with details of the products. */
const PRODUCT_LINES = "lines"

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })

function valueOf({ values }: FormValueSection, name: string): string | undefined {
  return values.find((value) => value.name === name)?.value
}

function productTable(lines: FormValueSection[], products: MailedSubmission["products"]): Block {
  const rows = lines.map((line, at) => {
    const product = products[at]
    const asked = valueOf(line, "sku") ?? valueOf(line, "variant_id") ?? valueOf(line, "product_id") ?? ""
    const price = typeof product?.price === "number" ? pounds.format(product.price) : product?.price_text
    return [
      `${product?.name ?? "Not in the catalogue"}\n${product?.sku ?? asked}`,
      valueOf(line, "quantity") ?? "",
      price ?? "No price",
    ]
  })
  return {
    kind: "table",
    columns: [
      { label: "Product and part number" },
      { label: "Quantity", numeric: true },
      { label: "Each, ex VAT", numeric: true },
    ],
    rows,
  }
}

const toBlocks = ({ heading, values }: FormValueSection): Block[] => [
  ...(heading === null ? [] : [{ kind: "heading", text: heading } as const]),
  { kind: "facts", facts: values.map(({ label, value }) => ({ label, text: value })) },
]

/**
 * Mail to staff about a form submission, with every value that was sent.
 *
 * @param submission as stored
 * @param storefrontUrl address of the storefront, for the link to the staff area
 */
export function staffNotice(submission: MailedSubmission, storefrontUrl: string): MailDocument {
  const { reference, type, data, products, created_at } = submission
  const { title } = FORMS[type]
  const sender = formSender(type, data)
  const sections = formValues(type, data)
  const lines = sections.filter(({ name }) => name === PRODUCT_LINES)
  const others = sections.filter(({ name }) => name !== PRODUCT_LINES)
  const from = sender.company ?? sender.name
  return {
    subject: `[${reference}] ${title} from ${from}`,
    preview: `${title} from ${from}, received ${writeMoment(created_at)}`,
    title,
    reference,
    blocks: [
      {
        kind: "paragraph",
        text: `Received on ${writeMoment(created_at)}. An answer to this mail goes to the sender.`,
      },
      ...(lines.length > 0
        ? [{ kind: "heading", text: "Products" } as const, productTable(lines, products)]
        : []),
      ...others.flatMap(toBlocks),
      { kind: "button", label: "Open the staff area", url: `${storefrontUrl}/admin/dashboard` },
    ],
    reason: "You get this mail because your address is set to receive what customers send through the site.",
  }
}
