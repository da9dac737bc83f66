import { MedusaError } from "@medusajs/framework/utils"

const damaged = (reason: string) =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `The AVIF file is damaged: ${reason}`)

interface Box {
  type: string
  start: number
  content: number
  end: number
}

/** The boxes from one place of a file to another, up to the first that is none. */
function* boxesOf(file: Buffer, start: number, end: number): Generator<Box> {
  let at = start
  while (at + 8 <= end) {
    const declared = file.readUInt32BE(at)
    const isLong = declared === 1
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : declared || end - at
    const content = at + (isLong ? 16 : 8)
    if (at + size < content) return
    const type = file.toString("latin1", at + 4, at + 8)
    yield { type, start: at, content, end: Math.min(end, at + size) }
    at += size
  }
}

/** What a picture is made of at the top of a file, in its description, and as items. */
const TOP = new Set(["ftyp", "meta", "mdat", "moov"])
const DESCRIPTION = new Set(["hdlr", "pitm", "iloc", "iinf", "iprp", "iref", "idat", "grpl"])
const DRAWN_ITEMS = new Set(["av01", "grid", "iden", "iovl", "tmap"])

/** Makes a box one of free space, of the same length so that all others stay where they are. */
function empty(file: Buffer, { start, content, end }: Box): void {
  file.write("free", start + 4, "latin1")
  file.fill(0, content, end)
}

/** An item as `iinf` names it; version 3 has longer ids. */
function itemOf(file: Buffer, { content }: Box) {
  const isLong = (file[content] ?? 0) >= 3
  const typeAt = content + (isLong ? 10 : 8)
  return {
    id: isLong ? file.readUInt32BE(content + 4) : file.readUInt16BE(content + 4),
    type: file.toString("latin1", typeAt, typeAt + 4),
    typeAt,
  }
}

/** The ids of pictures that are thumbnails of others. */
function* thumbnailsIn(file: Buffer, references: Box): Generator<number> {
  const isLong = (file[references.content] ?? 0) > 0
  for (const { type, content } of boxesOf(file, references.content + 4, references.end)) {
    if (type === "thmb") yield isLong ? file.readUInt32BE(content) : file.readUInt16BE(content)
  }
}

/** Reads numbers of a box one after another. */
class Reader {
  constructor(
    private readonly file: Buffer,
    private at: number,
  ) {}

  /** @param length in bytes: 0, 1, 2, 4 or 8 */
  next(length: number): number {
    const start = this.at
    this.at += length
    if (length === 0) return 0
    return length === 8 ? Number(this.file.readBigUInt64BE(start)) : this.file.readUIntBE(start, length)
  }
}

/**
 * Writes zeros over what `iloc` says is the content of some items.
 *
 * @throws MedusaError where that would take endless time
 */
function eraseItems(file: Buffer, locations: Box, data: Box | undefined, erased: ReadonlySet<number>): void {
  const reader = new Reader(file, locations.content)
  const version = reader.next(1)
  reader.next(3)
  const sizes = [reader.next(1), reader.next(1)].flatMap((byte) => [byte >> 4, byte & 15])
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes
  if (offsetSize + lengthSize === 0) throw damaged("its items have no place")
  const idSize = version < 2 ? 2 : 4
  let most = file.length
  const count = reader.next(idSize)
  for (let item = 0; item < count; item += 1) {
    const id = reader.next(idSize)
    const isInData = version > 0 && (reader.next(2) & 15) === 1
    reader.next(2)
    const base = reader.next(baseSize) + (isInData ? (data?.content ?? 0) : 0)
    const extents = reader.next(2)
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) reader.next(indexSize)
      const start = base + reader.next(offsetSize)
      const length = reader.next(lengthSize)
      if (!erased.has(id)) continue
      most -= length
      if (most < 0) throw damaged("its items are longer than the file")
      file.fill(0, start, start + length)
    }
  }
}

/**
 * The picture in an AVIF file (ISO/IEC 23008-12), with zeros over EXIF, XMP, thumbnails, and boxes that do not belong to
 * the picture; what follows the last box is cut off.
 *
 * @param original its bytes
 * @throws MedusaError or RangeError where it is damaged
 */
export function bareAvif(original: Buffer): Buffer {
  const file = Buffer.from(original)
  let fileEnd = 0
  for (const box of boxesOf(file, 0, file.length)) {
    fileEnd = box.end
    if (!TOP.has(box.type)) empty(file, box)
    if (box.type === "meta") cleanDescription(file, box)
  }
  return file.subarray(0, fileEnd)
}

function cleanDescription(file: Buffer, meta: Box): void {
  const described = [...boxesOf(file, meta.content + 4, meta.end)]
  const named = (name: string) => described.find(({ type }) => type === name)
  const [items, locations, references] = [named("iinf"), named("iloc"), named("iref")]
  const erased = new Set(references && thumbnailsIn(file, references))
  if (items) {
    const countSize = file[items.content] === 0 ? 2 : 4
    for (const box of boxesOf(file, items.content + 4 + countSize, items.end)) {
      const { id, type, typeAt } = itemOf(file, box)
      if (!DRAWN_ITEMS.has(type)) erased.add(id)
      if (erased.has(id)) file.write("none", typeAt, "latin1")
    }
  }
  if (locations) eraseItems(file, locations, named("idat"), erased)
  for (const box of described) if (!DESCRIPTION.has(box.type)) empty(file, box)
}
