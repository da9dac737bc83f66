import { companyShape } from "../../backend/src/contract/company.ts"
import { medusaShape } from "../../backend/src/config/environment.ts"
import { providerShape } from "../../backend/src/config/providers.ts"
import { mailShape } from "../../backend/src/modules/mailer/environment.ts"
import { mediaShape } from "../../backend/src/media/environment.ts"
import { observeShape } from "../../backend/src/config/observability.ts"
import { safetyShape } from "../../backend/src/safety/environment.ts"
import { environmentSchema } from "../../storefront/src/config/env.ts"
import { siteSchema } from "../../storefront/src/config/site.ts"
import { fromRoot } from "../lib/paths.ts"
import { commandSettings } from "../lib/settings.ts"

/** The page that `npm run docs:settings` writes. */
export const settingsFile = fromRoot("docs", "settings.md")

/**
 * The parts of a variable's zod schema that are read. Each package has its own version of zod, so this type belongs to
 * none.
 */
interface VariableSchema {
  description?: string
  meta: () => Readonly<Record<string, unknown>> | undefined
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}

type Shape = Readonly<Record<string, VariableSchema>>

/** One variable of the environment. All fields but the name are Markdown. */
interface Row {
  name: string
  fallback: string
  description: string
}

/** A table of the page. */
interface Part {
  title: string
  /** text above the table, in Markdown */
  introduction: string
  rows: Row[]
}

const code = (value: string) => `\`${value}\``

/** The value of an absent variable: a default, "none" for an optional one, "required" for one that stops the start. */
function fallbackOf(schema: VariableSchema): string {
  const { defaultText, development } = schema.meta() ?? {}
  if (typeof defaultText === "string") return defaultText
  const { success, data } = schema.safeParse(undefined)
  const suffix = typeof development === "string" ? `; in development ${code(development)}` : ""
  if (!success) return `**required**${suffix}`
  const value: unknown = Array.isArray(data) ? data.join(",") : data
  if (typeof value === "number") return code(value.toString())
  return typeof value === "string" && value !== "" ? `${code(value)}${suffix}` : "none"
}

/**
 * The rows of a schema.
 * @throws Error when a variable has no description
 */
function rowsOf(shape: Shape, except: Shape = {}): Row[] {
  return Object.entries(shape)
    .filter(([name]) => !(name in except))
    .map(([name, schema]) => {
      if (!schema.description)
        throw new Error(`${name} has no description: give its schema one with .describe().`)
      return { name, fallback: fallbackOf(schema), description: schema.description }
    })
}

const commandRows = (): Row[] =>
  Object.entries(commandSettings).map(([name, setting]) => ({
    name,
    fallback: "fallback" in setting ? code(setting.fallback) : setting.otherwise,
    description: setting.description,
  }))

/** Every table of the page, in its order. */
export const settingsParts = (): Part[] => [
  {
    title: "Start",
    introduction:
      "Read by the commands of this repository (`npm start`, `npm test`, …). All are optional: set them in the environment or in a file `.env` in the repository's folder.",
    rows: commandRows(),
  },
  {
    title: "Shop front",
    introduction: "Read by the storefront.",
    rows: rowsOf(environmentSchema.shape, observeShape),
  },
  {
    title: "Company",
    introduction:
      "Read by both servers, since pages and mails show the same facts. The defaults are a sample company that does not exist.",
    rows: rowsOf(companyShape),
  },
  {
    title: "Site",
    introduction: "Read by the storefront: what only the site shows.",
    rows: rowsOf(siteSchema.shape, companyShape),
  },
  { title: "Medusa", introduction: "Read by the Medusa server and worker.", rows: rowsOf(medusaShape) },
  {
    title: "Providers",
    introduction:
      'Read by Medusa: what stands in for parts of it, or beside them. Lists are JSON, with a provider\'s `resolve` (a package, or a folder of the backend), `id` and `options` as in `medusa-config.ts`. An option `"env:NAME"` takes its value from the variable `NAME`, so that secrets are in variables of their own.',
    rows: rowsOf(providerShape),
  },
  {
    title: "Uploaded files",
    introduction: "Read by Medusa. Without an object store files lie in a folder.",
    rows: rowsOf(mediaShape),
  },
  {
    title: "Requests",
    introduction: "Read by Medusa: which proxies are believed, and how many requests are served.",
    rows: rowsOf(safetyShape),
  },
  {
    title: "Mail",
    introduction:
      "Read by Medusa. Each enquiry is mailed to staff and acknowledged to its sender, through a [transactional outbox](adr/0008-transactional-outbox-for-mail.md). Without `SMTP_HOST` each mail is written into a folder, and the log says so. `docker-compose.yml` has a mail server for trying out: `SMTP_HOST=localhost SMTP_PORT=1025`.",
    rows: rowsOf(mailShape),
  },
  {
    title: "Observability",
    introduction: "Read by both servers. What they publish: [Watching it](deployment.md#watching-it).",
    rows: rowsOf(observeShape),
  },
]

const escaped = (text: string) => text.replaceAll("|", "\\|")

const table = (rows: Row[]) =>
  [
    "| Variable | Default | What it sets |",
    "| --- | --- | --- |",
    ...rows.map(
      ({ name, fallback, description }) =>
        `| ${code(name)} | ${escaped(fallback)} | ${escaped(description)} |`,
    ),
  ].join("\n")

/** The whole page in Markdown, not yet formatted. */
export function settingsPage(): string {
  const introduction = [
    "# Settings",
    "<!-- Made by `npm run docs:settings` from the schemas that check the settings. Change those, not this page. -->",
    "`npm start` needs none of these: it generates every secret, chooses every address, and gives each server what is marked as required. Servers started in another way need them in their environment. An empty value counts as absent. In development (`medusa develop`, `next dev`) required ones have the defaults named below, and [`backend/.env.template`](../backend/.env.template) and [`storefront/.env.template`](../storefront/.env.template) hold them. In production a missing or wrong one stops the start, and all that are missing are named at once: `Missing required environment variables: …`.",
  ]
  const parts = settingsParts().map(({ title, introduction: text, rows }) =>
    [`## ${title}`, text, table(rows)].join("\n\n"),
  )
  return `${[...introduction, ...parts].join("\n\n")}\n`
}
