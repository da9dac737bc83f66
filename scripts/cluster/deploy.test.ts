import { readdirSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { DCLinter } from "dclint"
import { validate } from "dockerfile-utils"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { fromRoot } from "../lib/paths.ts"

interface Service {
  image?: string
  build?: { dockerfile: string }
  environment?: Record<string, string>
  restart?: string
  user?: string
  healthcheck?: { test: string[] }
  cap_drop?: string[]
  cap_add?: string[]
  volumes?: string[]
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
  command?: string[]
  networks?: { default?: { ipv4_address?: string } }
}

const read = (...path: string[]) => readFileSync(fromRoot(...path), "utf8")
const compose = parse(read("docker-compose.yml"), { merge: true }) as { services: Record<string, Service> }
const services = Object.entries(compose.services)
/** Jobs that end when their work is done, so they have no health check. */
const JOBS = ["secrets", "migrate", "warm"]

const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })

describe("docker-compose.yml", () => {
  it("fits the schema of the compose specification, and the linter's rules", () => {
    const faults = linter
      .lintFiles([fromRoot("docker-compose.yml")], false)
      .flatMap(({ messages }) => messages)
      // Only the shop's own entry is open to everybody.
      .filter(({ type, message }) => type === "error" && !message.includes('"proxy" is exporting port'))
    expect(faults).toEqual([])
  })

  it.each(services)(
    "%s writes into its volumes only, and has a pinned image, limits and few rights",
    (name, service) => {
      expect(service.read_only).toBe(true)
      expect(service.image).toMatch(/:(\$\{RELEASE:-local\}|v?\d+\.\d+\.?\d*(-\w+)?@sha256:[0-9a-f]{64})$/)
      const limits = { cpus: expect.any(String) as string, memory: expect.any(String) as string }
      expect(service.deploy?.resources?.limits).toMatchObject(limits)
      expect(service.cap_drop).toEqual(["ALL"])
      expect(service.cap_add).toBeUndefined()
      // Our own images end with USER node, which a test below holds.
      if (!service.image?.startsWith("scanwright/")) expect(service.user).toMatch(/^[1-9]\d*:\d+$/)
      if ([...JOBS, "mail"].includes(name)) return
      expect(service.healthcheck?.test.length).toBeGreaterThan(1)
      expect(service.restart).toBe("unless-stopped")
    },
  )

  it("starts without any setting: each has a default, and no secret has one", () => {
    const asked = [...read("docker-compose.yml").matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)]
    expect(asked.length).toBeGreaterThan(20)
    for (const [, name = "", otherwise = ""] of asked) {
      expect(otherwise, name).toMatch(/^:-/)
      if (/PASSWORD|SECRET/.test(name)) expect(otherwise, name).toBe(":-")
    }
    const example = parseEnv(read("deploy", "example.env"))
    const names = new Set(asked.map(([, name]) => name))
    expect(Object.keys(example).filter((name) => !names.has(name))).toEqual([])
  })

  it("gives each secret to those who need it, and lets nobody else change it", () => {
    const readers = (volume: string) =>
      services
        .flatMap(([name, { volumes = [] }]) =>
          volumes
            .filter((one) => one.startsWith(`secrets-${volume}:`))
            .map((one) => [name, one.endsWith(":ro")]),
        )
        .filter(([name]) => name !== "secrets")
    expect(readers("postgres")).toEqual([["postgres", true]])
    expect(readers("redis")).toEqual([["redis", true]])
    expect(readers("grafana")).toEqual([["grafana", true]])
    const storefronts = ["storefront-1", "storefront-2"].map((name) => [name, true])
    expect(readers("storefront")).toEqual([["migrate", false], ...storefronts])
    const backends = ["migrate", "medusa-1", "medusa-2", "worker"].map((name) => [name, true])
    expect(readers("medusa")).toEqual(backends)
    for (const name of ["postgres", "redis", "grafana"])
      expect(compose.services[name]?.depends_on?.secrets?.condition).toBe("service_completed_successfully")
  })

  it("fills a new shop with nothing unless somebody asks for the sample", () => {
    expect(compose.services.migrate?.environment?.SEED).toBe("${SEED:-none}")
  })

  it("trusts exactly the proxy and the storefronts about the visitor's address", () => {
    const trusted = (name: string) => compose.services[name]?.environment?.TRUSTED_PROXIES?.split(",")
    const [proxy, ...storefronts] = ["proxy", "storefront-1", "storefront-2"].map(
      (name) => compose.services[name]?.networks?.default?.ipv4_address ?? "none",
    )
    expect(trusted("medusa-1")).toEqual(["loopback", proxy, ...storefronts])
    for (const name of ["storefront-1", "storefront-2"])
      expect(trusted(name), name).toEqual(["loopback", proxy])
  })

  it("starts no server of ours before the release has changed the database", () => {
    for (const name of ["medusa-1", "medusa-2", "worker"]) {
      expect(compose.services[name]?.depends_on?.migrate?.condition).toBe("service_completed_successfully")
    }
  })
})

const dockerfiles = readdirSync(fromRoot("deploy")).filter((name) => name.endsWith(".Dockerfile"))

describe.each(dockerfiles)("%s", (name) => {
  const text = read("deploy", name)
  const stages = [...text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, base = "", as]) => ({ base, as }))

  it("is well-formed, builds in stages on pinned bases and runs as nobody special", () => {
    expect(validate(text)).toEqual([])
    const own = stages.map(({ as }) => as)
    const bases = stages.map(({ base }) => base).filter((base) => !own.includes(base))
    for (const base of bases) expect(base).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/)
    expect(stages.length).toBeGreaterThan(1)
    const last = text.slice(text.lastIndexOf("\nFROM "))
    expect(last).toMatch(/^USER node$/m)
    expect(last.indexOf("USER node")).toBeLessThan(last.indexOf("\nCMD "))
    expect(last).not.toMatch(/npm (ci|install)/)
  })
})
