import { toast } from "@medusajs/ui"
import { useNavigate, useParams } from "react-router-dom"
import { type Finding } from "../lib/field-errors"
import { type FieldGroup } from "../lib/fields"
import { type Identified, type Resource, useRow, useSave } from "../lib/resource"
import { type DialogShape } from "./Dialog"
import { FormDialog } from "./FormDialog"

interface RecordFormProps<Row extends Identified> {
  resource: Resource
  shape: DialogShape
  groups: readonly FieldGroup[]
  description: string
  nameOf: (row: Row) => string
  check?: (body: Record<string, unknown>) => readonly Finding[]
}

/** Returns from a dialog to its list, with search and page as they were. */
function useReturn(resource: Resource) {
  const navigate = useNavigate()
  return () =>
    void navigate(`${resource.path.replace(/^\/admin/, "")}${window.location.search}`, { replace: true })
}

/** The form for a new record of a list, at the list's address and `/create`. */
export function CreateForm<Row extends Identified>({ resource, nameOf, ...form }: RecordFormProps<Row>) {
  const close = useReturn(resource)
  const { mutateAsync } = useSave<Row>(resource)
  return (
    <FormDialog
      {...form}
      title={`Create ${resource.noun}`}
      stored={null}
      onSave={async (body) => {
        const row = await mutateAsync({ body })
        toast.success(`“${nameOf(row)}” is created`)
      }}
      onClose={close}
    />
  )
}

/** The form for a record of a list, at the list's address, its id and `/edit`. */
export function EditForm<Row extends Identified>({ resource, nameOf, ...form }: RecordFormProps<Row>) {
  const { id = "" } = useParams()
  const close = useReturn(resource)
  const { data, error, refetch } = useRow<Row>(resource, id)
  const { mutateAsync } = useSave<Row>(resource)
  return (
    <FormDialog
      {...form}
      title={`Edit ${resource.noun}`}
      stored={data}
      error={error}
      onRetry={() => void refetch()}
      onSave={async (body) => {
        const row = await mutateAsync({ id, body })
        toast.success(`“${nameOf(row)}” is saved`)
      }}
      onClose={close}
    />
  )
}
