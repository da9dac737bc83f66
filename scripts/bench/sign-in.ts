import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { withDatabase } from "../lib/database.ts"
import { SetupError } from "../lib/errors.ts"
import { median } from "./load.ts"
import { adminOf, ask, type Shop, timed } from "./shop.ts"
import { table } from "./table.ts"

const TURNS = 30
const PASSWORD = "seven green umbrellas"
const WRONG = "eight green umbrellas"
const MAIL_TIMEOUT_MS = 60_000
/** How far apart the medians of requests may be that must look alike: as a ratio, and in ms that are lost in noise. */
const ALIKE = 1.25
const NOISE_MS = 5
/** Least time of requests whose work depends on whether an address is known, in ms. */
const PADDED_MS = 250
const TOO_MANY = 429

/** What a stranger tries; the attempts of one group must look alike. */
interface Attempt {
  group: string
  name: string
  path: string
  body: () => object
  /** lets no more through after so many failures */
  isLocked?: boolean
  isPadded?: boolean
}

/** An attempt with the status of its responses and their times in ms. */
export interface SignInResult extends Attempt {
  status: number
  times: number[]
}

let count = 0
/** An address of the Internet from which nothing has come before. */
const newcomer = () => `198.18.${Math.floor((count += 1) / 250)}.${(count % 250) + 1}`
const unknown = () => `nobody-${(count += 1)}@customer.example`
const person = { first_name: "Ada", last_name: "Byron" }

const founder = (email: string) => ({
  ...{ ...person, email, phone: "0113 496 0000", privacy_consent: true },
  ...{ legal_name: "Northern Parcels Ltd", company_type: "limited_company", company_number: "01234567" },
  registered_address: { line1: "1 Mill Lane", city: "Leeds", postcode: "LS1 4AP", country: "GB" },
})

/** Opens a buyer's account through the link in its mail. */
async function openAccount(shop: Shop, email: string): Promise<void> {
  await ask(shop, "/store/account-requests", founder(email))
  const { outbox } = shop.installation.paths
  const deadline = performance.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : []
    const token = files
      // Quoted-printable text breaks long lines.
      .map((name) => readFileSync(join(outbox, name), "utf8").replaceAll("=\r\n", ""))
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => /\/account\/welcome\/([\w-]{43})/.exec(mail)?.[1])
      .find((found) => found !== undefined)
    if (token) {
      await ask(shop, "/store/account-requests/accept", { ...person, token, password: PASSWORD })
      return
    }
    if (performance.now() > deadline) throw new SetupError(`No mail with a link came for ${email}.`)
    await sleep(100)
  }
}

/** Known addresses with the part of the shop that they belong to. */
function attempts(staff: string, buyer: string, suspended: string): Attempt[] {
  const [user, customer] = ["/auth/user/emailpass", "/auth/customer/emailpass"]
  const kinds = [
    ["Staff", user, staff],
    ["Buyer", customer, buyer],
  ] as const
  const wrong = (email: string) => ({ email, password: WRONG })
  const nobody = unknown()
  return [
    ...kinds.flatMap(([group, path, known]): Attempt[] => [
      { group, name: "wrong password", path, body: () => wrong(known) },
      { group, name: "unknown address", path, body: () => wrong(unknown()) },
    ]),
    {
      group: "Buyer",
      name: "suspended",
      path: customer,
      body: () => ({ email: suspended, password: PASSWORD }),
    },
    ...kinds.flatMap(([kind, path, known]): Attempt[] => [
      { group: `${kind}, locked`, name: "known address", path, isLocked: true, body: () => wrong(known) },
      { group: `${kind}, locked`, name: "unknown address", path, isLocked: true, body: () => wrong(nobody) },
    ]),
    ...[
      {
        group: "New password",
        path: `${customer}/reset-password`,
        of: (identifier: string) => ({ identifier }),
      },
      { group: "New account", path: "/store/account-requests", of: founder },
    ].flatMap(({ group, path, of }): Attempt[] => [
      { group, name: "known address", path, isPadded: true, body: () => of(buyer) },
      { group, name: "unknown address", path, isPadded: true, body: () => of(unknown()) },
    ]),
  ]
}

/** Measures how long strangers' attempts take, in turns, so that other work of the machine slows all of them. */
export async function measureSignIn(shop: Shop): Promise<SignInResult[]> {
  const [buyer, suspended] = ["buyer@customer.example", "suspended@customer.example"]
  for (const email of [buyer, suspended]) await openAccount(shop, email)
  await withDatabase(shop.installation.databaseUrl, (client) =>
    client.query(
      `update company_member set status = 'suspended'
        where customer_id = (select id from customer where email = $1)`,
      [suspended],
    ),
  )
  const results = attempts(adminOf(shop).email, buyer, suspended).map(
    (attempt): SignInResult & { own: string } => ({ ...attempt, own: newcomer(), status: 0, times: [] }),
  )
  // The first turn, in which code is compiled, does not count.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    // In another order each time: what comes before costs time, too.
    for (const result of results.toSorted(() => Math.random() - 0.5)) {
      const send = () => {
        const headers = { ...shop.headers, "x-forwarded-for": result.isLocked ? result.own : newcomer() }
        return timed(shop.backend + result.path, headers, result.body())
      }
      let { status, ms } = await send()
      while (result.isLocked && status !== TOO_MANY) ({ status, ms } = await send())
      if (turn > 0) result.times.push(ms)
      result.status = status
    }
  }
  return results
}

/** The results as lines for the terminal. */
export function signInLines(results: readonly SignInResult[] = []): string[] {
  if (results.length === 0) return []
  const rows = results.map(({ group, name, status, isPadded, times }) => {
    const first = results.find((other) => other.group === group)
    const [own, others] = [median(times), median(first?.times ?? [])]
    const isAlike = Math.abs(own - others) < NOISE_MS || Math.max(own / others, others / own) < ALIKE
    const least = Math.min(...times)
    return [
      `${group}: ${name}`,
      String(status),
      least.toFixed(1) + (isPadded && least < PADDED_MS ? "!" : ""),
      own.toFixed(1),
      Math.max(...times).toFixed(1),
      (own / others).toFixed(2) + (isAlike ? "" : "!"),
    ]
  })
  return [
    "",
    `Strangers' attempts, ${TURNS} of each, beside the first of their group; ` +
      `! not alike, or sooner than ${PADDED_MS} ms where they are held back`,
    table(["Attempt", "status", "least ms", "median ms", "worst ms", "ratio"], rows),
  ]
}
