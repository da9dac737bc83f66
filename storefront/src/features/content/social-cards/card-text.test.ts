import { describe, expect, it } from "vitest"
import { toCardText } from "./card-text"

describe("toCardText", () => {
  it("leaves characters that the font can draw unchanged", () =>
    expect(toCardText("DS2208 – £118.50 “Café” ™ ½ €", 50)).toBe("DS2208 – £118.50 “Café” ™ ½ €"))

  it("takes the marks off letters the font does not know, and leaves out what it has no form of", () =>
    expect(toCardText("Ěvžen 🖨️ 東京 scanner\u0000", 50)).toBe("Evzen scanner"))
})
