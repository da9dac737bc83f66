/** Whether the visitor asked for less motion, or could not see any. */
export const asksForStillness = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches
