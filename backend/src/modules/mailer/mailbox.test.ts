import { describe, expect, it } from "vitest"
import { isAddress, readAddresses, readMailbox } from "./mailbox"

describe("A mailbox", () => {
  it.each([
    ["a@b.example", { address: "a@b.example" }],
    [" Ann Lee <a@b.example> ", { name: "Ann Lee", address: "a@b.example" }],
    ['"Lee, Ann" <a@b.example>', { name: "Lee, Ann", address: "a@b.example" }],
    ["<a@b.example>", { address: "a@b.example" }],
    ["Ann", null],
    ["a@b.example, c@d.example", null],
    ["Ann <a@b.example> <c@d.example>", null],
  ])("%j is read as %j", (text, mailbox) => {
    expect(readMailbox(text)).toEqual(mailbox)
  })
})

describe("An address", () => {
  const bad = ["", "a", "a@b@c", "a b@c.example", "a@b.example\r\n", "a@b,c@d", '"a"@b.example', "a@b\0"]
  it.each([
    [["a@b.example", "o'neil+x@sub.b.example", "jürgen@müller.example"], true],
    [[...bad, "<a@b.example>"], false],
  ])("%j: %s", (texts, isOne) => {
    for (const text of texts) expect([text, isAddress(text)]).toEqual([text, isOne])
  })

  it("each is named once; one that is none spoils the list", () => {
    expect(readAddresses("a@b.example,c@d.example ,a@b.example")).toEqual(["a@b.example", "c@d.example"])
    expect(readAddresses("a@b.example,")).toBeNull()
  })
})
