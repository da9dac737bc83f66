import { keepAnswers } from "./page-memory/page-memory"
import { observe } from "./observe/observe"
import { answerAway } from "./unavailable-status"
import { env } from "@/config/env"
import { site } from "@/config/site"
import { keepLocation } from "./location-header"
import { refuseMalformed } from "./malformed-addresses"

/**
 * What has to be so before the first request: settings that are there and right. Next.js would go on without them and
 * answer every request with an error, so the process ends here, with the reason as its last words.
 */
export async function prepareServer(): Promise<void> {
  try {
    env()
    site()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  keepAnswers()
  keepLocation()
  answerAway()
  refuseMalformed()
  await observe()
}
