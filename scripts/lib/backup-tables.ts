import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import type pg from "pg"
import { from as copyFrom, to as copyTo } from "pg-copy-streams"

/** A table and its columns, without those that the database computes itself. */
export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** One table of a backup. */
export interface TableBackup extends Table {
  rows: number
  file: string
  sha256: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The full name of a table or sequence, as SQL has it. */
export const qualified = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

const withColumns = (table: Table) => `${qualified(table)} (${table.columns.map(quoted).join(", ")})`

/** Checksum of a file of any size. @returns SHA-256, in hexadecimal */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return hash.digest("hex")
}

/**
 * Writes the rows of a table into a compressed file, in PostgreSQL's own text format, never holding more than a few of them.
 *
 * @param client in a transaction
 * @param folder of the backup
 * @param mode of the file
 */
export async function saveTable(
  client: pg.Client,
  table: Table,
  folder: string,
  mode: number,
): Promise<TableBackup> {
  const file = join("tables", `${table.schema}.${table.name}.copy.gz`)
  const path = join(folder, file)
  const rows = client.query(copyTo(`copy ${withColumns(table)} to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(path, { mode }))
  return { ...table, rows: rows.rowCount, file, sha256: await sha256Of(path) }
}

/** Reads the rows of a table from a backup. @param client in a transaction, with the table empty */
export async function loadTable(client: pg.Client, table: TableBackup, folder: string): Promise<void> {
  const rows = client.query(copyFrom(`copy ${withColumns(table)} from stdin`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows)
}
