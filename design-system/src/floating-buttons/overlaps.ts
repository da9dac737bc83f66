type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">

/** True when two boxes overlap; touching edges do not count. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
