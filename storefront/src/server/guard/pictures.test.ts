import { describe, expect, it } from "vitest"
import { spellPicture } from "./pictures"

const asked = (address: string) => `url=${encodeURIComponent(address)}&w=640&q=75`

describe("A picture that is requested of the optimiser", () => {
  it("has one spelling, so that its sizes are stored once", () => {
    expect(spellPicture(asked("/media/0/1700-a.jpg"))).toBe(asked("/media/0/1700-a.jpg"))
    expect(spellPicture(asked("/media/0/%61b.jpg"))).toBe(asked("/media/0/ab.jpg"))
    expect(spellPicture(asked("/media/0/café.jpg"))).toBe(asked("/media/0/caf%C3%A9.jpg"))
    expect(spellPicture(asked("/media/0/\u0378"))).toBe(asked("/media/0/%CD%B8"))
  })

  it("keeps signs that would end its path", () => {
    expect(spellPicture(asked("/media/0/#a?b"))).toBe(asked("/media/0/%23a%3Fb"))
  })

  it.each([
    ["/media/0/", "has no name"],
    ["/media/0/a/", "leads on to another address"],
    ["/media/0/a//b", "leads on to another address"],
    ["/media/x/a.jpg", "is in no place"],
    ["/media/0/%", "does not decode"],
    ["/media/0/..%2fadmin", "hides a separator"],
    ["/equipment/till.svg", "was not uploaded"],
    ["//other.example/a.jpg", "is on another server"],
    ["https://other.example/a.jpg", "is on another server"],
    ["", "is not named"],
  ])("%s is refused: it %s", (address) => expect(spellPicture(asked(address))).toBeNull())

  it("is one picture", () => {
    expect(spellPicture("w=640&q=75")).toBeNull()
    expect(spellPicture("url=%2Fmedia%2F0%2Fa&url=%2Fmedia%2F0%2Fb")).toBeNull()
  })
})
