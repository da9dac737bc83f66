import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"
import { pluginFolder } from "./plugin-folder.ts"

describe("The folder of Medusa's commands on a plugin", () => {
  it("is the plugin's when they are typed below it", () => {
    const plugin = fromRoot("packages", "url-seo")
    expect(pluginFolder(join(plugin, "src"))).toBe(plugin)
  })

  it.each(["", "backend", "packages/api-types"])("is refused in %s, which is no plugin", (folder) => {
    expect(() => pluginFolder(fromRoot(folder))).toThrow("belongs to no plugin")
  })
})
