import { type ReactNode } from "react"
import { Icon } from "../icon"
import { chosen, type Facet, type FacetSelection } from "./selection"

/** The query parameters of a group. */
export const namesOf = (facet: Facet): readonly string[] =>
  facet.kind === "range" ? [facet.minName, facet.maxName] : [facet.name]

/** Label of the buttons that show the results: `Show 128 products`. */
export const showLabel = (count: number, noun: readonly [string, string]): string =>
  `Show ${count.toLocaleString("en-GB")} ${count === 1 ? noun[0] : noun[1]}`

interface FacetGroupProps {
  facet: Facet
  selected: FacetSelection
  children: ReactNode
}

/** The frame of a group of filters: a native disclosure with the number of chosen options. */
export function FacetGroup({ facet, selected, children }: FacetGroupProps) {
  const count = namesOf(facet).reduce((sum, name) => sum + chosen(selected, name).length, 0)
  return (
    <details className="facet" open={facet.isOpen ?? true}>
      <summary>
        {facet.label}
        {count > 0 && (
          <span className="facet-count">
            {facet.kind === "range" ? "set" : `${count.toLocaleString("en-GB")} chosen`}
          </span>
        )}
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className="sr-only">{facet.label}</legend>
        {children}
      </fieldset>
    </details>
  )
}
