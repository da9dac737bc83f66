"use client"

import type { AdminRedirect } from "@scanwright/backend/contract"
import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  Menu,
  Panel,
  RowList,
  SearchField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { deleteRedirect } from "./actions"
import { RedirectDialog } from "./RedirectDialog"

interface Props {
  redirects: readonly AdminRedirect[]
  q: string
}

const times = (hits: number) =>
  hits === 0 ? "never followed" : `followed ${hits.toLocaleString("en-GB")} ${hits === 1 ? "time" : "times"}`

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  redirect: AdminRedirect | null
  isDeleting: boolean
  onClose: () => void
  onDelete: (redirect: AdminRedirect) => void
}

function DeleteDialog({ redirect, isDeleting, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={redirect !== null}
      role="alertdialog"
      title={`Delete ${redirect?.path ?? ""}?`}
      description="Whoever opens the old address then finds what stands there, or nothing."
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={() => redirect && onDelete(redirect)}>
            Delete
          </Button>
        </>
      }
    />
  )
}

/** Redirects of a page, with search, form and deletion. */
export function RedirectsScreen({ redirects, q }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(deleteRedirect)
  const [edited, setEdited] = useState<AdminRedirect | "new" | null>(null)
  const [asked, setAsked] = useState<AdminRedirect | null>(null)

  const remove = async (redirect: AdminRedirect) => {
    if (!(await run({ id: redirect.id })).ok) return
    setAsked(null)
    toaster.show({ variant: "success", title: "Deleted", description: redirect.path })
    router.refresh()
  }
  const end = (redirect: AdminRedirect) => (
    <span className="flex items-center gap-2">
      {redirect.status === 307 && <Badge>For now</Badge>}
      {redirect.over_page && <Badge variant="warning">Over a page</Badge>}
      <Menu
        trigger="more"
        size="sm"
        align="end"
        label={`Actions for ${redirect.path}`}
        groups={[
          [
            { kind: "action", label: "Edit", onSelect: () => setEdited(redirect) },
            { kind: "action", label: "Delete", variant: "danger", onSelect: () => setAsked(redirect) },
          ],
        ]}
      />
    </span>
  )

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          action="/admin/settings/redirects"
          name="q"
          label="Search redirects"
          placeholder="Old or new address"
          defaultValue={q}
          className="min-w-0 flex-1"
        />
        <Button onClick={() => setEdited("new")}>Add redirect</Button>
      </div>
      {redirects.length === 0 ? (
        <EmptyState title={q === "" ? "No redirects yet" : `No redirect has “${q}” in its addresses`}>
          Renamed products, brands and articles lead on by themselves. Add what else has moved.
        </EmptyState>
      ) : (
        <Panel flush>
          <RowList
            label="Redirects"
            rows={redirects.map((redirect) => ({
              id: redirect.id,
              title: <span className="wrap-anywhere">{redirect.path}</span>,
              hint: <span className="wrap-anywhere">{`to ${redirect.target}, ${times(redirect.hits)}`}</span>,
              end: end(redirect),
            }))}
          />
        </Panel>
      )}
      {edited !== null && (
        <RedirectDialog
          redirect={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={({ path, target }) => {
            setEdited(null)
            toaster.show({ variant: "success", title: "Saved", description: `${path} leads to ${target}` })
            router.refresh()
          }}
        />
      )}
      <DeleteDialog
        redirect={asked}
        isDeleting={isPending}
        onClose={() => setAsked(null)}
        onDelete={(redirect) => void remove(redirect)}
      />
    </>
  )
}
