import { Button } from "../button"
import { Checkbox } from "../checkbox"
import { cx } from "../lib/cx"
import { PlainTextField } from "../text-field"
import { FacetGroup, namesOf } from "./FacetGroup"
import {
  type ChoiceFacet,
  chosen,
  type Facet,
  type FacetSelection,
  type RangeFacet,
  rangeProblem,
} from "./selection"

/** From this many on, options scroll in a box of their own. */
const SCROLLED = 11

export interface FacetFormProps {
  facets: readonly Facet[]
  selected: FacetSelection
  /** Address that the form is sent to. */
  action: string
  /** Query parameters that the form sends along unchanged: the search, the order. */
  preservedParams?: readonly (readonly [name: string, value: string])[]
  /** Singular and plural of what is counted. */
  noun?: readonly [one: string, several: string]
  /** Names the form. */
  label?: string
  className?: string
}

function Options({
  facet,
  values,
  noun,
}: {
  facet: ChoiceFacet
  values: readonly string[]
  noun: readonly [string, string]
}) {
  return (
    <div className={facet.options.length >= SCROLLED ? "facet-rest" : undefined}>
      {facet.options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={facet.name}
          value={value}
          defaultChecked={values.includes(value)}
          label={
            <>
              {label}
              <span className="sr-only">
                , {count.toLocaleString("en-GB")} {count === 1 ? noun[0] : noun[1]}
              </span>
            </>
          }
          end={<span aria-hidden="true">{count.toLocaleString("en-GB")}</span>}
          className={count === 0 ? "facet-option facet-option-none" : "facet-option"}
        />
      ))}
    </div>
  )
}

function Limits({ facet, selected }: { facet: RangeFacet; selected: FacetSelection }) {
  const [min = "", max = ""] = [chosen(selected, facet.minName)[0], chosen(selected, facet.maxName)[0]]
  const problem = rangeProblem(min, max)
  const field = (side: "min" | "max") => ({
    prefix: facet.prefix,
    inputMode: "decimal" as const,
    autoComplete: "off",
    error: problem?.field === side ? problem.message : null,
  })
  return (
    <div className="facet-range">
      <PlainTextField
        {...field("min")}
        label="Lowest"
        name={facet.minName}
        defaultValue={min}
        placeholder={facet.lowest.toLocaleString("en-GB")}
      />
      <PlainTextField
        {...field("max")}
        label="Highest"
        name={facet.maxName}
        defaultValue={max}
        placeholder={facet.highest.toLocaleString("en-GB")}
      />
    </div>
  )
}

/**
 * The filters of `FacetList` without any script of their own: rendered on the server, with a submit button where scripts
 * are off. With scripts the page listens for `change` and loads the list at once; the boxes hold their own state.
 */
export function FacetForm({
  facets,
  selected,
  action,
  preservedParams = [],
  noun = ["product", "products"],
  label = "Filters",
  className,
}: FacetFormProps) {
  return (
    <form
      action={action}
      method="get"
      aria-label={label}
      autoComplete="off"
      className={cx("facets", className)}
    >
      {preservedParams.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetGroup key={namesOf(facet)[0]} facet={facet} selected={selected}>
          {facet.kind === "range" ? (
            <Limits facet={facet} selected={selected} />
          ) : (
            <Options facet={facet} values={chosen(selected, facet.name)} noun={noun} />
          )}
        </FacetGroup>
      ))}
      <div className="facet-submit">
        <Button type="submit" className="w-full">
          Apply filters
        </Button>
      </div>
    </form>
  )
}
