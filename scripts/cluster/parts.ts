import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Installation } from "../lib/installation.ts"
import { LOOPBACK } from "../lib/ports.ts"
import { type Program } from "../lib/processes.ts"
import { backendProgram, storefrontProgram } from "../lib/system.ts"
import { type NginxVariables } from "./nginx.ts"

/** Our servers in the order of a rolling restart: servers that others depend on come first. */
export const SERVERS = ["medusa-1", "medusa-2", "worker", "storefront-1", "storefront-2"] as const
export type ServerName = (typeof SERVERS)[number]

const metricsOf = <Name extends ServerName>(name: Name) => `${name} metrics` as const

/** Inner ports, consecutive after the first one, which a setting decides. */
export const PORTS = ["redis", ...SERVERS, ...SERVERS.map(metricsOf)] as const
export type Ports = Record<(typeof PORTS)[number], number>

/** @param first of as many consecutive ports as there are inner parts */
export function portsFrom(first: number): Ports {
  return Object.fromEntries(PORTS.map((name, index) => [name, first + index])) as Ports
}

/** Input of a cluster's programs. */
export interface ClusterPlan {
  installation: Installation
  publishableKey: string
  ports: Ports
  /** further settings of every server, for tests */
  settings: Record<string, string>
}

function medusa(plan: ClusterPlan, name: ServerName, mode: "server" | "worker"): Program {
  const { env, ...program } = backendProgram(plan.installation, plan.ports[name])
  return {
    ...program,
    name,
    env: {
      ...env,
      PORT: String(plan.ports[name]),
      REDIS_URL: redisUrl(plan.ports),
      MEDUSA_WORKER_MODE: mode,
      METRICS_PORT: String(plan.ports[metricsOf(name)]),
      SERVICE_NAME: name,
      ...plan.settings,
    },
  }
}

function storefront(plan: ClusterPlan, name: ServerName): Program {
  const { installation, publishableKey, ports } = plan
  const folder = join(installation.paths.directory, name)
  const { env, ...program } = storefrontProgram(installation, publishableKey, folder)
  return {
    ...program,
    name,
    env: {
      ...env,
      PORT: String(ports[name]),
      REDIS_URL: redisUrl(ports),
      METRICS_PORT: String(ports[metricsOf(name)]),
      SERVICE_NAME: name,
      ...plan.settings,
    },
  }
}

/** Address of the cluster's Redis. */
export const redisUrl = (ports: Ports) => `redis://${LOOPBACK}:${ports.redis}`

/** The program of one server. */
export function programOf(plan: ClusterPlan, name: ServerName): Program {
  if (name === "worker") return medusa(plan, name, "worker")
  return name.startsWith("medusa") ? medusa(plan, name, "server") : storefront(plan, name)
}

/** The health address of a server, which responds with 200 when it can take requests; a worker serves nothing else. */
export function healthOf({ ports }: ClusterPlan, name: ServerName): string {
  const paths = { "medusa-1": "/ready", "medusa-2": "/ready", worker: "/health" } as const
  const path = name in paths ? paths[name as keyof typeof paths] : "/api/live"
  return `http://${LOOPBACK}:${ports[name]}${path}`
}

/** The address of a server that responds with 200 as long as the server itself works, whatever it depends on. */
export function livenessOf({ ports }: ClusterPlan, name: ServerName): string {
  return `http://${LOOPBACK}:${ports[name]}${name.startsWith("storefront") ? "/api/live" : "/health"}`
}

/** The address of a server's metrics. */
export const metricsUrlOf = ({ ports }: ClusterPlan, name: ServerName) =>
  `http://${LOOPBACK}:${ports[metricsOf(name)]}/metrics`

/** The variables of the proxy's configuration. */
export function proxyVariables(plan: ClusterPlan): NginxVariables {
  const { installation, ports } = plan
  const { settings, paths } = installation
  const address = (name: ServerName) => `${LOOPBACK}:${ports[name]}`
  return {
    STOREFRONT_1: address("storefront-1"),
    STOREFRONT_1_OPTIONS: "",
    STOREFRONT_2: address("storefront-2"),
    STOREFRONT_2_OPTIONS: "",
    MEDUSA_1: address("medusa-1"),
    MEDUSA_1_OPTIONS: "",
    MEDUSA_2: address("medusa-2"),
    MEDUSA_2_OPTIONS: "",
    SHOP_LISTEN: `${LOOPBACK}:${settings.storefrontPort}`,
    MEDUSA_LISTEN: `${LOOPBACK}:${settings.backendPort}`,
    PUBLIC_SCHEME: "http",
    RESOLVER: LOOPBACK,
    REAL_IP_FROM: LOOPBACK,
    ACCESS_LOG: join(paths.logs, "access.log"),
  }
}

/** A folder of the installation, created on first use. */
export function folderOf({ paths }: Installation, name: string): string {
  const folder = join(paths.directory, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
