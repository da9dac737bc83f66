import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { registry as medusa } from "../../backend/src/observe/metrics.ts"
import { registry as storefront } from "../../storefront/src/server/observe/metrics.ts"
import { fromRoot } from "../lib/paths.ts"

const read = (file: string) => readFileSync(fromRoot("deploy", "observe", file), "utf8")

interface Panel {
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

const dashboard = JSON.parse(read("dashboard.json")) as { panels: Panel[] }
const alerts = parse(read("alerts.yml")) as {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[]
}
const rules = alerts.groups.flatMap(({ rules }) => rules)
const scrapes = parse(read("prometheus.yml")) as {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
}
const compose = parse(readFileSync(fromRoot("docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>
}

/** Metrics that Prometheus itself adds. */
const PROMETHEUS = ["up"]

/** Keywords of PromQL that may be in a metric's place. */
const WORDS = new Set(["by", "without", "on", "ignoring", "le", "and", "or", "unless", "bool"])

/** Names of metrics in an expression, without functions, labels, values and durations. */
function metricsIn(expression: string): string[] {
  const plain = expression
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\b(?:by|without|on|ignoring) ?\([^)]*\)/g, "")
  return [...plain.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name))
}

/** Label names and matchers of an expression. */
const labelsIn = (expression: string) =>
  [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = ""]) =>
    [...matchers.matchAll(/(\w+) ?(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  )

const registered = [...medusa.getMetricsAsArray(), ...storefront.getMetricsAsArray()] as {
  name: string
  type: unknown
  labelNames?: string[]
}[]

const known = new Set([
  ...PROMETHEUS,
  ...registered.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
])
const knownLabels = new Set(["job", "instance", ...registered.flatMap(({ labelNames = [] }) => labelNames)])

const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: `panel ${title}`, expr })),
  ),
  ...rules.map(({ alert, expr }) => ({ place: `alert ${alert}`, expr })),
]

describe("What is watched", () => {
  it("finds the metrics of an expression, and only them", () => {
    expect(
      metricsIn(
        'histogram_quantile(0.95, sum by (le, job) (rate(a_bucket{b="c"}[5m]))) / sum(rate(d_total[5m])) > 0.2',
      ),
    ).toEqual(["a_bucket", "d_total"])
    expect(metricsIn("no_such_metric > 1")).toEqual(["no_such_metric"])
  })

  it.each(expressions)("$place asks for metrics that a process tells", ({ expr }) => {
    const names = metricsIn(expr)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(labelsIn(expr).filter((label) => !knownLabels.has(label))).toEqual([])
  })

  it("says of each alert what happened and where to look", () => {
    for (const { alert, annotations } of rules) {
      expect(Object.keys(annotations), alert).toEqual(["summary", "look"])
    }
  })

  it("draws no panel over another", () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })

  it("asks every server that docker-compose.yml gives a metrics port", () => {
    const targets = scrapes.scrape_configs.flatMap(({ static_configs }) =>
      static_configs.flatMap(({ targets }) => targets),
    )
    const servers = Object.entries(compose.services)
      .filter(([name, { environment }]) => name !== "migrate" && environment?.METRICS_PORT)
      .map(([name, { environment }]) => `${name}:${environment?.METRICS_PORT}`)
    expect(targets.sort()).toEqual(servers.sort())
  })
})
