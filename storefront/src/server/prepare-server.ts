import { env } from "@/config/env"
import { site } from "@/config/site"
import { observe } from "./observe/observe"
import { applyPatches } from "./patches/patches"

/**
 * Runs before the first request: checks the settings, and applies the patches. Next.js would start without settings and
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
  applyPatches({ pageMemoryMb: env().PAGE_MEMORY_MB })
  await observe()
}
