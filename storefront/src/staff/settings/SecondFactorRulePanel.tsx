"use client"

import type { StaffMember } from "@scanwright/backend/contract"
import { Button, Dialog, FormActions, Link, Panel, Text, toaster } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useStaffContext } from "@/staff/shell/staff-context"
import { saveStaffPolicy } from "./actions"

interface Props {
  staff: readonly StaffMember[]
  isRequired: boolean
}

const count = (people: number) => (people === 1 ? "1 person has" : `${people} people have`)

/** Whether everybody who signs in needs a second factor. Only an owner who has one can require it. */
export function SecondFactorRulePanel({ staff, isRequired }: Props) {
  const router = useRouter()
  const { staff: me } = useStaffContext()
  const { run, isPending } = useStaffAction(saveStaffPolicy)
  const [isAsked, setAsked] = useState(false)
  const without = staff.filter(({ second_factor: hasOne }) => !hasOne)
  const isOwnMissing = without.some(({ id }) => id === me.id)

  const save = async (requires: boolean) => {
    if (!(await run({ requires_second_factor: requires })).ok) return
    setAsked(false)
    toaster.show({
      variant: "success",
      title: requires ? "Second factor required" : "Second factor no longer required",
    })
    router.refresh()
  }

  return (
    <Panel title="Second factor for everybody">
      <div className="grid gap-4">
        <Text>
          {isRequired
            ? "Everybody needs a second factor. Those without one can do nothing but set it up."
            : "Everybody decides for themselves whether signing in asks for a code of an app."}
          {without.length > 0 && ` ${count(without.length)} none yet.`}
        </Text>
        {!isRequired && isOwnMissing && (
          <Text>
            To require it, <Link href="/admin/settings/account">set up your own second factor</Link> first.
          </Text>
        )}
        {(isRequired || !isOwnMissing) && (
          <FormActions>
            <Button
              variant={isRequired ? "secondary" : "primary"}
              loading={isPending}
              onClick={() => (isRequired ? void save(false) : setAsked(true))}
            >
              {isRequired ? "Stop requiring it" : "Require it…"}
            </Button>
          </FormActions>
        )}
      </div>
      <Dialog
        open={isAsked}
        role="alertdialog"
        title="Require a second factor of everybody?"
        description={`It holds at once${without.length === 0 ? "." : `: ${count(without.length)} none, and can do nothing in the staff area but set it up.`}`}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button loading={isPending} onClick={() => void save(true)}>
              Require it
            </Button>
          </>
        }
      />
    </Panel>
  )
}
