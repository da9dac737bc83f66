import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { registry as medusa } from "../../backend/src/observe/metrics.ts"
import { registry as storefront } from "../../storefront/src/server/observe/metrics.ts"
import { fromRoot } from "../lib/paths.ts"

const read = (file: string) => readFileSync(fromRoot("deploy", "observe", file), "utf8")

interface Panel {
  title: string
  targets?: { expr: string }[]
}

const dashboard = JSON.parse(read("dashboard.json")) as { panels: Panel[] }
const alerts = parse(read("alerts.yml")) as {
  groups: { rules: { alert: string; expr: string }[] }[]
}
const rules = alerts.groups.flatMap(({ rules }) => rules)
const scrapes = parse(read("prometheus.yml")) as {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
}
const compose = parse(readFileSync(fromRoot("docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>
}

/** Names of our metrics in an expression, all of several words; without functions, labels, values and durations. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) ?\([^)]*\)/g, "")
    .match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []

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

const known = new Set(
  registered.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
)
const knownLabels = new Set(["job", "instance", ...registered.flatMap(({ labelNames = [] }) => labelNames)])

const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: `panel ${title}`, expr })),
  ),
  ...rules.map(({ alert, expr }) => ({ place: `alert ${alert}`, expr })),
]

describe("What is watched", () => {
  it("has metrics of ours", () =>
    expect(expressions.flatMap(({ expr }) => metricsIn(expr)).length).toBeGreaterThan(10))

  it.each(expressions)("$place asks for metrics that a process tells", ({ expr }) => {
    expect(metricsIn(expr).filter((name) => !known.has(name))).toEqual([])
    expect(labelsIn(expr).filter((label) => !knownLabels.has(label))).toEqual([])
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
