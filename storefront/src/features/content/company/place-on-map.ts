/** A place, in degrees. */
interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Scale and origin of a map in Mercator's projection: units to a radian, and the point of longitude and latitude 0. */
interface Mercator {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The point of a place on a map in Mercator's projection (Snyder, Map Projections, 1987, equations 7-1 and 7-2).
 *
 * @returns the point in the units of the map
 */
export function placeOnMap(
  { latitude, longitude }: Place,
  { scale, x, y }: Mercator,
): readonly [number, number] {
  return [
    Math.round(x + scale * toRadians(longitude)),
    Math.round(y - scale * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2))),
  ]
}
