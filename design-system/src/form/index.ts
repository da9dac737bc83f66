export { FormActions, type FormActionsProps } from "./FormActions"
export { FormGrid, type FormGridProps } from "./FormGrid"
