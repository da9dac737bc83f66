import { writeFileSync } from "node:fs"
import { renderTheme } from "./theme"

writeFileSync(new URL("../src/theme.css", import.meta.url), await renderTheme())
