"use client"

import { isSafeLink, isSafePicture } from "@scanwright/backend/contract"
import { RichText, type RichTextProps } from "@scanwright/design-system"

const SAFE_ADDRESSES = { isSafeLink, isSafePicture }

/** The editor of rich text, with the rule for addresses by which the backend stores it and pages show it. */
export const RichTextField = (props: Omit<RichTextProps, "safeAddresses">) => (
  <RichText {...props} safeAddresses={SAFE_ADDRESSES} />
)
