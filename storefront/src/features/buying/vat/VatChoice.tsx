"use client"

import { VatSwitch } from "@scanwright/design-system"
import { chooseVat, useVatView } from "./vat-view"

/** The switch between prices ex and inc VAT. */
export const VatChoice = () => <VatSwitch value={useVatView()} onChange={chooseVat} />
