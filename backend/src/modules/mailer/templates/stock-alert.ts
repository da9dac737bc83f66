import {
  type Company,
  mailCopy,
  STOCK_ALERT_CONFIRM_DAYS,
  STOCK_ALERT_RETENTION_DAYS,
  type StoredMailTexts,
} from "../../../contract"
import { type MailDocument, paragraphsOf } from "./document"

/** The product of a stock alert, with its page. */
export interface AlertedProduct {
  name: string
  url: string
}

/** Texts of a mail about a product. */
const copyOf = (mail: string, company: Company, { name }: AlertedProduct, texts: StoredMailTexts) =>
  mailCopy(mail, texts, { product: name, company: company.name, phone: company.phone })

/**
 * Mail that asks whether somebody wants to know when a product is back. Nothing that was typed is repeated: anybody may
 * enter anybody's address.
 *
 * @param links to confirm and to remove the request
 * @param texts that staff have stored
 */
export function stockAlertConfirmation(
  company: Company,
  product: AlertedProduct,
  links: { confirm: string; remove: string },
  texts: StoredMailTexts = {},
): MailDocument {
  const { subject, opening, closing } = copyOf("stock-alert-confirmation", company, product, texts)
  return {
    subject,
    preview: "Confirm your address, and you get one mail when it is in stock again.",
    title: "Confirm your address",
    blocks: [
      ...paragraphsOf(opening),
      { kind: "button", label: "Yes, tell me", url: links.confirm },
      ...paragraphsOf(closing),
      {
        kind: "note",
        text: `The link works for ${STOCK_ALERT_CONFIRM_DAYS} days. You get one mail, and then we delete your address; at the latest after ${STOCK_ALERT_RETENTION_DAYS} days. Delete it now: ${links.remove}`,
      },
    ],
    reason:
      "You get this mail because your address was entered on the product's page. If that was not you, ignore it: nothing more is sent.",
  }
}

/**
 * Mail that a product is in stock again.
 *
 * @param remove link that deletes the request
 * @param texts that staff have stored
 */
export function backInStock(
  company: Company,
  product: AlertedProduct,
  remove: string,
  texts: StoredMailTexts = {},
): MailDocument {
  const { name, url } = product
  const { subject, opening, closing } = copyOf("stock-alert-back_in_stock", company, product, texts)
  return {
    subject,
    preview: `The ${name} can be ordered again.`,
    title: `The ${name} is back in stock`,
    blocks: [
      ...paragraphsOf(opening),
      { kind: "button", label: "See the product", url },
      ...paragraphsOf(closing),
      {
        kind: "note",
        text: `This was the only mail about it, and your address has been deleted. Should another copy reach you, this link ends it: ${remove}`,
      },
    ],
    reason: "You get this mail because you confirmed that you want to know when the product is back.",
  }
}
