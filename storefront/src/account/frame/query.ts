/** Query of a page, as Next.js gives it. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>

/** One value of a query; the first where there are several, empty where there is none. */
export async function queryOf(searchParams: SearchParams, name: string): Promise<string> {
  const value = (await searchParams)[name]
  return (Array.isArray(value) ? value[0] : value) ?? ""
}
