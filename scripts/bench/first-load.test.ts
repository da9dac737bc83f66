import { describe, expect, it } from "vitest"
import { initialScripts } from "./first-load.ts"

describe("the scripts a page loads at once", () => {
  it("are its scripts and preloaded modules, each once, without those for old browsers", () => {
    const html = `
      <link rel="preload" as="script" href="/_next/static/a.js"/>
      <link rel="modulepreload" href="/_next/static/b.js"/>
      <link rel="preload" as="font" href="/font.woff2"/>
      <link rel="stylesheet" href="/style.css"/>
      <script src="/_next/static/a.js" async=""></script>
      <script src="/_next/static/c.js?v=1&amp;w=2" async=""></script>
      <script src="/_next/static/polyfills.js" noModule=""></script>
      <script>inline()</script>`
    expect(initialScripts(html).sort()).toEqual([
      "/_next/static/a.js",
      "/_next/static/b.js",
      "/_next/static/c.js?v=1&w=2",
    ])
  })
})
