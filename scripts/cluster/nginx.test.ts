import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

const template = readFileSync(fromRoot("deploy", "nginx", "scanwright.conf.template"), "utf8")

describe("the proxy's configuration", () => {
  it("believes the named proxy, and no other, about a visitor's address", () => {
    const directives = [...template.matchAll(/^\s*((?:set_real_ip_from|real_ip_\w+)\s[^;]*);/gm)].map(
      ([, directive]) => directive,
    )
    expect(directives).toEqual([
      "set_real_ip_from ${REAL_IP_FROM}",
      "real_ip_header X-Forwarded-For",
      "real_ip_recursive on",
    ])
    // The shop gets the address that was found, and none that a visitor wrote.
    const shop = template.slice(template.indexOf("# The shop."), template.indexOf("# Medusa"))
    expect(shop).toContain("proxy_set_header X-Forwarded-For $remote_addr;")
  })
})
