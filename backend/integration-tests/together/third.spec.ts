import path from "node:path"
import { mailServerSettings, uploadLimits } from "../helpers/own-settings"
import { WITH_SETTINGS } from "../helpers/specs"
import { withOneMedusa } from "../helpers/test-utils"

// Before Medusa reads them; a spec that is run by itself sets its own.
Object.assign(process.env, mailServerSettings, uploadLimits)

// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest runs CommonJS, and a spec is loaded at a known moment
const load = (name: string): unknown => require(path.join(__dirname, "..", "http", `${name}.spec`))

withOneMedusa(WITH_SETTINGS, load)
