import { describe, expect, it } from "vitest"
import {
  HOSTILE_SVG,
  PDF,
  PICTURES,
  PNG_WITH_PAGE,
  pngOfWidth,
  ZIP,
} from "../../integration-tests/helpers/pictures"
import { acceptFile } from "./accept-file"
import { cleanSvg, isSvg } from "./clean-svg"
import { pictureSize } from "./picture-size"

const LIMITS = { image: 1_000, pdf: 2_000, file: 3_000 }
const accept = (content: Buffer | string, name = "file.bin") =>
  acceptFile({ name, content: Buffer.from(content) }, LIMITS)

describe("The size of a picture", () => {
  it.each([
    ["png", PICTURES.png],
    ["jpg", PICTURES.jpg],
    ["webp", PICTURES.webpLossy],
    ["webp", PICTURES.webpLossless],
    ["webp", PICTURES.webpExtended],
    ["avif", PICTURES.avif],
  ] as const)("is read from %s", async (type, file) => {
    expect(await pictureSize(type, file)).toEqual({ width: 3, height: 2 })
  })

  it.each(["png", "jpg", "webp", "avif"] as const)("is not made up for a damaged %s", async (type) => {
    for (const length of [0, 3, 12, 20, 26, 40]) {
      const files = [PICTURES.png, PICTURES.jpg, PICTURES.webpLossy, PICTURES.avif]
      for (const file of files) expect(await pictureSize(type, file.subarray(0, length))).toBeUndefined()
      expect(await pictureSize(type, Buffer.alloc(length, 0xff))).toBeUndefined()
    }
  })

  it("is the one its header claims, whatever its pixels", async () => {
    const wide = Buffer.from(PICTURES.avif)
    wide.writeUInt32BE(30_000, wide.indexOf("ispe") + 8)
    expect(await pictureSize("avif", wide)).toMatchObject({ width: 30_000 })
  })

  it("is not that of another format", async () => {
    expect(await pictureSize("png", PICTURES.jpg)).toBeUndefined()
  })
})

describe("A file", () => {
  it.each([
    [PICTURES.png, "png", "image/png"],
    [PICTURES.jpg, "jpg", "image/jpeg"],
    [PICTURES.webpExtended, "webp", "image/webp"],
    [PICTURES.avif, "avif", "image/avif"],
    [PNG_WITH_PAGE, "png", "image/png"],
    [PDF, "pdf", "application/pdf"],
    [ZIP, "zip", "application/zip"],
  ])("has the type of its content, whatever its name", async (content, extension, mimeType) => {
    expect(await accept(content, "page.html")).toMatchObject({ extension, mimeType, access: "public" })
  })

  it("of text without markup is text where its name says so", async () => {
    expect(await accept("Café 2.15: see page 3 < 4", "Release.TXT")).toMatchObject({
      extension: "txt",
      mimeType: "text/plain; charset=utf-8",
      access: "public",
    })
  })

  it("of CSV is private", async () => {
    expect(await accept("Product Id,Product Title\n,Café\n", "list.CSV")).toMatchObject({
      extension: "csv",
      access: "private",
    })
  })

  it.each([
    ["a page", "<!doctype html><script>1</script>", "a.png"],
    ["a program", Buffer.from("MZ\u0090\0\u0003\0\0\0"), "a.png"],
    ["a page in a text's name", "Hello\n<!DOCTYPE html><p>", "a.txt"],
    ["a script in a text's name", "Hello < script src=x>", "a.txt"],
    ["text in another encoding", Buffer.from([0x61, 0xe9, 0x0a]), "a.txt"],
    ["a GIF", "GIF89a\u0001\u0001", "a.gif"],
    ["a page in an SVG's name", "<html><svg></svg></html>", "a.svg"],
    ["text", "hello", "a.log"],
    ["nothing", "", "a.csv"],
    ["CSV in another encoding", Buffer.from([0x61, 0x2c, 0xe9, 0x0a]), "a.csv"],
    ["a PDF that is none", "PDF", "a.pdf"],
  ])("of another kind, like %s, is refused", async (_name, content, name) => {
    await expect(accept(content as string, name)).rejects.toMatchObject({
      type: "invalid_data",
      message: expect.stringContaining("send a PNG, JPEG, WebP, AVIF or SVG picture, a PDF") as string,
    })
  })

  it.each([
    ["too wide a picture", pngOfWidth(12_001), "more than 12000 pixels"],
    ["a picture without a size", pngOfWidth(0), "damaged"],
    ["too large a picture", Buffer.concat([PICTURES.png, Buffer.alloc(1_000)]), "larger than"],
    ["too large a PDF", Buffer.concat([PDF, Buffer.alloc(2_000)]), "larger than"],
    ["an archive that does not end", ZIP.subarray(0, -22), "damaged"],
    [
      "too large an archive",
      Buffer.concat([Buffer.from(ZIP.subarray(0, -22)), Buffer.alloc(3_000)]),
      "larger than",
    ],
    ["an SVG that draws nothing", "<svg ", "damaged"],
  ])("like %s is refused", async (_name, content, message) => {
    await expect(accept(content as Buffer)).rejects.toThrow(message)
  })
})

describe("An SVG file", () => {
  it.each(["<svg/>", '\n<?xml version="1.0"?>\n<!-- x --><!DOCTYPE svg><svg width="1">', HOSTILE_SVG])(
    "is known by its beginning",
    (text) => {
      expect(isSvg(text)).toBe(true)
    },
  )

  it("is not a page that contains one", () => {
    expect(isSvg("<html><svg/></html>")).toBe(false)
    expect(isSvg(`<!--${"-".repeat(50_000)}`)).toBe(false)
  })

  it("leaves what draws, and nothing that runs or refers to something outside", () => {
    const cleaned = cleanSvg(HOSTILE_SVG) ?? ""
    expect(cleaned).not.toMatch(
      /script|alert|on\w+=|foreignObject|iframe|<style|@import|evil|animate|<set|<a[ >]|ENTITY|<!--|passwd|svg\+xml/i,
    )
    expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(cleaned.endsWith("</svg>")).toBe(true)
    for (const allowed of [
      'viewBox="0 0 9 9"',
      "A &amp; B",
      'xlink:href="#shape"',
      'fill="url(#paint)"',
      "stroke:#2563eb",
      '<linearGradient id="paint" gradientUnits="userSpaceOnUse">',
      'd="M0 0L9 9"',
      'href="data:image/png;base64,iVBORw0KGgo="',
      "clip-path=",
    ]) {
      expect(cleaned).toContain(allowed)
    }
  })
})
