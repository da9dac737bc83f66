import { toast } from "@medusajs/ui"
import { useState } from "react"
import { type StoreMachineType } from "../../../contract/catalogue"
import { FormDialog } from "../../components/FormDialog"
import { Section, SectionRow } from "../../components/Section"
import { type FieldGroup } from "../../lib/fields"
import { type Resource, useRow, useSave } from "../../lib/resource"

/** A machine type as `GET /admin/machine-types/:id` gives it: the id is its product category's. */
interface AdminMachineType extends Pick<StoreMachineType, "id" | "name" | "handle" | "logo" | "intro"> {
  sort: number
}

const machineTypes: Resource = {
  path: "/admin/machine-types",
  one: "machine_type",
  many: "machine_types",
  noun: "machine type",
}

const FORM: readonly FieldGroup[] = [
  {
    title: "Machine type",
    fields: [
      {
        name: "logo",
        label: "Logo",
        kind: "image",
        hint: "PNG, JPEG, WebP, AVIF or SVG. Without one the first letter of the name stands in.",
      },
      {
        name: "sort",
        label: "Position",
        kind: "number",
        required: true,
        hint: "Lists of machine types begin with the lowest.",
      },
      {
        name: "intro",
        label: "Introduction",
        kind: "paragraph",
        limit: 2000,
        hint: "One paragraph of plain text that opens the type's page.",
      },
    ],
  },
]

/** Section on the page of a product category: its details as a machine type of the shop. */
export function MachineTypeSection({ categoryId }: { categoryId: string }) {
  const { data: type, error, isPending, refetch } = useRow<AdminMachineType>(machineTypes, categoryId)
  const { mutateAsync } = useSave<AdminMachineType>(machineTypes)
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Section
        title="Machine type"
        editLabel="Edit machine type"
        onEdit={() => setEditing(true)}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        <SectionRow label="Logo">
          {type?.logo && (
            <img src={type.logo} alt={`Logo of ${type.name}`} className="h-10 w-fit object-contain" />
          )}
        </SectionRow>
        <SectionRow label="Position">{type && String(type.sort)}</SectionRow>
        <SectionRow label="Introduction">{type?.intro}</SectionRow>
      </Section>
      {isEditing && type && (
        <FormDialog
          shape="drawer"
          title="Edit machine type"
          description={`How ${type.name} appear in the shop.`}
          groups={FORM}
          stored={type}
          onSave={async (body) => {
            await mutateAsync({ id: categoryId, body })
            toast.success("The machine type is saved")
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
