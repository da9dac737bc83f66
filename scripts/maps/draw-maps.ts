import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { geoEqualEarth, geoMercator, geoPath, type GeoProjection } from "d3-geo"
import { merge } from "topojson-client"
import { REGIONS } from "./regions.ts"

type Topology = Parameters<typeof merge>[0]
/** A country's outline, by the arcs it shares with its neighbours. */
interface Country {
  readonly type: "Polygon" | "MultiPolygon"
  readonly id?: string | number
}
type Area = ReturnType<typeof merge>

/** Width of both drawings, in the units of their view boxes. */
const WIDTH = 1_000
/** Margin around the drawing, in units. */
const MARGIN = 20
/** ISO 3166-1 numbers: the United Kingdom; Ireland and the Isle of Man, drawn for orientation; Antarctica. */
const UNITED_KINGDOM = "826"
const AROUND = ["372", "833"]
const ANTARCTICA = "010"

/** A part of a map: one path for everything in it, in whole units. */
export interface DrawnMap {
  readonly width: number
  readonly height: number
  readonly paths: Readonly<Record<string, string>>
}

function readCountries(scale: "10m" | "110m"): { topology: Topology; countries: readonly Country[] } {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology
  const { countries } = topology.objects as unknown as {
    countries: { geometries: Country[] }
  }
  return { topology, countries: countries.geometries }
}

const areaOfCountries = (topology: Topology, countries: readonly Country[]): Area =>
  merge(topology, countries as unknown as Parameters<typeof merge>[1])

const idOf = ({ id }: Country): string => String(id ?? "")

type Point = readonly [x: number, y: number]

/** Collects the rings that d3 draws: clipped to the map, in whole units, without repeated points. */
class Rings {
  readonly rings: Point[][] = []

  moveTo(x: number, y: number): void {
    this.rings.push([[Math.round(x), Math.round(y)]])
  }

  lineTo(exactX: number, exactY: number): void {
    const [x, y] = [Math.round(exactX), Math.round(exactY)]
    const ring = this.rings.at(-1)
    const last = ring?.at(-1)
    if (last?.[0] !== x || last[1] !== y) ring?.push([x, y])
  }

  /** d3 draws arcs for points only; outlines have none. */
  arc(): void {
    throw new Error("An outline has no points of its own")
  }

  /** Rings are closed when they are written as a path. */
  closePath(): void {
    this.rings.at(-1)?.splice(Infinity)
  }

  beginPath(): void {
    this.rings.length = 0
  }
}

function ringsOf(area: Area, project: GeoProjection): readonly Point[][] {
  const collector = new Rings()
  geoPath(project, collector)(area)
  return collector.rings
}

/** Twice the area that a ring encloses, in units squared. */
const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  )

function ringPath([first, ...others]: readonly Point[]): string {
  if (!first) return ""
  let [x, y] = first
  const steps = others.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(" ")}l${steps.join(" ")}z`.replaceAll(" -", "-")
}

/** @param least area of a ring to draw, in units squared: smaller islands would be specks */
const pathOf = (area: Area, project: GeoProjection, least: number): string =>
  ringsOf(area, project)
    .filter((points) => points.length > 3 && areaOf(points) / 2 >= least)
    .map(ringPath)
    .join("")

/** The world in the regions that we ship to, and the rest of the land. */
export function drawWorld(): DrawnMap {
  const { topology, countries } = readCountries("110m")
  const isNamed = (country: Country) => Object.values(REGIONS).some((ids) => ids.includes(idOf(country)))
  const shown = countries.filter((country) => idOf(country) !== ANTARCTICA)
  const all = areaOfCountries(topology, shown)
  // Turned by 11 degrees, so that the map ends in the Bering Strait.
  const project = geoEqualEarth().rotate([-11, 0]).fitWidth(WIDTH, all)
  // From the drawn rings: the bounds that d3 computes leave out the far north.
  const heights = ringsOf(all, project).flatMap((ring) => ring.map(([, y]) => y))
  const top = Math.min(...heights) - MARGIN / 4
  const height = Math.max(...heights) - top
  const [x, y] = project.translate()
  project.translate([x, y - top])
  const drawn = (wanted: (country: Country) => boolean) =>
    pathOf(areaOfCountries(topology, shown.filter(wanted)), project, 4)
  return {
    width: WIDTH,
    height,
    paths: {
      ...Object.fromEntries(
        Object.entries(REGIONS).map(([name, ids]) => [name, drawn((one) => ids.includes(idOf(one)))]),
      ),
      elsewhere: drawn((country) => !isNamed(country)),
    },
  }
}

/** Scale and origin of the United Kingdom's map in Mercator's projection, with which pages compute a place's point. */
export interface MercatorExtent {
  /** Units to a radian. */
  readonly scale: number
  /** Point of longitude and latitude 0. */
  readonly x: number
  readonly y: number
}

/** Leaves out Rockall, 300 km out in the Atlantic, which would halve the size of everything else. */
const isNoSpeck = ([ring]: Area["coordinates"][number]): boolean => (ring?.[0]?.[0] ?? 0) > -9

/** The United Kingdom with its surroundings, and the projection of the map. */
export function drawUnitedKingdom(): DrawnMap & { readonly mercator: MercatorExtent } {
  const { topology, countries } = readCountries("10m")
  const outline = areaOfCountries(
    topology,
    countries.filter((country) => idOf(country) === UNITED_KINGDOM),
  )
  const kingdom = { ...outline, coordinates: outline.coordinates.filter(isNoSpeck) }
  const around = areaOfCountries(
    topology,
    countries.filter((country) => AROUND.includes(idOf(country))),
  )
  const project = geoMercator().fitWidth(WIDTH - 2 * MARGIN, kingdom)
  const [left, top] = project.translate()
  const [x, y] = [left + MARGIN, top + MARGIN]
  project.translate([x, y])
  const height = Math.ceil(geoPath(project).bounds(kingdom)[1][1]) + MARGIN
  return {
    width: WIDTH,
    height,
    paths: { kingdom: pathOf(kingdom, project, 30), around: pathOf(around, project, 30) },
    mercator: { scale: Math.round(project.scale()), x: Math.round(x), y: Math.round(y) },
  }
}
