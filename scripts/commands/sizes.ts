import { measureSizes, sizeProblems, sizeTable } from "../components/sizes.ts"

/** `npm run sizes`: what each component weighs; fails when one weighs too much or brings along what it may not. */
export async function run(): Promise<number> {
  const sizes = await measureSizes()
  const problems = sizes.flatMap(sizeProblems)
  console.log([sizeTable(sizes), ...problems].join("\n"))
  return problems.length === 0 ? 0 : 1
}
