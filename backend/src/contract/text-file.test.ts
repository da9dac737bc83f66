import { describe, expect, it } from "vitest"
import { textOfFile } from "./text-file"

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe("textOfFile", () => {
  it("reads the encodings that spreadsheets write", () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[..."DS2208\t5"].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ])
    expect(textOfFile(bytesOf("\uFEFFDS2208,5\r\nZD421,1"))).toBe("DS2208,5\r\nZD421,1")
    expect(textOfFile(utf16)).toBe("DS2208\t5")
    expect(textOfFile(Buffer.from(utf16).swap16())).toBe("DS2208\t5")
    expect(textOfFile(new Uint8Array([...bytesOf("Price "), 0xa3, ...bytesOf("12")]))).toBe("Price £12")
  })

  it.each([
    ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]],
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
    ["zeros", [0x00, 0x00, 0x00]],
    ["a text in the code page of another country", [...bytesOf("Price "), 0x81, 0x8f]],
  ])("does not take %s for text", (_, bytes) => {
    expect(textOfFile(new Uint8Array(bytes))).toBeNull()
  })
})
