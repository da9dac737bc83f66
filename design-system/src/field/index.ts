export {
  Field,
  type FieldControl,
  FieldError,
  type FieldFrame,
  type FieldProps,
  joinIds,
  LabelText,
} from "./Field"
export { Fieldset, type FieldsetProps } from "./Fieldset"
