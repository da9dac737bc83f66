import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { fillTemplate } from "./nginx.ts"

const template = readFileSync(fromRoot("deploy", "nginx", "scanwright.conf.template"), "utf8")
const names = [...new Set([...template.matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name = ""]) => name))]

describe("the proxy's configuration", () => {
  it("is filled in whole, and nginx's own variables stay", () => {
    const filled = fillTemplate(template, Object.fromEntries(names.map((name) => [name, "filled"])))
    expect(filled).not.toContain("${")
    expect(filled).toContain("$scanwright_request_id")
  })

  it("is refused when a name has no value", () => {
    expect(() => fillTemplate(template, {})).toThrow(/asks for [A-Z0-9_]+, which is not set/)
  })
})
