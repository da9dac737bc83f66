const UNITS = ["bytes", "kB", "MB", "GB"] as const

/** A size in decimal units: `1_250_000` gives `1.3 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const size = bytes / 1000 ** power
  if (power === 0) return bytes === 1 ? "1 byte" : `${bytes} bytes`
  return `${size.toLocaleString("en-GB", { maximumFractionDigits: size < 10 ? 1 : 0 })} ${UNITS[power]}`
}

/** True for a file that an `accept` attribute allows: by extension, type, or family of types. */
export function isAccepted({ name, type }: Pick<File, "name" | "type">, accept: string | undefined): boolean {
  if (!accept) return true
  return accept
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => {
      if (entry.startsWith(".")) return name.toLowerCase().endsWith(entry)
      return entry.endsWith("/*") ? type.startsWith(entry.slice(0, -1)) : type === entry
    })
}

export interface FileRules {
  /** Accepted types as in HTML: `.pdf,image/*`. */
  accept?: string
  /** The accepted kinds as text: "PDF or a photograph". */
  kinds?: string
  /** Largest size of one file, in bytes. */
  maxBytes?: number
}

/** The error of a file; null when there is none. */
export function fileError(
  file: Pick<File, "name" | "type" | "size">,
  { accept, kinds, maxBytes }: FileRules,
): string | null {
  if (!isAccepted(file, accept)) return `Not accepted: choose ${kinds ?? accept}`
  if (file.size === 0) return "The file is empty"
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `Too large: ${formatBytes(file.size)}, ${formatBytes(maxBytes)} at most`
  }
  return null
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Files already chosen and those added, each once. */
export function addFiles(chosen: readonly File[], added: readonly File[]): File[] {
  return added.reduce<File[]>(
    (files, file) => (files.some((other) => isSame(other, file)) ? files : [...files, file]),
    [...chosen],
  )
}
