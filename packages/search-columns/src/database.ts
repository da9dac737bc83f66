import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { type Sql } from "./sql"

/** PostgreSQL's code for a missing table. */
const UNDEFINED_TABLE = "42P01"

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code

/** Runs statements, within a transaction or without one. */
export class Database {
  constructor(private readonly connection: Knex) {}

  /**
   * Runs one statement.
   *
   * @returns its rows
   * @throws MedusaError (not found) when a table is missing: the index has been dropped
   */
  async query<Row extends object = Record<string, unknown>>({ text, values }: Sql): Promise<Row[]> {
    try {
      const { rows } = await this.connection.raw<{ rows: Row[] }>(text, values as Knex.RawBinding[])
      return rows
    } catch (error) {
      if (codeOf(error) !== UNDEFINED_TABLE) throw error
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        "The search index has been dropped or was never built",
      )
    }
  }

  /** Runs a function in one transaction. */
  async transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return this.connection.transaction(async (transaction) => work(new Database(transaction)))
  }
}
