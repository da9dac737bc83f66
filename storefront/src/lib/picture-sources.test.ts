import { describe, expect, it } from "vitest"
import { pictureSources } from "./picture-sources"

describe("pictureSources", () => {
  it.each(["/equipment/pistol-scanner.svg", "/media/0/logo.svg", "https://cdn.example/a.jpg"])(
    "leaves %s, which is a drawing or not ours to change, as it is",
    (src) => expect(pictureSources(src)).toEqual({ src }),
  )
})
