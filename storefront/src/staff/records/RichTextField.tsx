"use client"

import { isSafeLink, isSafePicture } from "@scanwright/backend/contract"
import { readDocumentHtml } from "@scanwright/backend/contract/document-html"
import { type RecordLink, RichText, type RichTextProps } from "@scanwright/design-system"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { ProductPicker } from "./ProductPicker"
import { uploadFile } from "./upload-file"

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

/**
 * The editor of rich text, with the rules by which the backend stores it and pages show it, uploads of pictures, and links
 * to products.
 */
export function RichTextField(
  props: Omit<RichTextProps, "safeAddresses" | "prepareHtml" | "onUpload" | "recordLink">,
) {
  const uploading = useStaffAction(uploadFile, { handles: "all" })
  const upload: RichTextProps["onUpload"] = async (file, onProgress) => {
    const outcome = await uploading.run({ file, onProgress })
    // Whoever does not sign in again is not asked for the next picture.
    if (!outcome.ok && outcome.kind === "expired") throw new DOMException(outcome.message, "AbortError")
    if (!outcome.ok) throw new Error(outcome.message)
    // The shop's own address of the picture, which the security policy allows.
    return { url: outcome.value.src }
  }
  return (
    <RichText
      {...props}
      safeAddresses={SAFE_ADDRESSES}
      prepareHtml={readDocumentHtml}
      onUpload={upload}
      recordLink={PRODUCT_LINK}
    />
  )
}
