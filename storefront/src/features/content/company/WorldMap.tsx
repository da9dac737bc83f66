import { RegionMap, Section, Text } from "@scanwright/design-system"
import { REGION_ROWS, worldMapPage, worldMapCopy as copy } from "@/content/company/oems"
import map from "@/content/maps/world.json"

type RegionName = keyof typeof REGION_ROWS

const VARIANTS: Record<RegionName, "strong" | "medium" | "light"> = {
  unitedKingdom: "strong",
  europe: "medium",
  northAmerica: "light",
  middleEastAfrica: "light",
  asiaOceania: "light",
}

/** Position of each region's name, in the units of the map. */
const LABELS: Record<RegionName, readonly [number, number]> = {
  unitedKingdom: [460, 60],
  europe: [500, 90],
  northAmerica: [230, 130],
  middleEastAfrica: [530, 250],
  asiaOceania: [740, 230],
}

/** Middle and radius of the United Kingdom's pressable area, in the units of the map. */
const UNITED_KINGDOM = { at: [461, 64], radius: 36 } as const

/** The name of a region with its cell of the table, so that map and table never differ: "Ireland: 2 to 3 days". */
function nameOf(region: RegionName): string {
  const tables = worldMapPage.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? [block.table] : [])),
  )
  for (const { ids = [], rows } of tables) {
    const row = rows[ids.indexOf(REGION_ROWS[region])]
    if (row) return `${row[0] ?? ""}: ${row[1] ?? ""}`
  }
  throw new Error(`The table has no row for ${region}`)
}

/** A world map of the regions we deliver to; each links to its row of the table. */
export function WorldMap() {
  const regions = Object.keys(REGION_ROWS) as RegionName[]
  return (
    <Section title={copy.title} intro={copy.intro} ground="raised">
      <RegionMap
        label={copy.label}
        width={map.width}
        height={map.height}
        land={[map.paths.elsewhere]}
        regions={regions.map((region) => ({
          name: nameOf(region),
          variant: VARIANTS[region],
          path: map.paths[region],
          href: `#${REGION_ROWS[region]}`,
          labelAt: LABELS[region],
          // The country itself is too small for a finger.
          reachOf: region === "unitedKingdom" ? UNITED_KINGDOM : undefined,
        }))}
        legend={(["strong", "medium", "light"] as const).map((shade) => ({
          variant: shade,
          text: copy.legend[shade],
        }))}
      />
      <Text size="sm" variant="muted" className="mt-4">
        {copy.source}
      </Text>
    </Section>
  )
}
