/** State of a sign-in, registration or password form after it was sent. */
export interface AccountState {
  /** Number of times the form was sent. */
  readonly attempt: number
  /** Values to show again; never a password. */
  readonly typed?: { readonly email?: string; readonly first_name?: string; readonly last_name?: string }
  /** Problems by the field's name. */
  readonly problems?: Readonly<Record<string, string>>
  /** Why the form was refused. */
  readonly message?: string
  readonly done?: boolean
  /** True where the password was right, and a code is asked for. */
  readonly needsCode?: boolean
}

export const INITIAL_STATE: AccountState = { attempt: 0 }
