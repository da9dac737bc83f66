const SPACE = /[ \t\n\r]*/y
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const NAME = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy

/** Reads JSON up to where it breaks off: browsers tell the place in words of their own, or not at all. */
class Reader {
  at = 0

  constructor(private readonly text: string) {}

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    if (!pattern.test(this.text)) return false
    this.at = pattern.lastIndex
    return true
  }

  private takeSign(sign: string): boolean {
    this.take(SPACE)
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  private list(end: string, entry: () => boolean): boolean {
    if (this.takeSign(end)) return true
    do {
      if (!entry()) return false
    } while (this.takeSign(","))
    return this.takeSign(end)
  }

  private member = (): boolean => {
    this.take(SPACE)
    return this.take(NAME) && this.takeSign(":") && this.value()
  }

  value = (): boolean => {
    if (this.takeSign("{")) return this.list("}", this.member)
    if (this.takeSign("[")) return this.list("]", this.value)
    return this.take(SCALAR)
  }

  /** True where nothing but a value stands. */
  all(): boolean {
    if (!this.value()) return false
    this.take(SPACE)
    return this.at === this.text.length
  }
}

/**
 * Where JSON breaks off.
 *
 * @returns a sentence with line and column, counted from 1, or null for good JSON and for nothing
 */
export function jsonFault(text: string): string | null {
  if (text.trim() === "") return null
  const reader = new Reader(text)
  if (reader.all()) return null
  const before = text.slice(0, reader.at).split("\n")
  return `This is no valid JSON from line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1} on`
}
