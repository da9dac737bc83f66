import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parse, parseAllDocuments } from "yaml"
import { readEnvironment } from "../../backend/src/config/environment.ts"
import { readEnvironment as readStorefront } from "../../storefront/src/config/read-environment.ts"
import { environmentSchema } from "../../storefront/src/config/env.ts"
import { settingsParts } from "../docs/settings.ts"
import { fromRoot } from "../lib/paths.ts"

/** Variables that a program reads which is not ours: Node.js, and Next.js's server. */
const FOREIGN = ["NODE_ENV", "KEEP_ALIVE_TIMEOUT"]
const KNOWN = new Set([...FOREIGN, ...settingsParts().flatMap(({ rows }) => rows.map(({ name }) => name))])

type Values = Record<string, string>
interface Container {
  name: string
  command?: string[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  env?: { name: string; value: string }[]
  resources: { limits: { memory: string } }
  securityContext: Record<string, unknown>
}
interface Manifest {
  kind: string
  metadata: { name?: string; generateName?: string }
  data?: Values
  stringData?: Values
  spec: { template: { spec: { securityContext: Record<string, unknown>; containers: Container[] } } }
}

const folder = fromRoot("deploy", "kubernetes")
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, "utf8")).map((document) => document.toJS() as Manifest),
)
const maps = new Map(
  manifests
    .filter(({ kind }) => kind === "ConfigMap" || kind === "Secret")
    .map(({ kind, metadata, data, stringData }) => [`${kind} ${metadata.name}`, data ?? stringData ?? {}]),
)
const programs = manifests
  .filter(({ kind }) => kind === "Deployment" || kind === "Job")
  .flatMap(({ spec }) => {
    const { containers, securityContext } = spec.template.spec
    return containers.map((container) => ({ ...container, pod: securityContext }))
  })

/** The environment of a container, as Kubernetes puts it together. */
function environmentOf({ envFrom, env = [] }: Container): Values {
  const sources = envFrom.map(({ configMapRef, secretRef }) => {
    const key = configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef?.name}`
    const values = maps.get(key)
    expect(values, `${key} is in settings.yaml`).toBeDefined()
    return values ?? {}
  })
  return Object.assign({}, ...sources, ...env.map(({ name, value }) => ({ [name]: value }))) as Values
}

describe("The manifests for Kubernetes", () => {
  it("run Medusa's servers, its worker, the storefronts, a release's job and one that warms", () => {
    expect(programs.map(({ name }) => name).sort()).toEqual([
      "medusa",
      "release",
      "storefront",
      "warm",
      "worker",
    ])
  })

  it.each(programs)("give $name settings that it knows, and all that it needs", (container) => {
    const environment = environmentOf(container)
    expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([])
    const check = () =>
      ["storefront", "warm"].includes(container.name)
        ? readStorefront(environmentSchema, environment)
        : readEnvironment(environment)
    expect(check).not.toThrow()
  })

  it.each(programs)(
    "let $name write nowhere but in its volumes, as nobody special, within limits",
    (container) => {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      })
      expect(container.pod).toMatchObject({ runAsNonRoot: true })
      expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/)
    },
  )
})

describe("The files for platforms", () => {
  it("name settings that the programs know", () => {
    const { services } = parse(readFileSync(fromRoot("deploy", "platforms", "render.yaml"), "utf8")) as {
      services: { envVars?: { key: string }[] }[]
    }
    const atRender = services.flatMap(({ envVars = [] }) => envVars.map(({ key }) => key))
    const atFly = ["backend", "storefront"].flatMap((name) => {
      const text = readFileSync(fromRoot("deploy", "platforms", `fly.${name}.toml`), "utf8")
      return [...text.matchAll(/^([A-Z][A-Z\d_]*) = /gm)].map(([, key = ""]) => key)
    })
    expect(atRender.length).toBeGreaterThan(20)
    expect(atFly.length).toBeGreaterThan(8)
    expect([...atRender, ...atFly].filter((name) => !KNOWN.has(name))).toEqual([])
  })

  it("give Medusa at Render all that it needs", () => {
    const { services } = parse(readFileSync(fromRoot("deploy", "platforms", "render.yaml"), "utf8")) as {
      services: { name: string; envVars?: { key: string }[] }[]
    }
    const namesOf = (service: string) =>
      services.find(({ name }) => name === service)?.envVars?.map(({ key }) => key) ?? []
    const needed = (names: readonly string[], check: (values: Values) => unknown): string => {
      const values = Object.fromEntries(names.map((name) => [name, "x"]))
      try {
        check(values)
        return ""
      } catch (error) {
        return /^Missing.*/.exec((error as Error).message)?.[0] ?? ""
      }
    }
    expect(needed(namesOf("medusa"), readEnvironment)).toBe("")
    expect(needed(namesOf("storefront"), (values) => readStorefront(environmentSchema, values))).toBe("")
  })
})
