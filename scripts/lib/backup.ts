import { cpSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { dumpDatabase, pgDumpFor, restoreDump } from "./backup-dump.ts"
import { loadTable, qualified, saveTable, sha256Of, type Table, type TableBackup } from "./backup-tables.ts"
import { emptyDatabase, readSetup, withDatabase } from "./database.ts"
import { errorCode, SetupError } from "./errors.ts"
import { type Installation } from "./installation.ts"
import { readJson, writeJson } from "./json-file.ts"

/** Contents of a backup, for readers and for the restore. */
export interface BackupManifest {
  format: 2
  createdAt: string
  /** fingerprint of everything that decides the tables: a restore needs the same release */
  migrations: string
  /** the whole database as pg_dump of this major version wrote it, where there was one; else table by table */
  dump?: { file: string; sha256: string; version: number }
  tables: TableBackup[]
  sequences: { schema: string; name: string; value: string }[]
}

const MANIFEST = "manifest.json"
const DUMP = "database.dump"
/** Mode of the folder: backups contain personal data, for their owner only. */
const OWNERS_FOLDER = 0o700
const OWNERS_FILE = 0o600

/** Tables of the search index: the next start fills them from the products. */
const SEARCH_TABLES = "search\\_%"

/** Every table but those of the search index. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and n.nspname not like 'pg_temp%' and c.relname not like '${SEARCH_TABLES}'
    group by 1, 2 order by 1, 2`)
  return rows
}

/** All rows as they were at one moment, each table in a file of its own. */
async function saveTables(
  databaseUrl: string,
  folder: string,
): Promise<Pick<BackupManifest, "tables" | "sequences">> {
  mkdirSync(join(folder, "tables"), { mode: OWNERS_FOLDER })
  return withDatabase(databaseUrl, async (client) => {
    await client.query("begin transaction isolation level repeatable read read only")
    const tables: TableBackup[] = []
    for (const table of await tablesOf(client)) {
      tables.push(await saveTable(client, table, folder, OWNERS_FILE))
    }
    const { rows: sequences } = await client.query<{ schema: string; name: string; value: string }>(
      `select schemaname as schema, sequencename as name, last_value::text as value
       from pg_sequences where last_value is not null and sequencename not like '${SEARCH_TABLES}'`,
    )
    await client.query("commit")
    return { tables, sequences }
  })
}

/** The whole database by pg_dump. @param version of pg_dump */
async function saveDump(
  databaseUrl: string,
  folder: string,
  version: number,
): Promise<Pick<BackupManifest, "dump" | "tables" | "sequences">> {
  const path = join(folder, DUMP)
  await dumpDatabase(databaseUrl, path)
  return { dump: { file: DUMP, sha256: await sha256Of(path), version }, tables: [], sequences: [] }
}

/** What a backup holds, for a sentence. */
export function describeBackup({ dump, tables }: BackupManifest): string {
  if (dump) return "the database and the uploads"
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, and the uploads`
}

/**
 * Writes all data that cannot be regenerated into a folder, as it was at one moment, and the uploads: by pg_dump where one
 * is on PATH that knows the server, otherwise table by table. The shop may keep running. Secrets are left out: another
 * installation has its own.
 * @param folder is created; must not exist
 * @throws SetupError when it does
 */
export async function writeBackup(installation: Installation, folder: string): Promise<BackupManifest> {
  if (existsSync(folder)) throw new SetupError(`${folder} exists already; a backup begins in a new folder.`)
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER })
  const { databaseUrl, paths } = installation
  const { migrations = "" } = await readSetup(databaseUrl)
  const createdAt = new Date().toISOString()
  const version = await withDatabase(databaseUrl, pgDumpFor)
  const saved =
    version === undefined
      ? await saveTables(databaseUrl, folder)
      : await saveDump(databaseUrl, folder, version)
  const manifest: BackupManifest = { format: 2, createdAt, migrations, ...saved }
  if (existsSync(paths.uploads)) cpSync(paths.uploads, join(folder, "uploads"), { recursive: true })
  // Written last, so that an interrupted backup is invalid.
  writeJson(join(folder, MANIFEST), manifest)
  return manifest
}

/**
 * Reads the manifest of a backup and checks that every file is unchanged.
 * @throws SetupError for an invalid or damaged backup
 */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const manifest = readJson<Omit<BackupManifest, "format"> & { format: number }>(join(folder, MANIFEST))
  if (manifest?.format === 1) {
    throw new SetupError(
      `${folder} was written by an older release.`,
      "Restore it with that release, start it, and write a new backup.",
    )
  }
  if (manifest?.format !== 2) throw new SetupError(`${folder} holds no complete backup (${MANIFEST}).`)
  for (const { file, sha256: expected } of [...manifest.tables, ...(manifest.dump ? [manifest.dump] : [])]) {
    const path = join(folder, file)
    if (!existsSync(path)) throw new SetupError(`The backup is damaged: ${file} is missing.`)
    if ((await sha256Of(path)) !== expected) throw new SetupError(`The backup is damaged: ${file}.`)
  }
  return { ...manifest, format: 2 }
}

/** Puts the rows of a backup into the tables of the same release. */
async function restoreTables(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const present = new Set((await tablesOf(client)).map(qualified))
  const absent = manifest.tables.filter((table) => !present.has(qualified(table)))
  if (absent.length > 0) {
    throw new SetupError(
      `The backup has tables that this release does not know: ${absent.map(({ name }) => name).join(", ")}.`,
      "Restore it with the release that wrote it, then start the newer one.",
    )
  }
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
}

/**
 * Restores a backup into a database that has the tables of the same release and no shop yet, in one transaction. The next
 * installation fills the search index.
 * @param manifest as {@link readBackup} has checked it
 * @throws SetupError when the tables differ, when the database's user lacks the permission to restore rows, or without the
 * pg_restore that a dump needs
 */
export async function restoreBackup(
  { databaseUrl, paths }: Installation,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const { dump } = manifest
  if (dump) {
    await emptyDatabase(databaseUrl)
    await restoreDump(databaseUrl, join(folder, dump.file), dump.version)
  }
  await withDatabase(databaseUrl, async (client) => {
    await client.query("begin")
    if (!dump) await restoreTables(client, folder, manifest)
    await client.query("delete from scanwright_installation.setup where key = 'install'")
    await client.query("commit")
    await client.query("analyze")
  })
  const uploads = join(folder, "uploads")
  if (existsSync(uploads)) cpSync(uploads, paths.uploads, { recursive: true })
}
