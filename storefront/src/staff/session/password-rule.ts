/** Length of a new password: long rather than odd (NCSC, "three random words"). */
export const PASSWORD_MIN = 12
/** As long as Medusa hashes without effort. */
export const PASSWORD_MAX = 128
