import { createRecordHooks } from "@/staff/records/record-hooks"
import type { StaffProduct } from "./data"
import type { ProductForm } from "./product-form"

/** The product editor's store, for the parts of its form. */
export const {
  RecordProvider: EditorProvider,
  useRecordStore: useEditorStore,
  useRecordState: useEditorState,
  useField,
} = createRecordHooks<StaffProduct, ProductForm>()
