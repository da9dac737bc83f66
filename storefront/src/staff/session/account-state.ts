/** What a form in front of the door shows after it was sent. */
export interface DoorState {
  /** Times it was sent. */
  readonly attempt: number
  /** What was typed and may stand again; never a password. */
  readonly kept?: { readonly email?: string; readonly first_name?: string; readonly last_name?: string }
  /** What is wrong, by the field's name. */
  readonly problems?: Readonly<Record<string, string>>
  /** Why nothing came of it. */
  readonly message?: string
  readonly done?: boolean
}

export const FIRST: DoorState = { attempt: 0 }
