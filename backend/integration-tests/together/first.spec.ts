import path from "node:path"
import { specsOfGroup } from "../helpers/specs"
import { withOneMedusa } from "../helpers/test-utils"

const folder = path.join(__dirname, "..", "http")

// eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest runs CommonJS, and a spec is loaded at a known moment
const load = (name: string): unknown => require(path.join(folder, `${name}.spec`))

withOneMedusa(specsOfGroup(folder, 0), load)
