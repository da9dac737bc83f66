import { SetupError } from "../lib/errors.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { waitForHealth } from "../lib/health.ts"
import { type Installation } from "../lib/installation.ts"
import { freePort, LOOPBACK } from "../lib/ports.ts"
import { type RunningProgram } from "../lib/processes.ts"
import { loadAdmin } from "../lib/secrets.ts"
import { crashOf } from "../lib/system.ts"
import { signInAsStaff } from "./staff.ts"

/** Longest wait for a server of a measurement to answer, in ms. */
export const HEALTH_TIMEOUT_MS = 30_000

/** A running shop, and the headers of its requests. */
export interface Shop {
  installation: Installation
  storefront: string
  backend: string
  headers: Record<string, string>
  /** its running programs; those that are started again take the place of the first ones */
  parts: RunningProgram[]
}

/** The first admin's e-mail address and password. */
export const adminOf = ({ installation }: Shop): { email: string; password: string } =>
  loadAdmin(installation.paths, installation.settings.admin)

/** Sends JSON to the backend, or asks for some. @throws SetupError for any status but success */
export async function ask<T>(shop: Shop, path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(shop.backend + path, {
    method: body ? "POST" : "GET",
    headers: {
      ...shop.headers,
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new SetupError(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Signs the first admin in. @returns a function that sends requests to the Admin API */
export async function staffOf(shop: Shop): Promise<<T>(path: string, body?: object) => Promise<T>> {
  const token = await signInAsStaff(shop.backend, adminOf(shop))
  return (path, body) => ask(shop, `/admin/${path}`, body, token)
}

/** One request as a visitor sends it, with its time in ms. @param body of a POST */
export async function timed(url: string, headers: Record<string, string>, body?: object) {
  const began = performance.now()
  const response = await fetch(url, {
    redirect: "manual",
    headers,
    ...(body && {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  return { text, status: response.status, ms: performance.now() - began }
}

/** Starts Node's own HTTP server on the shop's database; see bare-sql-server.ts. */
export async function startBareServer(shop: Shop): Promise<{ address: string; server: RunningProgram }> {
  const port = await freePort()
  const server = await shop.installation.processes.start({
    name: "bare-sql",
    command: process.execPath,
    args: ["--import", "tsx", fromRoot("scripts", "bench", "bare-sql-server.ts")],
    cwd: root,
    env: { DATABASE_URL: shop.installation.databaseUrl, PORT: String(port), NODE_ENV: "production" },
  })
  const address = `http://${LOOPBACK}:${port}`
  await waitForHealth(`${address}/list`, crashOf(shop.installation, [server]), HEALTH_TIMEOUT_MS)
  return { address, server }
}
