type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">

/** True when two boxes share some of their area; touching edges share none. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
