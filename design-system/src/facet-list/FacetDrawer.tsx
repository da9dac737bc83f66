"use client"

import { useState } from "react"
import { Button } from "../button"
import { Drawer } from "../drawer"
import { showLabel } from "./FacetGroup"
import { FacetList, type FacetListProps } from "./FacetList"
import { appliedFilters, cleared } from "./selection"

/** The filters of a narrow screen: a button with the number of applied filters, and a drawer. */
export function FacetDrawer({ className, ...list }: FacetListProps) {
  const [isOpen, setOpen] = useState(false)
  const { facets, selected, onChange, resultCount, noun = ["product", "products"] } = list
  const count = appliedFilters(facets, selected).length
  const show = showLabel(resultCount, noun)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        Filters{count > 0 && ` (${count.toLocaleString("en-GB")})`}
      </Button>
      <Drawer
        title="Filters"
        side="start"
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            {count > 0 && (
              <Button variant="ghost" onClick={() => onChange(cleared(facets, selected))}>
                Clear all
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{show}</Button>
          </>
        }
      >
        <FacetList {...list} />
        <p role="status" className="sr-only">
          {show}
        </p>
      </Drawer>
    </>
  )
}
