import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { DCLinter } from "dclint"
import { validate } from "dockerfile-utils"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { fromRoot } from "../lib/paths.ts"
import { SERVERS } from "./parts.ts"

interface Service {
  image?: string
  build?: { dockerfile: string }
  environment?: Record<string, string>
  restart?: string
  user?: string
  healthcheck?: { test: string[] }
  stop_grace_period?: string
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

const linter = new DCLinter({
  rules: {},
  quiet: false,
  debug: false,
  exclude: [],
})

const faultsOf = (file: string) =>
  linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === "error")
    // Only the shop's own entry is open to everybody.
    .filter(({ message }) => !message.startsWith('Service "proxy" is exporting port'))
    .map(({ rule, line, message }) => `${rule}, line ${line}: ${message}`)

describe("docker-compose.yml", () => {
  it("fits the schema of the compose specification, and the linter's rules", () => {
    expect(faultsOf(fromRoot("docker-compose.yml"))).toEqual([])
  })

  it("would be refused with a key that the specification does not know", () => {
    const folder = mkdtempSync(join(tmpdir(), "scanwright-compose-"))
    const file = join(folder, "docker-compose.yml")
    writeFileSync(file, read("docker-compose.yml").replace("stop_signal:", "stop_singal:"))
    expect(faultsOf(file).join()).toContain("invalid-schema")
    rmSync(folder, { recursive: true })
  })

  it("has every part of the cluster", () => {
    const expected = [
      ...SERVERS,
      "postgres",
      "redis",
      "prometheus",
      "grafana",
      "secrets",
      "migrate",
      "proxy",
      "mail",
      "warm",
    ]
    expect(Object.keys(compose.services).sort()).toEqual(expected.sort())
  })

  it.each(services)("%s has a pinned image, limits and few rights", (_name, service) => {
    expect(service.image).toMatch(/:(\$\{RELEASE:-local\}|v?\d+\.\d+\.?\d*(-\w+)?@sha256:[0-9a-f]{64})$/)
    expect(service.deploy?.resources?.limits).toMatchObject({
      cpus: expect.any(String) as string,
      memory: expect.any(String) as string,
    })
    expect(service.cap_drop).toEqual(["ALL"])
    expect(service.cap_add).toBeUndefined()
  })

  it.each(services)("%s runs as nobody special", (_name, { image = "", user }) => {
    // Our own images end with USER node, which a test below holds.
    if (!image.startsWith("scanwright/")) expect(user).toMatch(/^[1-9]\d*:\d+$/)
  })

  it.each(services.filter(([name]) => !JOBS.includes(name) && name !== "mail"))(
    "%s is watched, started again, and given time to end",
    (_name, service) => {
      expect(service.healthcheck?.test.length).toBeGreaterThan(1)
      expect(service.restart).toBe("unless-stopped")
      expect(service.stop_grace_period).toMatch(/^\d+s$/)
    },
  )

  it.each(services)("%s writes into its volumes only", (_name, service) => {
    expect(service.read_only).toBe(true)
  })

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
    const trusted = compose.services["medusa-1"]?.environment?.TRUSTED_PROXIES?.split(",") ?? []
    const named = ["proxy", "storefront-1", "storefront-2"].map(
      (name) => compose.services[name]?.networks?.default?.ipv4_address,
    )
    expect(trusted).toEqual(["loopback", ...named])
  })

  it("has the storefronts trust the proxy alone about it", () => {
    const proxy = compose.services.proxy?.networks?.default?.ipv4_address ?? "none"
    for (const name of ["storefront-1", "storefront-2"])
      expect(compose.services[name]?.environment?.TRUSTED_PROXIES, name).toBe(`loopback,${proxy}`)
  })

  it("starts no server of ours before the release has changed the database", () => {
    for (const name of ["medusa-1", "medusa-2", "worker"]) {
      expect(compose.services[name]?.depends_on?.migrate?.condition).toBe("service_completed_successfully")
    }
  })

  it("gives the proxy every name that its configuration asks for", () => {
    const asked = [...read("deploy", "nginx", "scanwright.conf.template").matchAll(/\$\{([A-Z0-9_]+)\}/g)]
    const given = Object.keys(compose.services.proxy?.environment ?? {})
    expect([...new Set(asked.map(([, name]) => name))].sort()).toEqual(given.sort())
  })
})

const dockerfiles = readdirSync(fromRoot("deploy")).filter((name) => name.endsWith(".Dockerfile"))

describe.each(dockerfiles)("%s", (name) => {
  const text = read("deploy", name)
  const stages = [...text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, base = "", as]) => ({ base, as }))

  it("is well-formed", () => {
    expect(validate(text)).toEqual([])
  })

  it("builds in stages on pinned bases and runs as nobody special", () => {
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
