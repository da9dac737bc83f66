/** State of a form after it was sent. */
export interface FormState {
  /** Number of times the form was sent. */
  readonly attempt: number
  /** Values to show again, by field; never a password. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Problems by the field's name. */
  readonly problems?: Readonly<Record<string, string>>
  /** Why the form was refused as a whole. */
  readonly message?: string
  /** True where a form that shows its own end has been accepted. */
  readonly done?: boolean
}

export const INITIAL_STATE: FormState = { attempt: 0 }
