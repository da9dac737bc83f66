import { describe, expect, it } from "vitest"
import { optimisedSource, PICTURE_WIDTHS, pictureSources } from "./picture-sources"

const photograph = "/media/0/1700-scanner side.jpg"

describe("pictureSources", () => {
  it("offers a photograph in every width that the configuration allows, through Next.js's optimiser", () => {
    const { src, srcSet = "" } = pictureSources(photograph)
    expect(src).toBe("/_next/image?url=%2Fmedia%2F0%2F1700-scanner%20side.jpg&w=640&q=75")
    expect(srcSet.split(",").map((one) => one.split(" ")[1])).toEqual(
      PICTURE_WIDTHS.map((width) => `${width}w`),
    )
    for (const width of PICTURE_WIDTHS)
      expect(srcSet).toContain(`${optimisedSource(photograph, width)} ${width}w`)
  })

  it.each(["/equipment/pistol-scanner.svg", "/media/0/logo.svg", "https://cdn.example/a.jpg"])(
    "leaves %s, which is a drawing or not ours to change, as it is",
    (src) => expect(pictureSources(src)).toEqual({ src }),
  )
})
