"use client"

import {
  Breadcrumb,
  BrowseDeck,
  type BrowseList,
  type BrowseView,
  Container,
  DesignSystemProvider,
  Link,
  Pagination,
  useDesignSystem,
} from "@scanwright/design-system"
import type { UseQueryResult } from "@tanstack/react-query"
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import * as routes from "@/config/routes"
import { CompareTrayPlace, ProductCardActions, toCartProduct } from "@/features/buying"
import type { ProductSummary } from "@/lib/medusa/shapes"
import { noteOn } from "@/shell/finding/found-by"
import { finding } from "@/content/finding"
import { optionalPart } from "@/lazy/optional-part"
import { formatAddress, type ProductsAddress } from "./address"
import { holdTraversals, push, readFilterText, restoreScroll } from "./history"
import { MachineTypes } from "./MachineTypes"
import { clientFor, GoneError, type Start } from "./queries"
import { ScreenLink } from "./ScreenLink"
import type { ProductsData } from "./responses"
import { useAddress, useBrowseQueries } from "./use-browse"
import { useTyping } from "./use-typing"
import { addressOf, toBrowseBrand, toBrowseMachineType, toBrowseProduct, viewOf } from "./view"
import { crumbsOf, describe } from "./labels"

/** Loaded with the first search. */
const OtherResults = optionalPart(() => import("./OtherResults"))

const ADDRESSES = {
  stacked: routes.products,
  brands: routes.brands,
  list: routes.browseProducts,
  source: routes.source,
}

/** A query's list in the form that the deck takes. */
function listOf<Answer, Item>(
  { data, isError }: UseQueryResult<Answer>,
  items: (data: Answer) => readonly Item[],
): BrowseList<Item> {
  if (data !== undefined) return items(data)
  return isError ? "error" : "loading"
}

/** A product as the deck shows it, with the buttons of its card. */
const toCard = (product: ProductSummary) => ({
  ...toBrowseProduct(product),
  actions: <ProductCardActions product={toCartProduct(product)} />,
})

const never = () => () => undefined

/** Whether the server's HTML is being hydrated, which cannot depend on the browser's history. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** The filter text of this history entry, from an earlier visit to it. */
function useStoredFilterText(): string | undefined {
  return useIsHydrating() ? undefined : readFilterText()
}

/**
 * Scrolls to and focuses the heading when the page of the list changes, which the deck does not notice: its view stays
 * the same.
 */
function usePageFocus(list: ProductsAddress | null, page: number): void {
  const listKey = list && `${list.brand} ${list.machineType}`
  const before = useRef({ listKey, page })
  useLayoutEffect(() => {
    const isTurned = before.current.listKey === listKey && before.current.page !== page
    before.current = { listKey, page }
    if (!isTurned) return
    restoreScroll()
    document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true })
  }, [listKey, page])
}

function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

interface AlsoFoundProps {
  /** The list that is shown, if any. */
  list: ProductsAddress | null
  products: UseQueryResult<ProductsData>
}

/** What matches a search beside its products. */
function AlsoFound({ list, products: { data, isPlaceholderData } }: AlsoFoundProps) {
  if (!list?.search) return null
  const isFound = data?.list.count !== 0 && data?.list.foundBy?.kind !== "some_words"
  const isMissed = !isPlaceholderData && data !== undefined && !isFound && list.brand === null
  return <OtherResults query={list.search} isMissed={isMissed} />
}

/** What is said where no product has the text of a search as it was typed. */
function noteOf({ list, products: { data, isPlaceholderData } }: AlsoFoundProps) {
  const note = list?.search && data && !isPlaceholderData ? noteOn(data.list.foundBy, list.search) : null
  if (!list?.search || note === null) return null
  if (data?.list.foundBy?.kind !== "some_words") return note
  return (
    <>
      {note} <Link href={routes.source(list.search)}>{finding.foundBy.source}</Link>
    </>
  )
}

/**
 * The browsing screen (specification, 2.4): the deck in step with the address. Levels change at once and without a new
 * page. Every level also has a page of its own, for reloads and for visitors without scripts.
 */
export default function BrowseScreen(start: Start) {
  "use memo"
  const [client] = useState(() => clientFor(start))
  // The browser itself scrolls a page that is loaded as a document.
  const isHydrating = useIsHydrating()
  const [cameWithDocument] = useState(isHydrating)
  const filterText = useStoredFilterText()
  const surroundings = useDesignSystem()
  const address = useAddress(start.address)
  const { listed, isBlank, type, narrow } = useTyping(address)
  const { brands, brand, products } = useBrowseQueries(listed, client)
  const shown = { stacked: brands, brands, "machine-types": brand, products }[address.level]
  const known = { brands: brands.data, brand: brand.data, products: products.data }
  const view = viewOf(address, known)
  const list = address.level === "products" ? address : null
  const page = list?.page ?? 1
  const pageCount = products.data?.list.pageCount ?? 1
  const isPaged = list !== null && (list.search !== null || products.data === undefined || pageCount > 1)
  const machineTypes = brands.data?.machineTypes ?? []

  useDocumentTitle(shown.isPlaceholderData || isBlank ? undefined : shown.data?.title)

  // The brand or the page has gone since the link was rendered; a reload lets the server redirect.
  const isGone = shown.error instanceof GoneError
  useEffect(() => {
    if (isGone) window.location.reload()
  }, [isGone])

  const here = formatAddress(address)
  useEffect(() => holdTraversals(), [here])

  // After the back button from a product, the list is at its former scroll position.
  useLayoutEffect(() => {
    if (!cameWithDocument) restoreScroll()
  }, [cameWithDocument])

  usePageFocus(list, page)

  const go = (next: BrowseView, press: MouseEvent) => {
    press.preventDefault()
    push(addressOf(next))
  }

  return (
    <DesignSystemProvider {...surroundings} link={ScreenLink}>
      <Container className="pt-6 pb-16">
        <Breadcrumb items={crumbsOf(view, list?.search)} />
        <BrowseDeck
          className="mt-6"
          headingLevel="h1"
          view={view}
          brands={listOf(brands, (data) => data.brands.map(toBrowseBrand))}
          machineTypes={listOf(brand, (data) =>
            data.machineTypes.map((one) => toBrowseMachineType(data.brand.handle, one)),
          )}
          products={listOf(products, (data) => data.list.products.map(toCard))}
          productTotal={products.data?.list.count}
          pagination={
            list &&
            !isBlank && (
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(number) => formatAddress({ ...list, page: number })}
                className="mt-10"
              />
            )
          }
          addresses={ADDRESSES}
          searchAction={routes.products}
          defaultQuery={list ? (list.search ?? filterText ?? "") : filterText}
          describe={(one) => describe(one, known)}
          note={noteOf({ list, products })}
          onSearch={isPaged ? type : undefined}
          onQueryChange={isPaged ? undefined : narrow}
          onRetry={() => void shown.refetch()}
          onViewChange={go}
          onArrive={restoreScroll}
        />
      </Container>
      {(address.level === "stacked" || address.level === "brands") && machineTypes.length > 0 && (
        <MachineTypes machineTypes={machineTypes} />
      )}
      {!isHydrating && <AlsoFound list={list} products={products} />}
      <CompareTrayPlace />
    </DesignSystemProvider>
  )
}
