"use client"

import { Alert, Button, FormActions, Panel, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import type { Outcome } from "@/staff/session/outcome"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { confirmSecondFactor, type NewFactor, removeSecondFactor, startSecondFactor } from "./actions"
import { CodeForm } from "./CodeForm"

/** What is wrong with the code that was sent; undefined where it was accepted, or something else failed. */
const codeError = (outcome: Outcome<unknown>) =>
  outcome.ok || outcome.kind !== "invalid" ? undefined : (outcome.fields?.code ?? outcome.message)

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert variant="warning" live="polite" title="Store these recovery codes now">
        Each of them signs you in once when your phone is not at hand. They are not shown again.
      </Alert>
      <ul aria-label="Recovery codes" className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button onClick={onDone}>I have stored them</Button>
      </FormActions>
    </div>
  )
}

/** Sets up a second factor: QR code and key, a first code, then the recovery codes. */
function SetUp({ onDone }: { onDone: () => void }) {
  const starting = useStaffAction(startSecondFactor, { isRepeatable: false })
  const confirming = useStaffAction(confirmSecondFactor, { handles: ["invalid"], isRepeatable: false })
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()

  const start = async () => {
    const outcome = await starting.run({})
    if (outcome.ok) setFactor(outcome.value)
  }
  const confirm = async (id: string, code: string) => {
    const outcome = await confirming.run({ id, code })
    if (outcome.ok) setCodes(outcome.value)
    setError(codeError(outcome))
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (factor === null) {
    return (
      <FormActions>
        <Button loading={starting.isPending} onClick={() => void start()}>
          Set up a second factor
        </Button>
      </FormActions>
    )
  }
  return (
    <div className="grid gap-4">
      <Text>Scan this with an authenticator app on your phone, or enter the key by hand.</Text>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn for this page only: there is nothing to optimise */}
      <img src={factor.qr} alt="QR code for the authenticator app" width={220} height={220} />
      <Text>
        Key: <code className="wrap-anywhere">{factor.key}</code>
      </Text>
      <CodeForm
        send="Switch it on"
        hint="Six digits that the app shows now"
        isPending={confirming.isPending}
        onSend={(code) => void confirm(factor.id, code)}
        {...(error !== undefined && { error })}
      />
    </div>
  )
}

/** The second factor of one's own account. @param isOn whether signing in asks for a code */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const removing = useStaffAction(removeSecondFactor, { handles: ["invalid"], isRepeatable: false })
  const [error, setError] = useState<string>()

  const remove = async (code: string) => {
    const outcome = await removing.run({ code })
    setError(codeError(outcome))
    if (!outcome.ok) return
    toaster.show({
      variant: "success",
      title: "Switched off",
      description: "Your password alone signs you in.",
    })
    router.refresh()
  }

  return (
    <Panel title="Second factor">
      {isOn ? (
        <div className="grid gap-4">
          <Text>Signing in asks for a code of your authenticator app after the password.</Text>
          <CodeForm
            send="Switch it off"
            variant="danger"
            hint="A code of the app, or a recovery code"
            isPending={removing.isPending}
            onSend={(code) => void remove(code)}
            {...(error !== undefined && { error })}
          />
        </div>
      ) : (
        <div className="grid gap-4">
          <Text>
            With a second factor, a stolen password is of no use: signing in also asks for a code that an app
            on your phone shows.
          </Text>
          <SetUp onDone={() => router.refresh()} />
        </div>
      )}
    </Panel>
  )
}
