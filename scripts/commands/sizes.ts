import { measureSizes, sizeProblems, sizeTable } from "../components/sizes.ts"

/** `npm run sizes`: measures each component's size; fails when one is too large or imports a forbidden package. */
export async function run(): Promise<number> {
  const sizes = await measureSizes()
  const problems = sizes.flatMap(sizeProblems)
  console.log([sizeTable(sizes), ...problems].join("\n"))
  return problems.length === 0 ? 0 : 1
}
