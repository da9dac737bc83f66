"use client"

import { Button, Dialog, FormActions, Menu, RowList, Text, TextField } from "@scanwright/design-system"
import { useSearchParams } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { addView, type SavedView, VIEW_NAME_MOST, viewQuery } from "./saved-views"
import { useSavedViews } from "./useSavedViews"

interface Props {
  /** Path of the list. */
  path: string
}

interface DialogProps {
  path: string
  query: string
  views: readonly SavedView[]
  onStore: (views: readonly SavedView[]) => void
  onClose: () => void
}

const hrefOf = (path: string, query: string) => (query === "" ? path : `${path}?${query}`)

/** Saves the present view under a name, and removes others. */
function ViewsDialog({ path, query, views, onStore, onClose }: DialogProps) {
  const [name, setName] = useState("")
  const [error, setError] = useState<string>()
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const added = addView(views, { name, query })
    if ("error" in added) {
      setError(added.error)
      return
    }
    onStore(added.views)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Saved views"
      description="A view has the filters, the search and the order of this list. Views are stored in this browser."
    >
      <div className="grid gap-6">
        <form onSubmit={save} className="grid gap-4" noValidate>
          <TextField
            label="Name of the present view"
            value={name}
            autoComplete="off"
            maxLength={VIEW_NAME_MOST}
            onChange={({ target }) => setName(target.value)}
            {...(error !== undefined && { error })}
          />
          <FormActions>
            <Button type="submit">Save view</Button>
          </FormActions>
        </form>
        {views.length === 0 ? (
          <Text variant="muted">No view is saved yet.</Text>
        ) : (
          <RowList
            label="Saved views"
            rows={views.map((view) => ({
              id: view.name,
              title: view.name,
              href: hrefOf(path, view.query),
              end: (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => onStore(views.filter((one) => one.name !== view.name))}
                >
                  Remove<span className="sr-only"> {view.name}</span>
                </Button>
              ),
            }))}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A menu of a list's saved views, which leads to a dialog that saves and removes them. */
export function SavedViews({ path }: Props) {
  const { views, store } = useSavedViews(path)
  const query = viewQuery(new URLSearchParams(useSearchParams()))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu
        label="Views"
        align="end"
        groups={[
          views.map(({ name, query: stored }) => ({
            kind: "link" as const,
            label: name,
            href: hrefOf(path, stored),
          })),
          [{ kind: "action", label: "Save or remove views…", onSelect: () => setIsOpen(true) }],
        ]}
      />
      {isOpen && <ViewsDialog {...{ path, query, views }} onStore={store} onClose={() => setIsOpen(false)} />}
    </>
  )
}
