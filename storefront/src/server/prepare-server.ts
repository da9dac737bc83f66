import { env } from "@/config/env"
import { site } from "@/config/site"
import { guardSetting, limitRendering, standGuard } from "./guard/guard"
import { observe } from "./observe/observe"
import { applyPatches } from "./patches/patches"
import { watchRedirects } from "./redirects/watch-redirects"

/**
 * Runs before the first request: checks the settings, applies the patches, and puts the guard
 * before everything. Next.js would start without settings and
 * send every visitor an error, so the process exits with the reason as its last line.
 */
export async function prepareServer(): Promise<void> {
  try {
    env()
    site()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  const { showsDefaults } = site()
  console.log(
    `Products without a rating, features or tags show ${showsDefaults ? "made-up ones" : "none"} (SHOW_DEFAULT_RATINGS=${showsDefaults}).`,
  )
  // What is put before Next.js last sees a request first.
  limitRendering({ drawings: env().RATE_LIMIT_DRAWINGS, missing: env().RATE_LIMIT_MISSING })
  applyPatches({ pageMemoryMb: env().PAGE_MEMORY_MB })
  standGuard(guardSetting(watchRedirects()))
  await observe()
}
