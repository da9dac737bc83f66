"use client"

import { CookieBanner, CookiePreferences, Link } from "@scanwright/design-system"
import { usePathname } from "next/navigation"
import { useEffect, useState } from "react"
import * as accountRoutes from "@/config/account-routes"
import * as routes from "@/config/routes"
import { consentCopy as copy, cookieCategories } from "@/content/consent"
import { allOrNone, consentTo } from "./consent"
import { choose, dismiss, followConsent, isDismissed, useConsent } from "./consent-store"
import { closePreferences, openPreferences, usePreferencesOpen } from "./open-preferences"

/** Wait before the banner appears, in ms (specification, section 9). */
const BANNER_DELAY_MS = 500

const NONE = allOrNone(false)

const acceptAll = () => choose(consentTo(allOrNone(true)))
const rejectOptional = () => choose(consentTo(NONE))

/**
 * The cookie banner (specification, 4: without a stored choice, after half a second, once per session unless dismissed,
 * and only where cookies work), the preferences dialog, and the script that passes the choice on to the analytics tag.
 */
export function ConsentLayer() {
  "use memo"
  const consent = useConsent()
  const [isAsking, setAsking] = useState(false)
  const isManaging = usePreferencesOpen()
  const path = usePathname()

  // With each page, as a choice may expire while the site is open.
  useEffect(followConsent, [path])
  useEffect(() => {
    const timer = setTimeout(() => {
      // eslint-disable-next-line compat/compat -- Safari before 18 errs within another site's frame, where the shop is not shown
      setAsking(navigator.cookieEnabled && !isDismissed())
    }, BANNER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  const leave = () => {
    dismiss()
    setAsking(false)
  }
  const afterChoice = (act: () => void) => () => {
    act()
    closePreferences()
  }
  return (
    <>
      <CookieBanner
        open={isAsking && consent === null && !isManaging}
        onAcceptAll={acceptAll}
        onRejectOptional={rejectOptional}
        onManage={openPreferences}
        onDismiss={leave}
      >
        <p>
          {copy.banner} <Link href={routes.cookiePolicy}>{copy.policy}</Link>
        </p>
      </CookieBanner>
      <CookiePreferences
        open={isManaging}
        onClose={closePreferences}
        value={consent ?? NONE}
        categories={cookieCategories}
        onSave={(choices) => afterChoice(() => choose(consentTo(choices)))()}
        onAcceptAll={afterChoice(acceptAll)}
        onRejectOptional={afterChoice(rejectOptional)}
      />
      {!path.startsWith(accountRoutes.overview) && <script async src="/tracking.js" />}
    </>
  )
}
