import { writeFile } from "node:fs/promises"
import { type ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { moveUrlSeos } from "../catalogue-sync/move-url-seos"
import { recordMissingHandles } from "../modules/handle-history/handle-history"
import { installAdmin } from "../seed/install-admin"
import { installArticles } from "../seed/install-articles"
import { installCatalogue } from "../seed/install-catalogue"
import { installShop } from "../seed/install-shop"
import { completeSearchIndex } from "../search/search-index"
import { findSeedData } from "../seed/seed-data"
import { mendHandles } from "../workflows/handle/mend-handles"
import { readEnvironment } from "../config/environment"

/**
 * Sets the shop up: `medusa exec ./src/scripts/install.ts` (`.js` from `.medusa/server`), after `medusa db:migrate`.
 * Safe to run at every start, and again after it was killed.
 *
 * Reads `ADMIN_EMAIL` and `ADMIN_PASSWORD` (first admin), `SEED` (what an empty shop is filled with), and
 * `INSTALL_RESULT_FILE`, into which it writes
 * `{ publishableKey, adminCreated, seeded: { created, updated, unchanged } | null }` as JSON for the caller.
 */
export default async function install({ container }: ExecArgs): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  const { INSTALL_RESULT_FILE: resultFile } = process.env
  const { SEED: seed } = readEnvironment(process.env)

  await recordMissingHandles(container)
  const mended = await mendHandles(container)
  const configs = await moveUrlSeos(container)
  const { publishableKey } = await installShop(container)
  const adminCreated = await installAdmin(container, email && password ? { email, password } : undefined)
  const sample = (file: string) => findSeedData(process.cwd(), file)
  const outcome = await installCatalogue(
    container,
    seed === "none" ? null : seed === "sample" ? sample("catalogue.csv") : seed,
  )
  const articles = await installArticles(
    container,
    seed === "sample" ? sample("articles/articles.json") : null,
  )
  const indexFilled = await completeSearchIndex(container)

  const seeded = outcome && {
    created: outcome.created,
    updated: outcome.updated,
    unchanged: outcome.unchanged,
  }
  if (resultFile) {
    // Readable by the caller only, although the key opens nothing but the public Store API.
    await writeFile(resultFile, JSON.stringify({ publishableKey, adminCreated, seeded }), { mode: 0o600 })
  } else {
    // To a person at a terminal: every visitor's request carries the key, but the log hides all keys.
    process.stdout.write(`MEDUSA_PUBLISHABLE_KEY=${publishableKey}\n`)
  }
  logger.info(
    [
      "The shop is installed",
      mended ? `${mended} addresses changed that could not be opened or not be saved again` : "",
      configs ? `${configs} URL SEO configs moved to the present addresses of their pages` : "",
      adminCreated ? "first admin created" : "",
      seeded ? `${seeded.created} products created` : "",
      articles ? `${articles} sample articles published` : "",
      indexFilled ? "search index filled" : "",
    ]
      .filter(Boolean)
      .join("; "),
  )
}
