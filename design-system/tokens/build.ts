import { writeFileSync } from "node:fs"
import { renderIcons } from "./icons"
import { renderTheme } from "./theme"

writeFileSync(new URL("../src/theme.css", import.meta.url), await renderTheme())
writeFileSync(new URL("../src/icon/icons.css", import.meta.url), renderIcons())
