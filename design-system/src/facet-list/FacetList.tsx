"use client"

import { Button } from "../button"
import { cx } from "../lib/cx"
import { FacetChoice } from "./FacetChoice"
import { FacetGroup, namesOf, showLabel } from "./FacetGroup"
import { FacetRange } from "./FacetRange"
import { chosen, type Facet, type FacetSelection, toggled, withValues } from "./selection"

export interface FacetListProps {
  facets: readonly Facet[]
  selected: FacetSelection
  /** Called with the new selection: load the products then. */
  onChange: (selection: FacetSelection) => void
  /** Address that the form is sent to before scripts have loaded, and without them. */
  action: string
  /** Query parameters that the form sends along unchanged: the search, the order. */
  preservedParams?: Readonly<Record<string, string>>
  /** Number of matching products. */
  resultCount: number
  /** Singular and plural of what is counted. */
  noun?: readonly [one: string, several: string]
  /** Names the form. */
  label?: string
  className?: string
}

/**
 * Filters of a list, each with the number of products it would leave: a plain GET form, so it also works before and
 * without scripts. With scripts every tick applies at once.
 */
export function FacetList({
  facets,
  selected,
  onChange,
  action,
  preservedParams = {},
  resultCount,
  noun = ["product", "products"],
  label = "Filters",
  className,
}: FacetListProps) {
  return (
    <form
      action={action}
      method="get"
      aria-label={label}
      className={cx("facets", className)}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(preservedParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetGroup key={namesOf(facet)[0]} facet={facet} selected={selected}>
          {facet.kind === "range" ? (
            <FacetRange
              facet={facet}
              min={chosen(selected, facet.minName)[0] ?? ""}
              max={chosen(selected, facet.maxName)[0] ?? ""}
              onCommit={(min, max) =>
                onChange(withValues(withValues(selected, facet.minName, [min]), facet.maxName, [max]))
              }
            />
          ) : (
            <FacetChoice
              facet={facet}
              chosen={chosen(selected, facet.name)}
              onToggle={(value) => onChange(toggled(selected, facet.name, value))}
              noun={noun}
            />
          )}
        </FacetGroup>
      ))}
      <div className="facet-submit">
        <Button type="submit" className="w-full">
          {showLabel(resultCount, noun)}
        </Button>
      </div>
    </form>
  )
}
