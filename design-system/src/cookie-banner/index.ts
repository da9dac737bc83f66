export { CookieBanner, type CookieBannerProps } from "./CookieBanner"
export {
  type CookieCategory,
  type CookieChoices,
  CookiePreferences,
  type CookiePreferencesProps,
} from "./CookiePreferences"
