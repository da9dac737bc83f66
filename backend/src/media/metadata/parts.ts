/** Parts of a file, in their order; those that touch are one, however many they are. */
export class Parts {
  private readonly ranges: { start: number; end: number }[] = []

  constructor(private readonly file: Buffer) {}

  add(start: number, end: number): void {
    const last = this.ranges.at(-1)
    if (last?.end === start) last.end = end
    else this.ranges.push({ start, end })
  }

  /** @returns a copy */
  joined(): Buffer {
    return Buffer.concat(this.ranges.map(({ start, end }) => this.file.subarray(start, end)))
  }
}

/** Whether some bytes begin with a text of Latin letters. */
export const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, "latin1"))
