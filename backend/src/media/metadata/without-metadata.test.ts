import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { PHOTOGRAPH, PICTURES, PNG_WITH_PAGE } from "../../../integration-tests/helpers/pictures"
import { acceptFile } from "../accept-file"
import { withoutMetadata } from "./without-metadata"
import { type RasterType } from "../picture-size"
import { bareAvif } from "./avif"
import { withBarePictures } from "./svg-pictures"

const TYPES = ["jpg", "png", "webp", "avif"] as const satisfies RasterType[]
/** What no cleaned picture may hold, wherever it was written. */
const SECRET = "51.4772N"

const encode = (picture: sharp.Sharp, type: RasterType) =>
  (type === "jpg" ? picture.jpeg() : picture.toFormat(type, { effort: 1 })).toBuffer()

/** A red, a green, a blue and a white quarter, from left to right and from top to bottom. */
const quarters = (width = 64, height = 32) => {
  const tile = (background: string) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3, background } satisfies sharp.Create,
    },
  })
  return sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    { ...tile("red"), left: 0, top: 0 },
    { ...tile("lime"), left: width / 2, top: 0 },
    { ...tile("blue"), left: 0, top: height / 2 },
  ])
}

const withExifAndXmp = (picture: sharp.Sharp) =>
  picture
    .withExif({ IFD0: { ImageDescription: SECRET, Make: "Camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)

const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()

/** The colours in the middle of the quarters, as one of eight. */
async function quartersOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => (value > 128 ? "1" : "0")).join("")
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(" ")
}

async function expectBare(picture: Buffer): Promise<void> {
  const { exif, xmp, iptc, comments, orientation } = await sharp(picture).metadata()
  expect({ exif, xmp, iptc, comments, orientation }).toEqual({})
  expect(picture.includes(SECRET)).toBe(false)
}

describe("A photograph", () => {
  it("as a phone sends it stands upright and says neither where nor with what it was taken", async () => {
    const bare = await withoutMetadata("jpg", PHOTOGRAPH)
    await expectBare(bare)
    expect(await sharp(bare).metadata()).toMatchObject({ format: "jpeg", width: 32, height: 64 })
    for (const part of ["Exif", "BugCaseCam"]) expect(bare.includes(part)).toBe(false)
  })

  it.each(TYPES)("as %s loses EXIF and XMP, and keeps its colour profile", async (type) => {
    const file = await encode(withExifAndXmp(quarters()).withIccProfile("p3"), type)
    const before = await sharp(file).metadata()
    expect([before.exif, before.xmp]).not.toContain(undefined)
    const bare = await withoutMetadata(type, file)
    await expectBare(bare)
    expect((await sharp(bare).metadata()).icc).toEqual(before.icc)
    expect(await quartersOf(bare)).toBe(await quartersOf(file))
    expect(await pixels(bare)).toEqual(await pixels(file))
  })

  it.each(
    (["jpg", "png", "webp"] as const).flatMap((type) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [type, orientation] as const),
    ),
  )("as %s with orientation %i is shown as before", async (type, orientation) => {
    const file = await encode(quarters().withMetadata({ orientation }), type)
    const bare = await withoutMetadata(type, file)
    await expectBare(bare)
    expect(await quartersOf(bare)).toBe(await quartersOf(await sharp(file).autoOrient().png().toBuffer()))
    expect((await sharp(bare).metadata()).width).toBe(orientation > 4 ? 32 : 64)
  })

  it("of 16 bits as png is turned with its colours", async () => {
    const file = await quarters()
      .toColourspace("rgb16")
      .withIccProfile("p3")
      .withMetadata({ orientation: 3 })
      .png()
      .toBuffer()
    const bare = await withoutMetadata("png", file)
    await expectBare(bare)
    expect(await sharp(bare).metadata()).toMatchObject({ depth: "ushort", hasProfile: true })
    expect(await quartersOf(await sharp(bare).toColourspace("srgb").png().toBuffer())).toBe(
      await quartersOf(await sharp(file).autoOrient().toColourspace("srgb").png().toBuffer()),
    )
  })

  it("in the colours of print keeps them", async () => {
    const file = await withExifAndXmp(quarters().toColourspace("cmyk")).jpeg().toBuffer()
    const bare = await withoutMetadata("jpg", file)
    await expectBare(bare)
    expect(await pixels(bare)).toEqual(await pixels(file))
  })

  it("in the colours of print is shown in those of screens when it is turned", async () => {
    const file = await sharp(await quarters().toColourspace("cmyk").jpeg().toBuffer())
      .toColourspace("cmyk")
      .keepIccProfile()
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const bare = await withoutMetadata("jpg", file)
    await expectBare(bare)
    expect(await quartersOf(await sharp(bare).toColourspace("srgb").png().toBuffer())).toBe(
      await quartersOf(await sharp(file).autoOrient().toColourspace("srgb").png().toBuffer()),
    )
  })
})

