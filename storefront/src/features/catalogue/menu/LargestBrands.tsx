"use client"

import { HeaderMenuLink } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import * as apiRoutes from "@/config/api-routes"
import * as routes from "@/config/routes"
import { largestOf, type CountedBrand } from "./largest-of"

/** Longest wait for the brands, in ms. */
const TIMEOUT_MS = 8_000

/** The brands as every menu of the page shows them; requested again after a failure. */
let reading: Promise<readonly CountedBrand[]> | undefined

async function readBrands(): Promise<readonly CountedBrand[]> {
  const response = await fetch(apiRoutes.browse.brands, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${apiRoutes.browse.brands} answered ${response.status}`)
  const { brands } = (await response.json()) as { brands: CountedBrand[] }
  return largestOf(brands)
}

/** The rows of the largest brands, each leading to its products. */
export default function LargestBrands() {
  const [brands, setBrands] = useState<readonly CountedBrand[]>([])

  useEffect(() => {
    let isGone = false
    reading ??= readBrands()
    reading
      .then((read) => {
        if (!isGone) setBrands(read)
      })
      .catch((error: unknown) => {
        // The menu is whole without them: it leads to all brands.
        reading = undefined
        console.error("Reading the brands of the menu:", error)
      })
    return () => {
      isGone = true
    }
  }, [])

  return brands.map(({ name, handle }) => (
    <li key={handle}>
      <HeaderMenuLink label={name} href={routes.brand(handle)} />
    </li>
  ))
}
