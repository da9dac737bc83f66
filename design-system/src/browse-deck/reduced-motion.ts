/** True for visitors who prefer reduced motion, and in a hidden page. */
export const prefersReducedMotion = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches
