import { pageNumberOf } from "@/lib/list-pages"
import { ADDRESS_KINDS, type AddressKind } from "./address-kinds"

/** State of the list of addresses, all of which is in the page's query. */
export interface AddressListState {
  kind: AddressKind
  q?: string
  /** From 1. */
  page: number
}

/** Reads the list's state from its address; unknown values are left out. */
export function readAddressListState(
  params: Readonly<Record<string, string | string[] | undefined>>,
): AddressListState {
  const q = typeof params.q === "string" ? params.q.trim().slice(0, 200) : ""
  return {
    kind: ADDRESS_KINDS.find((kind) => kind === params.kind) ?? "pages",
    q: q === "" ? undefined : q,
    page: pageNumberOf(params.page),
  }
}

/** The address of the list in another state. */
export function addressListHref({ kind, q, page }: AddressListState): string {
  const query = new URLSearchParams({
    ...(kind !== "pages" && { kind }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/url-seo${query.size > 0 ? `?${query.toString()}` : ""}`
}

/** The form for the config of an address. @param from address whose config the form begins with */
export const editSeoHref = (url: string, from?: string) =>
  `/admin/url-seo/edit?${new URLSearchParams({ url, ...(from !== undefined && { from }) }).toString()}`
