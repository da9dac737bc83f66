import { type Result } from "lighthouse"
import { describe, expect, it } from "vitest"
import { summaryOf } from "./lighthouse.ts"

const AUDITS = { "largest-contentful-paint": 0, "total-blocking-time": 0, "cumulative-layout-shift": 0 }

/** The parts of a result that are read. */
const run = (performance: number, scores: Partial<typeof AUDITS>, failed: string[] = []) =>
  ({
    categories: {
      performance: { score: performance, auditRefs: [{ id: "largest-contentful-paint", weight: 25 }] },
      accessibility: {
        score: 1,
        auditRefs: [
          { id: "image-alt", weight: 10 },
          { id: "focus-traps", weight: 0 },
        ],
      },
      "best-practices": { score: 0.96, auditRefs: [{ id: "errors-in-console", weight: 1 }] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      ...Object.fromEntries(
        Object.entries({ ...AUDITS, ...scores }).map(([id, numericValue]) => [
          id,
          { numericValue, score: 0.5 },
        ]),
      ),
      ...Object.fromEntries(
        ["image-alt", "focus-traps", "errors-in-console"].map((id) => [
          id,
          { score: failed.includes(id) ? 0 : 1 },
        ]),
      ),
    },
  }) as unknown as Result

describe("summaryOf", () => {
  it("takes the middle of each figure", () => {
    const runs = [
      run(0.98, { "largest-contentful-paint": 1500, "total-blocking-time": 90 }),
      run(1, { "largest-contentful-paint": 1700, "total-blocking-time": 10 }),
      run(0.99, { "largest-contentful-paint": 1600, "total-blocking-time": 20 }),
    ]
    expect(summaryOf("Home", runs)).toMatchObject({
      name: "Home",
      scores: { performance: 99, accessibility: 100, "best-practices": 96, seo: 100 },
      largestContentfulPaint: 1600,
      totalBlockingTime: 20,
      layoutShift: 0,
    })
  })

  it("names what failed and counts, once, and not what only measures speed", () => {
    const failed = ["errors-in-console", "focus-traps"]
    expect(summaryOf("Home", [run(1, {}, failed), run(1, {}, failed)]).faults).toEqual(["errors-in-console"])
  })
})
