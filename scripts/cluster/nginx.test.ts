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

  it("believes the named proxy, and no other, about a visitor's address", () => {
    const filled = fillTemplate(
      template,
      Object.fromEntries(names.map((name) => [name, name === "REAL_IP_FROM" ? "192.0.2.7" : "filled"])),
    )
    const directives = [...filled.matchAll(/^\s*((?:set_real_ip_from|real_ip_\w+)\s[^;]*);/gm)].map(
      ([, directive]) => directive,
    )
    expect(directives).toEqual([
      "set_real_ip_from 192.0.2.7",
      "real_ip_header X-Forwarded-For",
      "real_ip_recursive on",
    ])
    // The shop gets the address that was found, and none that a visitor wrote.
    const shop = filled.slice(filled.indexOf("# The shop."), filled.indexOf("# Medusa"))
    expect(shop).toContain("proxy_set_header X-Forwarded-For $remote_addr;")
  })

  it("is refused when a name has no value", () => {
    expect(() => fillTemplate(template, {})).toThrow(/asks for [A-Z0-9_]+, which is not set/)
  })
})
