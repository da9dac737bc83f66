"use client"

import type { Drawing } from "./draw"
import { ManyCodes } from "./ManyCodes"
import { OneCode } from "./OneCode"

/** The generators of one barcode and of many. @param first barcode drawn by the server */
export default function Generator({ first }: { first: Drawing }) {
  return (
    <div className="grid gap-16">
      <OneCode first={first} />
      <ManyCodes />
    </div>
  )
}
