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
  it.each(programs)(
    "give $name settings that it knows and all that it needs, and few rights",
    (container) => {
      const environment = environmentOf(container)
      expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([])
      const check = () =>
        ["storefront", "warm"].includes(container.name)
          ? readStorefront(environmentSchema, environment)
          : readEnvironment(environment)
      expect(check).not.toThrow()
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
  const text = (file: string) => readFileSync(fromRoot("deploy", "platforms", file), "utf8")
  const { services } = parse(text("render.yaml")) as {
    services: { name: string; envVars?: { key: string }[] }[]
  }
  const atRender = (wanted: string) =>
    services
      .filter(({ name }) => name === wanted)
      .flatMap(({ envVars = [] }) => envVars.map(({ key }) => key))

  it("name settings that the programs know", () => {
    const atFly = ["backend", "storefront"].flatMap((name) =>
      [...text(`fly.${name}.toml`).matchAll(/^([A-Z][A-Z\d_]*) = /gm)].map(([, key = ""]) => key),
    )
    const names = [...services.flatMap(({ name }) => atRender(name)), ...atFly]
    expect(names.length).toBeGreaterThan(28)
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([])
  })

  it.each([
    ["medusa", readEnvironment],
    ["storefront", (values: Values) => readStorefront(environmentSchema, values)],
  ] as const)("give %s at Render all that it needs", (service, check) => {
    const values = Object.fromEntries(atRender(service).map((name) => [name, "x"]))
    let problem = ""
    try {
      check(values)
    } catch (error) {
      problem = (error as Error).message
    }
    expect(problem).not.toMatch(/^Missing/m)
  })
})
