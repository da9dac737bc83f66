import { readCatalogueFile } from "../../backend/src/catalogue-import/catalogue-file.ts"
import { parseCatalogue } from "../../backend/src/catalogue-import/parse-catalogue.ts"
import { fromRoot } from "../lib/paths.ts"

/** A model of the sample catalogue. */
export interface Model {
  readonly partNumber: string
  /** Brand and name: "Zebra DS2208 2D Handheld Scanner". */
  readonly title: string
  /** Address of its first picture. */
  readonly picture: string | undefined
}

/** Every model of the sample catalogue, in its order. */
export async function readModels(): Promise<Model[]> {
  const { rows } = await parseCatalogue(
    await readCatalogueFile(fromRoot("backend/src/seed/data/catalogue.csv")),
  )
  return rows.map(({ part_number, values: { brand = "", name = "", images } }) => ({
    partNumber: part_number,
    title: name.startsWith(brand) ? name : `${brand} ${name}`,
    picture: images?.[0]?.url,
  }))
}
