import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fromRoot } from "../lib/paths.ts"

const font = readFileSync(fromRoot("design-system", "fonts", "inter-latin.woff2"))

/**
 * The accepted picture of the page below. The font's fingerprint is part of the name, so that another font is a missing picture,
 * never a machine that draws differently.
 */
export const CALIBRATION = `calibration-${createHash("sha256").update(font).digest("hex").slice(0, 8)}`

export const CALIBRATION_SIZE = { width: 640, height: 320 } as const

/** What is drawn to learn whether this machine draws as the accepted pictures' machine did: letters, signs, edges, colours. */
export const calibrationPage = `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font.toString("base64")}) }
  body { margin: 16px; font: 400 16px/1.6 Inter; color: #131210; background: #fbfaf8 }
  b { font-size: 28px; letter-spacing: -0.018em }
  i { display: inline-block; width: 90px; height: 40px; margin: 8px; border: 1px solid #817b70; border-radius: 6px;
      background: #2563eb; box-shadow: 0 10px 24px -6px rgb(19 18 16 / 0.3) }
</style>
<p><b>DS2208-SR7U2100SGW</b><br>Request a quote for £1,249.00 ex VAT ← → ✓ • × …</p>
<p style="font-size: 12px; font-weight: 600">Serving UK businesses since 2005 · 12 in stock</p>
<i></i><i style="border-radius: 50%"></i><i style="transform: rotate(7deg)"></i>`
