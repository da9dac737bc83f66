import { QueryCache, QueryClient, queryOptions } from "@tanstack/react-query"
import { toaster } from "@scanwright/design-system"
import * as apiRoutes from "@/config/api-routes"
import { browse } from "@/content/browse"
import { type BrowseAddress, isSameList, type ProductsAddress } from "./address"
import type { BrandData, BrandsData, ProductsData } from "./responses"
import type { Known } from "./view"

declare module "@tanstack/react-query" {
  interface Register {
    /** Text of the toast when a query fails. */
    queryMeta: { failure: string }
  }
}

/** How long data stays fresh, in ms (specification, sections 4 and 9). */
const FRESH_MS = 5 * 60_000
/** How long unused data stays cached, in ms, for the back button. */
const CACHED_MS = 30 * 60_000
/** Longest wait for a response, in ms: longer than the server waits for the backend, twice. */
const TIMEOUT_MS = 18_000
/** Wait before the second and last try, in ms. */
const RETRY_WAIT_MS = 500

/** The requested brand or list does not exist, or no longer. */
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
    queryFn: ({ signal }) => ask<BrandsData>(apiRoutes.browse.brands, signal),
    meta: { failure: browse.failedData },
  })

/** A brand's machine types. @param handle of the brand */
export const brandQuery = (handle: string) =>
  queryOptions({
    queryKey: ["brand", handle],
    queryFn: ({ signal }) => ask<BrandData>(apiRoutes.browse.brand(handle), signal),
    meta: { failure: browse.failedData },
  })

const productsEndpoint = ({ brand, machineType, search, page }: ProductsAddress) =>
  search === null && brand !== null && machineType !== null
    ? apiRoutes.browse.machineType(brand, machineType, page)
    : apiRoutes.browse.search({ brand, machineType, search, page })

/** One page of products. While a search text is typed, the last results stay until the next are loaded. */
export const productsQuery = (address: ProductsAddress) =>
  queryOptions({
    queryKey: ["products", address],
    queryFn: ({ signal }) => ask<ProductsData>(productsEndpoint(address), signal),
    placeholderData: (previous: ProductsData | undefined, query) => {
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

/** The address and data that the screen starts from. */
export interface Start {
  readonly address: BrowseAddress
  /** Data that the server has read for the address. */
  readonly known: Known
}

/** Fills the queries with the server's data, unless they have data already, which may be newer. */
function seed(client: QueryClient, { address, known: { brands, brand, products } }: Start): void {
  const fill = <Data>(key: readonly unknown[], data: Data) =>
    client.setQueryData<Data>(key, (present) => present ?? data)
  if (brands) fill(brandsQuery().queryKey, brands)
  if (brand) fill(brandQuery(brand.brand.handle).queryKey, brand)
  if (products && address.level === "products") fill(productsQuery(address).queryKey, products)
}

const isServer = typeof window === "undefined"

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A timer on the server would keep the whole request in memory until then.
        gcTime: isServer ? Infinity : CACHED_MS,
        retry: (failures, error) => failures < 1 && !(error instanceof GoneError),
        retryDelay: RETRY_WAIT_MS,
        refetchOnWindowFocus: false,
        // Offline queries fail at once instead of waiting for the network.
        networkMode: "always",
      },
    },
    queryCache: new QueryCache({
      // Failed prefetches show no toast.
      onError: (error, query) => {
        if (error instanceof GoneError || !query.isActive()) return
        toaster.show({ title: browse.failedTitle, description: query.meta?.failure, variant: "destructive" })
      },
    }),
  })
}

/** The browser's query client, which outlives the screen. */
let sharedClient: QueryClient | undefined

/** The query client of the screen; on the server each page has its own. */
export function clientFor(start: Start): QueryClient {
  const client = sharedClient ?? createClient()
  if (!isServer) sharedClient = client
  seed(client, start)
  return client
}

/** Prefetches the data of an address, unless fresh data is cached. */
export function prefetch(address: BrowseAddress): void {
  if (!sharedClient) return
  switch (address.level) {
    case "stacked":
    case "brands":
      void sharedClient.prefetchQuery(brandsQuery())
      break
    case "machine-types":
      void sharedClient.prefetchQuery(brandQuery(address.brand))
      break
    case "products":
      void sharedClient.prefetchQuery(productsQuery(address))
  }
}
