import { QueryCache, QueryClient, queryOptions } from "@tanstack/react-query"
import { toaster } from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"
import { browse } from "@/content/browse"
import { type BrowseAddress, isSameList, type ProductsAddress } from "./address"
import type { BrandAnswer, BrandsAnswer, ProductsAnswer } from "./responses"
import type { Known } from "./view"

declare module "@tanstack/react-query" {
  interface Register {
    /** What a toast says when a query fails. */
    queryMeta: { failure: string }
  }
}

/** How long an answer stays fresh, in ms (specification, sections 4 and 9). */
const FRESH_MS = 5 * 60_000
/** How long an answer that nothing shows is kept, in ms: for the way back. */
const KEPT_MS = 30 * 60_000
/** Longest wait for an answer, in ms: longer than the server waits for the backend, twice. */
const TIMEOUT_MS = 18_000
/** Wait before the second and last try, in ms. */
const RETRY_WAIT_MS = 500

/** What was asked for is not there, or no longer. */
export class GoneError extends Error {
  override readonly name = "GoneError"
}

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (response.status === 404) throw new GoneError(`${address} is not there`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** The stacked deck and the brands. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ["brands"],
    queryFn: ({ signal }) => ask<BrandsAnswer>(apiRoutes.browse.brands, signal),
    meta: { failure: browse.failedData },
  })

/** A brand's machine types. @param handle of the brand */
export const brandQuery = (handle: string) =>
  queryOptions({
    queryKey: ["brand", handle],
    queryFn: ({ signal }) => ask<BrandAnswer>(apiRoutes.browse.brand(handle), signal),
    meta: { failure: browse.failedData },
  })

const answerTo = ({ brand, machineType, search, page }: ProductsAddress) =>
  search === null && brand !== null && machineType !== null
    ? apiRoutes.browse.machineType(brand, machineType, page)
    : apiRoutes.browse.search({ brand, machineType, search, page })

/** One page of products. While somebody types, the last results stay until the next are there. */
export const productsQuery = (address: ProductsAddress) =>
  queryOptions({
    queryKey: ["products", address],
    queryFn: ({ signal }) => ask<ProductsAnswer>(answerTo(address), signal),
    placeholderData: (previous: ProductsAnswer | undefined, query) => {
      const [, before] = query?.queryKey ?? []
      const isTyping =
        typeof before === "object" &&
        isSameList(before, address) &&
        before.search !== address.search &&
        address.page === 1
      return isTyping ? previous : undefined
    },
    meta: { failure: browse.failedProducts },
  })

/** What the screen starts from. */
export interface Start {
  readonly address: BrowseAddress
  /** What the server has read for it. */
  readonly known: Known
}

/** Gives what the server read to the queries that would ask for it; what they have already may be newer. */
function seed(client: QueryClient, { address, known: { brands, brand, products } }: Start): void {
  const keep = <Answer>(key: readonly unknown[], answer: Answer) =>
    client.setQueryData<Answer>(key, (present) => present ?? answer)
  if (brands) keep(brandsQuery().queryKey, brands)
  if (brand) keep(brandQuery(brand.brand.handle).queryKey, brand)
  if (products && address.level === "products") keep(productsQuery(address).queryKey, products)
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: (failures, error) => failures < 1 && !(error instanceof GoneError),
        retryDelay: RETRY_WAIT_MS,
        refetchOnWindowFocus: false,
        // Whoever is offline is told so, rather than left waiting.
        networkMode: "always",
      },
    },
    queryCache: new QueryCache({
      // What was only fetched ahead fails in silence.
      onError: (error, query) => {
        if (error instanceof GoneError || !query.isActive()) return
        toaster.show({ title: browse.failedTitle, description: query.meta?.failure, variant: "destructive" })
      },
    }),
  })
}

/** The browser's answers, which outlive the screen. */
let kept: QueryClient | undefined

/** The answers that the screen asks for and holds; on the server each page has its own. */
export function clientFor(start: Start): QueryClient {
  const client = kept ?? createClient()
  if (typeof window !== "undefined") kept = client
  seed(client, start)
  return client
}

/** Fetches what an address shows, ahead of time; nothing that is there and fresh. */
export function prefetch(address: BrowseAddress): void {
  if (!kept) return
  switch (address.level) {
    case "stacked":
    case "brands":
      void kept.prefetchQuery(brandsQuery())
      break
    case "machine-types":
      void kept.prefetchQuery(brandQuery(address.brand))
      break
    case "products":
      void kept.prefetchQuery(productsQuery(address))
  }
}
