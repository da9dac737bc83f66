import { TRANSLATED_SCRIPT } from "@/lazy/translated-script"
import { POLYFILLS_SCRIPT } from "./polyfills-script"
import { VAT_SCRIPT } from "./vat-script"

/** The inline script in the head of every document. */
export const HEAD_SCRIPT = `${VAT_SCRIPT};${POLYFILLS_SCRIPT};${TRANSLATED_SCRIPT}`
