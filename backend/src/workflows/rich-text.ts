import { readEnvironment } from "../config/environment"
import { readRichText, type RichText } from "../lib/rich-text"
import { isOwnFile } from "../media/own-files"

/** Reads HTML as this shop stores it: see {@link readRichText}. */
export const richTextToStore = (html: string): RichText =>
  readRichText(
    html,
    (address) => address.startsWith("http:") && isOwnFile(address, readEnvironment(process.env)),
  )
