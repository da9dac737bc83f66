import { env } from "@/config/env"
import { site } from "@/config/site"
import { observe } from "./observe/observe"
import { applyPatches } from "./patches/patches"

/**
 * Runs before the first request: checks that settings are there and right, and applies the patches. Next.js would go on
 * without settings and send every visitor an error, so the process ends here, with the reason as its last line.
 */
export async function prepareServer(): Promise<void> {
  try {
    env()
    site()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  applyPatches({ pageMemoryMb: env().PAGE_MEMORY_MB })
  await observe()
}
