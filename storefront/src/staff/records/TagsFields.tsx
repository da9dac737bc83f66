import { RadioGroup, TextField } from "@scanwright/design-system"

/** Fields for tags that are added to several records, or removed from them. */
export const TagsFields = ({ error }: { error: string | null }) => (
  <>
    <RadioGroup
      legend="How"
      name="way"
      defaultValue="add"
      options={[
        { value: "add", label: "Add tags" },
        { value: "remove", label: "Remove tags" },
      ]}
    />
    <TextField
      label="Tags"
      name="tags"
      autoComplete="off"
      hint="Several with commas between them; capitals count"
      error={error}
      required
    />
  </>
)
