/** Length of a new password: long rather than odd (NCSC, "three random words"). */
export const PASSWORD_MIN = 12
/** Longer passwords would cost Medusa noticeable time to hash. */
export const PASSWORD_MAX = 128
