import * as routes from "@/config/routes"
import { COMPANY_PATHS } from "@/config/stored-pages"
import { catalogue } from "@/content/catalogue"
import { listing } from "@/content/listing"
import type { PageMetadata } from "@/shell/seo/metadata"
import type { Crumb } from "@/shell/seo/structured-data"
import type { Named } from "@/lib/medusa/classification"
import type { MachineType } from "@/lib/medusa/shapes"
import { countOf, withinSentence } from "@/lib/text"
import { isIndexed, isNarrowed, listingHref, partOf, type ListingState } from "./listing-state"

/** What a list is titled by. */
interface HeadSources {
  readonly state: ListingState
  /** Products of the whole list. */
  readonly count: number
  /** Those that have products. */
  readonly brands: readonly Named[]
  readonly machineTypes: readonly MachineType[]
}

/** The top of the page: what the list holds, and the way to it. */
interface ListHead {
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly Crumb[]
  /** The page on how to choose machines of this type, where there is one. */
  readonly guide?: { readonly label: string; readonly href: string }
}

const CRUMBS: readonly Crumb[] = [
  { label: "Home", href: routes.home },
  { label: catalogue.products.title, href: routes.products },
  { label: listing.title, href: routes.browseProducts },
]

const begin = (text: string) => text.slice(0, 1).toLocaleUpperCase("en-GB") + text.slice(1)

/** The brand and the machine type of the list; null where one of them is none that has products. */
function namedParts({ state, brands, machineTypes }: HeadSources) {
  const part = partOf(state)
  const brand = brands.find(({ handle }) => handle === part.brand)
  const machineType = machineTypes.find(({ handle }) => handle === part.machineType)
  const isKnown = Boolean(brand) === Boolean(part.brand) && Boolean(machineType) === Boolean(part.machineType)
  return isKnown ? { brand, machineType } : null
}

function titleWithin(brand: Named | undefined, machineType: Named | undefined): string {
  if (!machineType) return brand ? listing.titleOfBrand(brand.name) : listing.title
  const kind = withinSentence(machineType.name)
  return brand ? `${brand.name} ${kind}` : begin(kind)
}

function crumbsWithin(brand: Named | undefined, machineType: Named | undefined): Crumb[] {
  const steps = [machineType && [undefined, machineType], brand && [brand, machineType]].filter(
    (step): step is [Named | undefined, Named | undefined] => step !== undefined,
  )
  return steps.map(([maker, kind]) => ({
    label: titleWithin(maker, kind),
    href: routes.productList({ brand: maker?.handle, machineType: kind?.handle }),
  }))
}

function guideTo(machineType: Named | undefined): Pick<ListHead, "guide"> {
  const href = routes.devices(machineType?.handle ?? "")
  if (!machineType || !COMPANY_PATHS.includes(href)) return {}
  return { guide: { label: listing.howToChoose(withinSentence(machineType.name)), href } }
}

/** The top of the list: titled by its search, by its one brand and machine type, or as the list of all products. */
export function headOfList(sources: HeadSources): ListHead {
  const { q } = sources.state
  const parts = namedParts(sources)
  const { brand, machineType } = parts ?? {}
  return {
    title: q === "" ? titleWithin(brand, machineType) : listing.titleOfSearch(q),
    intro: (q === "" ? machineType?.intro : null) ?? listing.intro,
    crumbs: [...CRUMBS, ...crumbsWithin(brand, machineType)],
    ...guideTo(machineType),
  }
}

/** Metadata of the list. Of lists without products only the whole one is indexed. */
export function listMetadata(sources: HeadSources): PageMetadata {
  const { state, count } = sources
  const { title, crumbs } = headOfList(sources)
  const isPart = isNarrowed(state)
  return {
    title: state.page > 1 ? listing.titleOfPage(title, state.page) : title,
    description:
      isPart && isIndexed(state)
        ? listing.descriptionOf(title, countOf(count, "product"))
        : listing.description,
    path: listingHref(state),
    crumbs,
    isIndexed: isIndexed(state) && (count > 0 || !isPart),
  }
}
