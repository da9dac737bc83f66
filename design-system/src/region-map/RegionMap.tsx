import { cx } from "../lib/cx"

const VARIANTS = {
  strong: "region region-strong",
  medium: "region region-medium",
  light: "region region-light",
} as const

interface Drawn {
  /** SVG path in the units of the map. */
  path: string
}

interface MapRegion extends Drawn {
  /** Accessible name of the region, with the information about it; shown when the region has the focus. */
  name: string
  variant: keyof typeof VARIANTS
  /** Fragment of the text about the region on this page; left out, the region is no link. */
  href?: string
  /** Position of the name, in the units of the map. */
  labelAt?: readonly [x: number, y: number]
  /** An additional circle to press, for a region smaller than 24 px on a phone; in the units of the map. */
  reachOf?: { readonly at: readonly [x: number, y: number]; readonly radius: number }
}

interface MapPlace {
  name: string
  /** In the units of the map. */
  at: readonly [x: number, y: number]
}

export interface RegionMapProps {
  /** Alternative text of the map; the page has the same information as text beside it. */
  label: string
  /** Size in the units of all paths. */
  width: number
  height: number
  /** Land that is no region. */
  land?: readonly string[]
  regions: readonly MapRegion[]
  places?: readonly MapPlace[]
  /** Meanings of the variants. */
  legend?: readonly { variant: keyof typeof VARIANTS; text: string }[]
  className?: string
}

function Region({ region: { name, variant, path, href, labelAt, reachOf } }: { region: MapRegion }) {
  const shape = <path d={path} className={VARIANTS[variant]} />
  if (href === undefined) return shape
  return (
    <a href={href} aria-label={name} className="region-link">
      {reachOf && (
        <circle cx={reachOf.at[0]} cy={reachOf.at[1]} r={reachOf.radius} className="region-reach" />
      )}
      {shape}
      {labelAt && (
        <text x={labelAt[0]} y={labelAt[1]} textAnchor="middle" aria-hidden="true">
          {name}
        </text>
      )}
    </a>
  )
}

/**
 * A map of regions in three variants, each a link to the text about it, and of places. A static drawing, without scripts
 * or tiles.
 */
export function RegionMap({
  label,
  width,
  height,
  land = [],
  regions,
  places = [],
  legend,
  className,
}: RegionMapProps) {
  const isLinked = regions.some(({ href }) => href !== undefined)
  const unit = Math.min(width, height) / 60
  return (
    <figure className={cx("region-map", className)}>
      <svg viewBox={`0 0 ${width} ${height}`} role={isLinked ? "group" : "img"} aria-label={label}>
        {land.map((path) => (
          <path key={path.slice(0, 24)} d={path} className="region" />
        ))}
        {regions.map((region) => (
          <Region key={region.name} region={region} />
        ))}
        {places.map(({ name, at: [x, y] }) => (
          <g key={name} className="map-place" aria-hidden="true">
            <circle cx={x} cy={y} r={unit} />
            <text
              x={x < width / 2 ? x + unit * 2 : x - unit * 2}
              y={y + unit}
              textAnchor={x < width / 2 ? "start" : "end"}
              fontSize={unit * 3}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      {legend && (
        <figcaption>
          <ul className="region-legend">
            {legend.map(({ variant, text }) => (
              <li key={variant}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <rect width="16" height="16" className={VARIANTS[variant]} />
                </svg>
                {text}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}
