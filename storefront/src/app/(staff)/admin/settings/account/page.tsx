import { STAFF_ROLE_LABELS } from "@scanwright/backend/contract"
import { Alert } from "@scanwright/design-system"
import { requireStaff } from "@/staff/session/require-staff"
import { readFactors } from "@/staff/settings/account/data"
import { SecondFactorPanel } from "@/staff/settings/account/SecondFactorPanel"
import { StaffPage } from "@/staff/shell/StaffPage"

/** One's own account: the second factor. */
export default async function AccountPage() {
  const { email, role, needsSecondFactor } = await requireStaff()
  const factors = await readFactors()
  const isOn = factors.ok && factors.value.some(({ status }) => status === "enabled")
  return (
    <StaffPage title="My account" intro={`${email}, ${STAFF_ROLE_LABELS[role].label.toLowerCase()}`}>
      {needsSecondFactor && (
        <Alert variant="warning" live="off" title="Set up a second factor to go on">
          This shop requires one of everybody. Until yours is switched on, no other page of the staff area
          opens.
        </Alert>
      )}
      {factors.ok ? (
        // The state of a set-up ends with it.
        <SecondFactorPanel key={String(isOn)} isOn={isOn} />
      ) : (
        <Alert variant="danger" title="Your second factor could not be read">
          {factors.failure.message}
        </Alert>
      )}
    </StaffPage>
  )
}
