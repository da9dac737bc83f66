import type { StaffRole } from "@scanwright/backend/contract"
import type { ShortcutGroup } from "@scanwright/design-system"
import { mayOpen } from "@/staff/session/permissions"

/** The parts of a keyboard event that decide on a shortcut. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">

/** What a press of a key is to do. */
export type KeyAction =
  | { readonly kind: "save" | "help" | "search" | "select" | "await-place" }
  | { readonly kind: "row"; readonly by: 1 | -1 }
  | { readonly kind: "go"; readonly href: string }

/** The situation in which a key is pressed. */
export interface KeySituation {
  readonly role: StaffRole
  /** Whether the focus is where characters are typed. */
  readonly isTyping: boolean
  /** Whether a dialog is open in front of the page. */
  readonly isModal: boolean
  /** Whether the focus is in a row of a list. */
  readonly isInRow: boolean
  /** Whether the focus is in the search of a list. */
  readonly isInSearch: boolean
  /** Whether shortcuts of a single character are on. */
  readonly hasSingleKeys: boolean
  /** Whether G was pressed just before. */
  readonly isGoing: boolean
}

/** Pages by the letter that follows G. */
const PLACES: Readonly<Record<string, { readonly label: string; readonly href: string }>> = {
  d: { label: "Dashboard", href: "/admin/dashboard" },
  s: { label: "Submissions", href: "/admin/submissions" },
  o: { label: "Companies", href: "/admin/companies" },
  p: { label: "Products", href: "/admin/products" },
  a: { label: "Articles", href: "/admin/blogs" },
  b: { label: "Brands", href: "/admin/brands" },
  m: { label: "Machine types", href: "/admin/machine-types" },
  i: { label: "Import", href: "/admin/import" },
  u: { label: "URL SEO", href: "/admin/url-seo" },
  f: { label: "Figures", href: "/admin/figures" },
  l: { label: "Activity log", href: "/admin/activity" },
  y: { label: "My account", href: "/admin/settings/account" },
  c: { label: "Company", href: "/admin/settings/company" },
  e: { label: "Mails", href: "/admin/settings/mails" },
  r: { label: "Redirects", href: "/admin/settings/redirects" },
  t: { label: "Staff", href: "/admin/settings/staff" },
}

const SINGLE_KEYS: Readonly<Record<string, KeyAction>> = {
  "?": { kind: "help" },
  "/": { kind: "search" },
  j: { kind: "row", by: 1 },
  k: { kind: "row", by: -1 },
  x: { kind: "select" },
  g: { kind: "await-place" },
}

const ARROWS: Readonly<Record<string, KeyAction>> = {
  ArrowDown: { kind: "row", by: 1 },
  ArrowUp: { kind: "row", by: -1 },
}

/** What a press of a key does in a situation; null where it is no shortcut. */
export function keyAction(press: KeyPress, situation: KeySituation): KeyAction | null {
  const { ctrlKey, metaKey, altKey, isComposing } = press
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (isComposing || altKey) return null
  // A form in a dialog is saved as well.
  if (ctrlKey || metaKey) return key === "s" ? { kind: "save" } : null
  if (situation.isModal) return null
  if (situation.isInSearch && key === "ArrowDown") return { kind: "row", by: 1 }
  if (situation.isTyping) return null
  if (situation.isInRow && ARROWS[key]) return ARROWS[key]
  if (!situation.hasSingleKeys) return null
  if (situation.isGoing) {
    const place = PLACES[key]
    if (place && mayOpen(situation.role, place.href)) return { kind: "go", href: place.href }
  }
  return SINGLE_KEYS[key] ?? null
}

/** Every shortcut of the staff's screens that a role can use. @param command label of the key Ctrl or ⌘ */
export const shortcutGroups = (role: StaffRole, command: string): ShortcutGroup[] => [
  {
    label: "Everywhere",
    shortcuts: [
      { label: "Search everything", keys: [command, "K"] },
      { label: "Save the form", keys: [command, "S"] },
      { label: "Show this list", keys: ["?"] },
      { label: "Close what is open", keys: ["Esc"] },
    ],
  },
  {
    label: "Go to",
    shortcuts: Object.entries(PLACES)
      .filter(([, { href }]) => mayOpen(role, href))
      .map(([letter, { label }]) => ({
        ...{ label, keys: ["G", letter.toUpperCase()], pressed: "in turn" as const },
      })),
  },
  {
    label: "Lists",
    shortcuts: [
      { label: "Search the list", keys: ["/"] },
      { label: "Next row", keys: ["J", "↓"], pressed: "either" },
      { label: "Row before", keys: ["K", "↑"], pressed: "either" },
      { label: "Open the row", keys: ["Enter"] },
      { label: "Select the row", keys: ["X"] },
    ],
  },
  {
    label: "Texts with formatting",
    shortcuts: [
      { label: "To the tools", keys: ["Alt", "F10"] },
      { label: "Bold", keys: [command, "B"] },
      { label: "Italic", keys: [command, "I"] },
    ],
  },
]
