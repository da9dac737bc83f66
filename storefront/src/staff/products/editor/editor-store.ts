import { createContext, use } from "react"
import { useStore } from "zustand"
import { createStore, type StoreApi } from "zustand/vanilla"
import { changedFields, problemsOf, type ProductField, type ProductForm } from "./product-form"

/** Pause in typing after which fields that were wrong are looked at again, in ms. */
const RECHECK_MS = 300

/** What the editor of one product holds. */
export interface EditorState {
  readonly form: ProductForm
  /** The form as it is stored: what differs from it is unsaved. */
  readonly saved: ProductForm
  /** What is wrong, by the path of the field; filled by a failed attempt to save, and only emptied while typing. */
  readonly problems: Readonly<Record<string, string>>
  /** Counts failed attempts to save. */
  readonly attempt: number
  readonly set: <Field extends ProductField>(field: Field, value: ProductForm[Field]) => void
  /** Sets a field by what it held before: for what ends later, such as uploads. */
  readonly change: <Field extends ProductField>(
    field: Field,
    how: (value: ProductForm[Field]) => ProductForm[Field],
  ) => void
  readonly replace: (form: ProductForm) => void
  readonly markSaved: (form: ProductForm) => void
  readonly fail: (problems: Readonly<Record<string, string>>) => void
}

type Editor = StoreApi<EditorState>

/**
 * Holds a product form outside React, so that typing draws the one field anew that is typed into.
 *
 * @param saved the form as it is stored
 * @param form what it is filled with, where that is something else: a copy of another product
 */
export function createEditor(saved: ProductForm, form = saved): Editor {
  let recheck: ReturnType<typeof setTimeout> | undefined
  return createStore<EditorState>()((set, get) => {
    /** Corrected fields lose their words; no new ones come up while somebody types. */
    const lookAgain = () => {
      if (Object.keys(get().problems).length === 0) return
      clearTimeout(recheck)
      recheck = setTimeout(() => {
        const now = problemsOf(get().form, get().saved)
        set(({ problems }) => ({
          problems: Object.fromEntries(
            Object.keys(problems).flatMap((path) => {
              const message = now[path]
              return message === undefined ? [] : [[path, message] as const]
            }),
          ),
        }))
      }, RECHECK_MS)
    }
    return {
      form,
      saved,
      problems: {},
      attempt: 0,
      set: (field, value) => {
        set((state) => ({ form: { ...state.form, [field]: value } }))
        lookAgain()
      },
      change: (field, how) => {
        set((state) => ({ form: { ...state.form, [field]: how(state.form[field]) } }))
        lookAgain()
      },
      replace: (next) => set({ form: next, problems: {} }),
      markSaved: (next) => set({ form: next, saved: next, problems: {} }),
      fail: (problems) => set(({ attempt }) => ({ problems, attempt: attempt + 1 })),
    }
  })
}

/** The editor of the page. */
export const EditorContext = createContext<Editor | null>(null)

/** The editor around this part. @throws Error outside of one */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error("Using a field of the product form outside its editor")
  return editor
}

/** A part of what the editor holds; draws again only when that part changes. */
export const useEditorState = <Part>(choose: (state: EditorState) => Part): Part =>
  useStore(useEditor(), choose)

/** A field's value, how to change it, and what is wrong with it. */
export function useField<Field extends ProductField>(field: Field) {
  const value = useEditorState(({ form }) => form[field])
  const error = useEditorState(({ problems }) => problems[field]) ?? null
  const set = useEditorState((state) => state.set)
  return { value, error, set: (next: ProductForm[Field]) => set(field, next) }
}

/** Whether anything differs from what is stored. */
export const isUnsaved = ({ form, saved }: EditorState): boolean =>
  form !== saved && changedFields(form, saved).length > 0
