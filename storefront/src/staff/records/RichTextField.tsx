"use client"

import { isSafeLink, isSafePicture } from "@scanwright/backend/contract"
import { readDocumentHtml } from "@scanwright/backend/contract/document-html"
import { type RecordLink, RichText, type RichTextProps } from "@scanwright/design-system"
import { ProductPicker } from "./ProductPicker"

const SAFE_ADDRESSES = { isSafeLink, isSafePicture }

const PRODUCT_LINK: RecordLink = {
  label: "Link to a product",
  find: (onPick) => (
    // Room for the list of matches under the field, in a sheet at the bottom of a phone, too.
    <div className="min-h-80">
      <ProductPicker
        label="Find the product"
        hint="By name or part number. Drafts are left out: visitors could not open them."
        labelOf={({ name, partNumber, path }) =>
          path && (partNumber === null ? name : `${name} (${partNumber})`)
        }
        onPick={({ name, path }) => path && onPick({ href: path, text: name })}
      />
    </div>
  ),
}

/** The editor of rich text, with the rules by which the backend stores it and pages show it, and links to products. */
export const RichTextField = (props: Omit<RichTextProps, "safeAddresses" | "prepareHtml" | "recordLink">) => (
  <RichText
    {...props}
    safeAddresses={SAFE_ADDRESSES}
    prepareHtml={readDocumentHtml}
    recordLink={PRODUCT_LINK}
  />
)
