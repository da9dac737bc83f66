/** Length of a new password: long rather than odd (NCSC, "three random words"). */
export const PASSWORD_MIN = 12
/** Longer passwords would cost noticeable time to hash. */
export const PASSWORD_MAX = 128

/** Different characters a password needs: "aaaaaaaaaaaa" and "121212121212" are guessed first. */
const DIFFERENT_MIN = 5

/** A text as guessers try it: in small letters, without digits and signs before and after. */
const coreOf = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")

/**
 * Finds why a new password is refused. The backend's list of common passwords is asked beside this.
 *
 * @param password as typed
 * @param email the account's address
 * @param isCommon whether a text, in small letters, is among the passwords that are guessed first
 * @returns a sentence for the person; undefined for a good password
 */
export function passwordFault(
  password: string,
  email: string,
  isCommon: (text: string) => boolean = () => false,
): string | undefined {
  const { length } = [...password]
  if (length < PASSWORD_MIN) return `Choose a password of at least ${PASSWORD_MIN} characters`
  if (length > PASSWORD_MAX) return `Choose a password of at most ${PASSWORD_MAX} characters`
  const whole = password.toLowerCase()
  const address = email.trim().toLowerCase()
  const [name = ""] = address.split("@")
  if (address !== "" && (whole.includes(address) || [whole, coreOf(whole)].includes(name))) {
    return "Choose a password that is not your e-mail address"
  }
  const unit = /^(.+?)\1+$/u.exec(whole)?.[1] ?? whole
  const isGuessed = [whole, unit, coreOf(whole)].some((text) => isCommon(text))
  return isGuessed || new Set(whole).size < DIFFERENT_MIN
    ? "This password is too common. Choose another, such as three random words"
    : undefined
}
