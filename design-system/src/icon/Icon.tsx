import { cx } from "../lib/cx"

/** The icons there are: one path each on a 20 × 20 grid, drawn with a 1.5 px line and square ends. */
const PATHS = {
  search: "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  "chevron-down": "M5 7.5l5 5 5-5",
  "chevron-left": "M12.5 5l-5 5 5 5",
  "chevron-right": "M7.5 5l5 5-5 5",
  "arrow-right": "M3.5 10h13M11.5 5l5 5-5 5",
  cart: "M2 3.5h2.5l2 9.5h8.5l2-7H5.2M7.5 16.75h.01M14 16.75h.01",
  check: "M4 10.5l4 4 8-9",
  phone:
    "M4.5 3h3l1.5 4-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 3 4.6 1.5 1.5 0 0 1 4.5 3",
  mail: "M2.5 4.5h15v11h-15zM2.5 5.5l7.5 6 7.5-6",
  warning: "M10 3l8 13.5H2zM10 8v4M10 14.4v.1",
  shield: "M10 2.5l6.5 2.5v4.5c0 4-2.7 6.6-6.5 8-3.8-1.4-6.5-4-6.5-8V5zM7 10l2.2 2.2L13 8",
  signal:
    "M2.5 2.5l15 15M10 16h.01M6.5 12.3a5 5 0 0 1 4.2-1.3M3.6 9A9 9 0 0 1 7 6.9M10.5 6.2A9 9 0 0 1 16.4 9",
} as const

export type IconName = keyof typeof PATHS

export interface IconProps {
  name: IconName
  className?: string
}

/** A small picture beside words. Hidden from assistive technology: the words say it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={cx("icon", className)}>
      <path d={PATHS[name]} />
    </svg>
  )
}

/** Names of all icons, for the page that shows them. */
export const ICON_NAMES = Object.keys(PATHS) as IconName[]
