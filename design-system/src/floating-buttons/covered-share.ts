type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

/** The part of a box that another one covers, from 0 to 1; 0 for a box without an area. */
export function coveredShare(box: Box, cover: Box): number {
  const area = areaOf(box)
  if (area === 0) return 0
  const left = Math.max(box.left, cover.left)
  const top = Math.max(box.top, cover.top)
  const right = Math.min(box.right, cover.right)
  const bottom = Math.min(box.bottom, cover.bottom)
  return areaOf({ left, top, right, bottom }) / area
}
