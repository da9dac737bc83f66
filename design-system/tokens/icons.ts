import { PATHS } from "../src/icon/paths"

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="square"><path d="${path}"/></svg>`

/** The icons as masks, each under its name: `icons.css`. */
export function renderIcons(): string {
  const rules = Object.entries(PATHS).map(
    ([name, path]) =>
      `  [data-icon="${name}"] {\n    --icon: url('data:image/svg+xml,${drawing(path)}');\n  }`,
  )
  return `/* Written from paths.ts by \`npm run tokens -w @scanwright/design-system\`. */\n@layer components {\n${rules.join("\n")}\n}\n`
}
