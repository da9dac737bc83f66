"use client"

import { Button } from "../button"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { FacetChoice } from "./FacetChoice"
import { FacetRange } from "./FacetRange"
import { chosen, type Facet, type FacetSelection, toggled, withValues } from "./selection"

export interface FacetListProps {
  facets: readonly Facet[]
  selected: FacetSelection
  /** Told what is chosen now; asking for products is the caller's. */
  onChange: (selection: FacetSelection) => void
  /** Page that answers the form before scripts have loaded, and without them. */
  action: string
  /** Query parameters to keep: the search, the order. */
  keep?: Readonly<Record<string, string>>
  /** Products that match now. */
  resultCount: number
  /** What is counted, one and several. */
  noun?: readonly [one: string, several: string]
  /** Names the form. */
  label?: string
  className?: string
}

const namesOf = (facet: Facet): readonly string[] =>
  facet.kind === "range" ? [facet.minName, facet.maxName] : [facet.name]

/** How many products there are, as the buttons say it: `Show 128 products`. */
export const showWords = (count: number, noun: readonly [string, string]): string =>
  `Show ${count.toLocaleString("en-GB")} ${count === 1 ? noun[0] : noun[1]}`

/**
 * Filters of a list, each with how many products it would leave: a plain GET form, so it also works before and without
 * scripts. With them every tick applies at once.
 */
export function FacetList({
  facets,
  selected,
  onChange,
  action,
  keep = {},
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
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => {
        const count = namesOf(facet).reduce((sum, name) => sum + chosen(selected, name).length, 0)
        return (
          <details key={namesOf(facet)[0]} className="facet" open={facet.isOpen ?? true}>
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
            </fieldset>
          </details>
        )
      })}
      <div className="facet-submit">
        <Button type="submit" className="w-full">
          {showWords(resultCount, noun)}
        </Button>
      </div>
    </form>
  )
}
