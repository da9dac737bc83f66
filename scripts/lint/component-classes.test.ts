import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { componentClasses } from "./component-classes.mjs"

it("Component classes are those of the layer, nested ones and imported ones with them", () => {
  const folder = mkdtempSync(join(tmpdir(), "component-classes-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [entry, imported] = [join(folder, "entry.css"), join(folder, "card.css")]
  writeFileSync(
    entry,
    `@import "./card.css";
    /* .comment { } */
    .outside { color: red }
    @layer base { .base { color: red } }
    @layer components {
      .panel > .panel-title:hover, a.panel-link { margin: .5rem; & .nested { @apply flex } }
      @media (width > 40rem) { .wide { background: url(picture.png) } }
    }
    .after { color: red }`,
  )
  writeFileSync(imported, "@layer components { .card { color: red } }")
  expect(componentClasses(entry)).toEqual(["card", "nested", "panel", "panel-link", "panel-title", "wide"])
})