/** A JPEG segment. */
const segment = (marker: number, ...content: (string | Buffer)[]) => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const afterStart = (jpeg: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])

/** A PNG chunk; nobody checks the sums of those that are taken out. */
const chunk = (name: string, content: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(`${name}${content}sum.`)])
}
/** A RIFF chunk. */
const riff = (name: string, content: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, Buffer.from(content), Buffer.alloc(content.length % 2)])
}
/** The WebP file with another chunk at its end, and with the flags of its first chunk changed. */
const webpWith = (added: Buffer, flags = 0) => {
  const file = Buffer.concat([PICTURES.webpExtended, added])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt8((file[20] ?? 0) | flags, 20)
  return file
}
const afterIdat = (png: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...parts, png.subarray(-12)])

describe("A picture keeps its pixels and loses", () => {
  const { jpg, png, webpExtended } = PICTURES
  it.each([
    ["a comment", jpg, afterStart(jpg, segment(0xfe, SECRET))],
    ["IPTC and Photoshop's thumbnail", jpg, afterStart(jpg, segment(0xed, "Photoshop 3.0\0", SECRET))],
    ["an index of second pictures", jpg, afterStart(jpg, segment(0xe2, "MPF\0", SECRET))],
    ["a proof of origin", jpg, afterStart(jpg, segment(0xeb, "JP", SECRET))],
    ["a thumbnail of its own segment", jpg, afterStart(jpg, segment(0xe0, "JFXX\0\u0010", SECRET))],
    [
      "the thumbnail of JFIF",
      jpg,
      afterStart(jpg, segment(0xe0, "JFIF\0\u0001\u0002\0\0\u0001\0\u0001\u0003\u0003", SECRET.repeat(3))),
    ],
    ["what no standard knows", jpg, afterStart(jpg, segment(0xe7, SECRET), segment(0xee, SECRET))],
    ["a segment between fill bytes", jpg, afterStart(jpg, Buffer.from([0xff, 0xff]), segment(0xfe, SECRET))],
    ["a second picture behind it", jpg, Buffer.concat([jpg, jpg, Buffer.from(SECRET)])],
    [
      "texts before its pixels",
      png,
      Buffer.concat([png.subarray(0, 33), chunk("tEXt", `Comment\0${SECRET}`), png.subarray(33)]),
    ],
    [
      "texts and EXIF after its pixels",
      png,
      afterIdat(png, chunk("iTXt", SECRET), chunk("eXIf", SECRET), chunk("tIME", SECRET)),
    ],
    ["chunks of programs", png, afterIdat(png, chunk("caBX", SECRET), chunk("prVt", SECRET))],
    ["chunks behind it", png, Buffer.concat([png, chunk("IDAT", SECRET)])],
    ["a page behind it", png, Buffer.concat([png, Buffer.from(SECRET)])],
    ["EXIF that is announced", webpExtended, webpWith(riff("EXIF", SECRET), 0b1100)],
    ["EXIF that nothing announces", webpExtended, webpWith(riff("EXIF", SECRET))],
    ["unknown chunks", webpExtended, webpWith(riff("C2PA", SECRET))],
    ["chunks behind it", webpExtended, Buffer.concat([webpExtended, riff("ICCP", SECRET)])],
  ])("%s", async (_what, clean, file) => {
    const type = clean === jpg ? "jpg" : clean === png ? "png" : "webp"
    expect(await withoutMetadata(type, file)).toEqual(clean)
  })

  it("nothing where there is nothing", async () => {
    const jfif = segment(0xe0, "JFIF\0\u0001\u0002\0\0\u0001\0\u0001\0\0")
    // Before a restart, and before what stands for 0xFF, a byte may fill up.
    const filledUp = Buffer.from([0x11, 0xff, 0xff, 0xd0, 0x22, 0xff, 0xff, 0x00, 0x33])
    for (const file of [
      jpg,
      afterStart(jpg, jfif),
      afterStart(jpg, segment(0xee, "Adobe\0d\0\0\0\0\u0001")),
      Buffer.concat([jpg.subarray(0, -2), filledUp, jpg.subarray(-2)]),
    ]) {
      expect(await withoutMetadata("jpg", file)).toEqual(file)
    }
    expect(await withoutMetadata("png", png)).toEqual(png)
    expect(await withoutMetadata("png", PNG_WITH_PAGE)).toEqual(png)
    expect(await withoutMetadata("avif", PICTURES.avif)).toEqual(PICTURES.avif)
    for (const webp of [PICTURES.webpLossy, PICTURES.webpLossless, webpExtended]) {
      expect(await withoutMetadata("webp", webp)).toEqual(webp)
    }
  })

  it("nothing of the scans of a progressive JPEG, nor of the frames of an animation", async () => {
    const progressive = await quarters()
      .withExif({ IFD0: { Make: SECRET } })
      .jpeg({ progressive: true })
      .toBuffer()
    const bareJpeg = await withoutMetadata("jpg", progressive)
    await expectBare(bareJpeg)
    expect(await pixels(bareJpeg)).toEqual(await pixels(progressive))
    const frames = await Promise.all(
      [quarters(8, 8), quarters(8, 8).negate()].map((frame) => frame.png().toBuffer()),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .withExif({ IFD0: { Make: SECRET } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer()
    const bareWebp = await withoutMetadata("webp", animation)
    await expectBare(bareWebp)
    expect(await sharp(bareWebp).metadata()).toMatchObject({ pages: 2, width: 8 })
  })

  it("of a damaged JPEG, as much as browsers show stays", async () => {
    const whole = await quarters(640, 320)
      .withExif({ IFD0: { Make: SECRET } })
      .jpeg()
      .toBuffer()
    const cut = await withoutMetadata("jpg", whole.subarray(0, -200))
    await expectBare(await sharp(cut, { failOn: "none" }).png().toBuffer())
    expect(cut.includes(SECRET)).toBe(false)
    const withRubbish = afterStart(whole, Buffer.from(`rubbish${SECRET}`))
    const withRestart = afterStart(whole, Buffer.from([0xff, 0xd0]))
    for (const damaged of [withRubbish, withRestart]) {
      const bare = await withoutMetadata("jpg", damaged)
      await expectBare(bare)
      expect(await quartersOf(bare)).toBe(await quartersOf(whole))
    }
  })
})

it("A picture that cannot be turned is refused", async () => {
  const webp = await encode(quarters().withMetadata({ orientation: 6 }), "webp")
  const pixelsAt = webp.indexOf("VP8 ") + 18
  webp.fill(0xff, pixelsAt, webp.indexOf("EXIF"))
  const limits = { image: 100_000, pdf: 0, file: 0 }
  await expect(acceptFile({ name: "a.webp", content: webp }, limits)).rejects.toThrow(
    '"a.webp" cannot be read to its end: save it as a JPEG or PNG picture, and send that',
  )
})

/** A box of an AVIF file. */
const box = (name: string, content: string) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, "latin1")
  return Buffer.concat([head, Buffer.from(content)])
}

describe("An AVIF picture keeps its pixels and loses", () => {
  const withAlpha = () =>
    encode(sharp({ create: { width: 8, height: 8, channels: 4, background: "#ff000080" } }), "avif")

  it.each([
    ["boxes of programs at its top", (avif: Buffer) => [avif, box("uuid", SECRET), box("free", SECRET)]],
    ["what follows its last box", (avif: Buffer) => [avif, Buffer.from(`\0\0\0\u0004${SECRET}`)]],
  ])("%s", async (_what, file) => {
    const bare = await withoutMetadata("avif", Buffer.concat(file(PICTURES.avif)))
    await expectBare(bare)
    expect(bare.subarray(0, PICTURES.avif.length)).toEqual(PICTURES.avif)
  })

  it("boxes of programs within its description", async () => {
    const file = Buffer.from(await encode(withExifAndXmp(quarters()), "avif"))
    // The reference from EXIF to the picture, under another name.
    file.write("uuid", file.indexOf("iref"), "latin1")
    const bare = await withoutMetadata("avif", file)
    expect(bare.includes("uuid")).toBe(false)
    expect(bare.includes("cdsc")).toBe(false)
    await expectBare(bare)
    expect(await pixels(bare)).toEqual(await pixels(file))
  })

  it("its thumbnails", async () => {
    const file = Buffer.from(await withAlpha())
    // The picture of the transparency, as if it were a thumbnail.
    file.write("thmb", file.indexOf("auxl"), "latin1")
    const bare = await withoutMetadata("avif", file)
    const zeros = (content: Buffer) =>
      content.subarray(content.indexOf("mdat")).filter((byte) => byte === 0).length
    expect(zeros(bare)).toBeGreaterThan(zeros(file))
    expect((await pixels(bare)).subarray(0, 3)).toEqual((await pixels(file)).subarray(0, 3))
  })

  it.each([
    ["no place", "\0\0", ""],
    ["the whole file, again and again", "\u0044\0", "\0\0\0\0\0\0\0\u0040".repeat(3)],
  ])("is damaged where an item is in %s", (_where, sizes, extents) => {
    const item = box("infe", "\u0002\0\0\0\0\u0001\0\0Exif\0").toString("latin1")
    const items = box("iinf", `\0\0\0\0\0\u0001${item}`).toString("latin1")
    const places = box("iloc", `\0\0\0\0${sizes}\0\u0001\0\u0001\0\0\0\u0003${extents}`).toString("latin1")
    expect(() => bareAvif(box("meta", `\0\0\0\0${items}${places}`))).toThrow("The AVIF file is damaged")
  })

  it("nothing of its transparency", async () => {
    const file = await withAlpha()
    expect(await withoutMetadata("avif", file)).toEqual(file)
  })
})

describe("A drawing", () => {
  const drawing = (address: string) =>
    `<svg><image href="${address}"/><image href="${address}"/><path/></svg>`
  const jpeg = (content: Buffer) => `data:image/jpeg;base64,${content.toString("base64")}`

  it("loses the metadata of the photographs in it", async () => {
    const bare = await withBarePictures(drawing(jpeg(PHOTOGRAPH)))
    expect(bare).toBe(drawing(jpeg(await withoutMetadata("jpg", PHOTOGRAPH))))
  })

  it("is stored without them", async () => {
    const limits = { image: 0, pdf: 0, file: 0 }
    const { content } = await acceptFile(
      { name: "a", content: Buffer.from(drawing(jpeg(PHOTOGRAPH))) },
      limits,
    )
    expect(content.toString()).toContain(jpeg(await withoutMetadata("jpg", PHOTOGRAPH)))
  })

  it("stays as it is without metadata", async () => {
    const clean = drawing(jpeg(PICTURES.jpg))
    expect(await withBarePictures(clean)).toBe(clean)
  })

  it("keeps its texts, and a picture that moves", async () => {
    const apng = Buffer.concat([
      PICTURES.png.subarray(0, 33),
      chunk("acTL", "\0\0\0\u0001\0\0\0\0"),
      PICTURES.png.subarray(33),
    ])
    const drawn = `<svg><text>data:image/png;base64,AAAA</text><image href="data:image/png;base64,${apng.toString("base64")}"/></svg>`
    expect(await withBarePictures(drawn)).toBe(drawn)
  })

  it.each([PHOTOGRAPH.subarray(0, 176), Buffer.from(SECRET)])(
    "loses what cannot be decoded",
    async (content) => {
      expect(await withBarePictures(drawing(jpeg(content)))).toBe(drawing("data:,"))
    },
  )
})
