/**
 * The tab to which a key leads (W3C pattern "Tabs"): arrow keys, wrapping around at the ends, Home and End. Null for
 * other keys, and where there are no tabs.
 */
export function nextTab(key: string, index: number, count: number, isRtl: boolean): number | null {
  if (count === 0) return null
  switch (key) {
    case isRtl ? "ArrowLeft" : "ArrowRight":
      return (index + 1) % count
    case isRtl ? "ArrowRight" : "ArrowLeft":
      return (index - 1 + count) % count
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return null
  }
}
