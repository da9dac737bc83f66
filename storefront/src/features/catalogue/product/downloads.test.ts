import { emptyProfile, type ProductFile } from "@scanwright/backend/contract"
import { expect, it } from "vitest"
import { toProduct } from "@/lib/medusa/shapes"
import { downloadsOf } from "./downloads"

const scanner = { id: "prod_01", title: "Scanner", handle: "scanner", subtitle: null, description: null }
const nothing = { thumbnail: null, images: null, tags: null, categories: null, variants: null }
const guide: ProductFile = {
  ...{ url: "/static/1-a.pdf", title: 'Guide: "fast" A/B', kind: "manual", size: 8_400_000 },
  ...{ language: "English", version: "" },
}
const driver: ProductFile = {
  ...{ url: "/static/1-b.zip", title: "Driver", kind: "driver", size: 42_000_000 },
  ...{ language: "", version: "2.15" },
}

const downloads = (files: ProductFile[]) => {
  const product_profile = { id: "profile_01", ...emptyProfile(), files }
  return downloadsOf(toProduct({ ...scanner, ...nothing, product_profile }))
}

it("Of a product with files the data sheet comes first, then the files in staff's order, each with what it is", () => {
  const [sheet, ...files] = downloads([driver, guide])
  expect(sheet).toMatchObject({ kind: "Data sheet", title: "Scanner: data sheet" })
  expect(files).toEqual([
    {
      ...{ href: "/static/1-b.zip", title: "Driver", kind: "Driver or software" },
      ...{ details: ["ZIP", "42 MB", "Version 2.15"], fileName: "Driver.zip" },
    },
    {
      ...{ href: "/static/1-a.pdf", title: 'Guide: "fast" A/B', kind: "Manual" },
      ...{ details: ["PDF", "8.4 MB", "English"], fileName: "Guide fast A B.pdf" },
    },
  ])
})

it("A product without files has no downloads beside the button of its data sheet", () => {
  expect(downloads([])).toEqual([])
})
