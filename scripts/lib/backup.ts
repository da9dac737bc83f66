import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import type pg from "pg"
import { readSetup, withDatabase } from "./database.ts"
import { errorCode, SetupError } from "./errors.ts"
import { type Installation } from "./installation.ts"
import { readJson, writeJson } from "./json-file.ts"

/** One table of a backup. */
interface TableBackup {
  schema: string
  name: string
  /** without those that the database computes itself */
  columns: string[]
  rows: number
  file: string
  sha256: string
}

/** Contents of a backup, for readers and for the restore. */
export interface BackupManifest {
  format: 1
  createdAt: string
  /** fingerprint of everything that decides the tables: a restore needs the same release */
  migrations: string
  tables: TableBackup[]
  sequences: { schema: string; name: string; value: string }[]
}

const MANIFEST = "manifest.json"
/** Rows read and written at a time. */
const BATCH = 2_000
/** Mode of the folder: backups contain personal data, for their owner only. */
const OWNERS_FOLDER = 0o700
const OWNERS_FILE = 0o600

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const qualified = ({ schema, name }: { schema: string; name: string }) => `${quoted(schema)}.${quoted(name)}`
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")

/** Tables of the search index: the next start fills them from the products. */
const SEARCH_TABLES = "search\\_%"

/** Every table but those of the search index. */
async function tablesOf(client: pg.Client): Promise<Pick<TableBackup, "schema" | "name" | "columns">[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and n.nspname not like 'pg_temp%' and c.relname not like '${SEARCH_TABLES}'
    group by 1, 2 order by 1, 2`)
  return rows
}

async function dumpTable(
  client: pg.Client,
  table: Pick<TableBackup, "schema" | "name" | "columns">,
  folder: string,
): Promise<TableBackup> {
  const columns = table.columns.map(quoted).join(", ")
  await client.query(
    `declare rows no scroll cursor for select row_to_json(r)::text as line from (select ${columns} from ${qualified(table)}) r`,
  )
  const lines: string[] = []
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows`)
    if (rows.length === 0) break
    for (const { line } of rows) lines.push(line)
  }
  await client.query("close rows")
  const bytes = gzipSync(lines.join("\n"))
  const file = join("tables", `${table.schema}.${table.name}.ndjson.gz`)
  writeFileSync(join(folder, file), bytes, { mode: OWNERS_FILE })
  return { ...table, rows: lines.length, file, sha256: sha256(bytes) }
}

/**
 * Writes all data that cannot be regenerated into a folder: all rows, as they were at one moment, and the uploads. The
 * shop may keep running. Secrets are left out: another installation has its own.
 * @param folder is created; must not exist
 * @throws SetupError when it does
 */
export async function writeBackup(installation: Installation, folder: string): Promise<BackupManifest> {
  if (existsSync(folder)) throw new SetupError(`${folder} exists already; a backup begins in a new folder.`)
  mkdirSync(join(folder, "tables"), { recursive: true, mode: OWNERS_FOLDER })
  const { migrations = "" } = await readSetup(installation.databaseUrl)
  const manifest = await withDatabase(installation.databaseUrl, async (client): Promise<BackupManifest> => {
    await client.query("begin transaction isolation level repeatable read read only")
    const tables: TableBackup[] = []
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, table, folder))
    const { rows: sequences } = await client.query<{ schema: string; name: string; value: string }>(
      `select schemaname as schema, sequencename as name, last_value::text as value
       from pg_sequences where last_value is not null and sequencename not like '${SEARCH_TABLES}'`,
    )
    await client.query("commit")
    return { format: 1, createdAt: new Date().toISOString(), migrations, tables, sequences }
  })
  if (existsSync(installation.paths.uploads)) {
    cpSync(installation.paths.uploads, join(folder, "uploads"), { recursive: true })
  }
  // Written last, so that an interrupted backup is invalid.
  writeJson(join(folder, MANIFEST), manifest)
  return manifest
}

/**
 * Reads the manifest of a backup and checks that every file is unchanged.
 * @throws SetupError for an invalid or damaged backup
 */
export function readBackup(folder: string): BackupManifest {
  const manifest = readJson<BackupManifest>(join(folder, MANIFEST))
  if (manifest?.format !== 1) throw new SetupError(`${folder} holds no complete backup (${MANIFEST}).`)
  for (const { file, sha256: expected } of manifest.tables) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new SetupError(`The backup is damaged: ${file} is missing.`)
    if (sha256(readFileSync(path)) !== expected) throw new SetupError(`The backup is damaged: ${file}.`)
  }
  return manifest
}

async function loadTable(client: pg.Client, table: TableBackup, folder: string): Promise<void> {
  const text = gunzipSync(readFileSync(join(folder, table.file))).toString("utf8")
  const lines = text === "" ? [] : text.split("\n")
  const columns = table.columns.map(quoted).join(", ")
  for (let start = 0; start < lines.length; start += BATCH) {
    const rows = `[${lines.slice(start, start + BATCH).join(",")}]`
    await client.query(
      `insert into ${qualified(table)} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${qualified(table)}, $1::json)`,
      [rows],
    )
  }
}

/**
 * Restores a backup into a database that has the tables of the same release and no shop yet, in one transaction. The next
 * installation fills the search index.
 * @param manifest as {@link readBackup} has checked it
 * @throws SetupError when the tables differ, or when the database's user lacks the permission to restore rows
 */
export async function restoreBackup(
  { databaseUrl, paths }: Installation,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const present = new Set((await tablesOf(client)).map(qualified))
    const absent = manifest.tables.filter((table) => !present.has(qualified(table)))
    if (absent.length > 0) {
      throw new SetupError(
        `The backup has tables that this release does not know: ${absent.map(({ name }) => name).join(", ")}.`,
        "Restore it with the release that wrote it, then start the newer one.",
      )
    }
    await client.query("begin")
    try {
      // Rows are restored table by table, so foreign keys hold only at the end.
      await client.query("set local session_replication_role = replica")
    } catch (error) {
      if (errorCode(error) !== "42501") throw error
      throw new SetupError(
        "The database's user may not restore a backup: that takes a superuser.",
        "Use pg_dump and pg_restore of your PostgreSQL's version instead; see docs/deployment.md.",
      )
    }
    await client.query(`truncate ${[...present].join(", ")} cascade`)
    for (const table of manifest.tables) await loadTable(client, table, folder)
    for (const { schema, name, value } of manifest.sequences) {
      await client.query("select setval($1::regclass, $2::bigint)", [qualified({ schema, name }), value])
    }
    await client.query("delete from scanwright_installation.setup where key = 'install'")
    await client.query("commit")
    await client.query("analyze")
  })
  const uploads = join(folder, "uploads")
  if (existsSync(uploads)) cpSync(uploads, paths.uploads, { recursive: true })
}
