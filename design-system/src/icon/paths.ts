/** All icons: one path each on a 20 × 20 grid, drawn with a 1.5 px line and square ends. */
export const PATHS = {
  search: "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  grid: "M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z",
  edit: "M3.5 16.5v-3l9.5-9.5 3 3-9.5 9.5zM11 6l3 3",
  copy: "M7 7h10v10H7zM4.5 13H3V3h10v1.5",
  danger: "M7 2.5h6l4.5 4.5v6L13 17.5H7L2.5 13V7zM10 6v5M10 13.9v.1",
  success: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M6.5 10.2l2.5 2.5 4.5-5",
  info: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M10 9.5v4M10 6.5v.1",
  more: "M3.5 9.5h1v1h-1zM9.5 9.5h1v1h-1zM15.5 9.5h1v1h-1z",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  "chevron-down": "M5 7.5l5 5 5-5",
  "chevron-left": "M12.5 5l-5 5 5 5",
  "chevron-right": "M7.5 5l5 5-5 5",
  "arrow-right": "M3.5 10h13M11.5 5l5 5-5 5",
  "arrow-up": "M10 16.5v-13M5 8.5l5-5 5 5",
  bookmark: "M5 2.5h10v15l-5-4-5 4z",
  trash: "M3 5.5h14M7.5 5.5v-3h5v3M5 5.5l.8 12h8.4l.8-12M8.5 9v5M11.5 9v5",
  printer: "M5.5 7V2.5h9V7M5.5 14.5h-3V7h15v7.5h-3M5.5 12h9v5.5h-9zM14.5 9.5h.01",
  undo: "M7 3.5L3 7.5l4 4M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7",
  leaf: "M4 16C3 8.5 8 4 17 3.5c.5 8-3.5 13-10 12M3 17.5C5 13 8 10 12 8",
  share: "M10 12.5v-10M6.5 6L10 2.5 13.5 6M6 9.5H3.5v8h13v-8H14",
  "zoom-in": "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4 4M9 6.5v5M6.5 9h5",
  cart: "M2 3.5h2.5l2 9.5h8.5l2-7H5.2M7.5 16.75h.01M14 16.75h.01",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  upload: "M10 13.5V3.5M6 7.5l4-4 4 4M3 13v3.5h14V13",
  document: "M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4",
  check: "M4 10.5l4 4 8-9",
  phone:
    "M4.5 3h3l1.5 4-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 3 4.6 1.5 1.5 0 0 1 4.5 3",
  mail: "M2.5 4.5h15v11h-15zM2.5 5.5l7.5 6 7.5-6",
  warning: "M10 3l8 13.5H2zM10 8v4M10 14.4v.1",
  shield: "M10 2.5l6.5 2.5v4.5c0 4-2.7 6.6-6.5 8-3.8-1.4-6.5-4-6.5-8V5zM7 10l2.2 2.2L13 8",
  globe:
    "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M2.5 10h15M10 2.5c-4 4.5-4 10.5 0 15 4-4.5 4-10.5 0-15",
  certificate: "M10 2.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10M7 11.5l-1 6 4-2 4 2-1-6",
  lock: "M4 9h12v8.5H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3M10 12.5v1.5",
  signal:
    "M2.5 2.5l15 15M10 16h.01M6.5 12.3a5 5 0 0 1 4.2-1.3M3.6 9A9 9 0 0 1 7 6.9M10.5 6.2A9 9 0 0 1 16.4 9",
} as const

export type IconName = keyof typeof PATHS

/** Names of all icons, for the page that shows them. */
export const ICON_NAMES = Object.keys(PATHS) as IconName[]
