/** How a brand's name is set where no logo of its own may be shown. */
export type Wordmark = "block" | "boxed" | "barred" | "light" | "lower" | "slanted" | "wide"

/** Manufacturers by the setting of their names, which imitate no registered logo. Names are in small letters. */
const SETTINGS: Readonly<Record<Wordmark, readonly string[]>> = {
  block: ["zebra", "epson", "samsung", "apg", "newland"],
  boxed: ["brother", "citizen", "tsc", "hp"],
  barred: ["datalogic", "bixolon", "teltonika", "unitech"],
  light: ["apple", "cisco", "elo", "asus"],
  lower: ["ubiquiti", "tp-link", "socket mobile"],
  slanted: ["honeywell", "star micronics"],
  wide: ["hpe aruba", "toshiba tec", "sato"],
}

const OF_BRAND: ReadonlyMap<string, Wordmark> = new Map(
  Object.entries(SETTINGS).flatMap(([setting, brands]) =>
    brands.map((brand) => [brand, setting as Wordmark] as const),
  ),
)

/** The setting of a brand's name; undefined for a brand that is not in the table, which shows its first letter. */
export const wordmarkOf = (name: string): Wordmark | undefined => OF_BRAND.get(name.trim().toLowerCase())
