import { useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { TextField } from "../text-field"
import { checkLink, type SafeAddresses } from "./addresses"
import { onEnter } from "./on-enter"

export interface LinkDraft {
  href: string
  /** Text of the link, where nothing is selected; undefined where the selected text stays. */
  text?: string
}

export interface LinkDialogProps {
  open: boolean
  /** The initial values. */
  draft: LinkDraft
  /** True where the selection is already a link. */
  isLink: boolean
  isSafeLink: SafeAddresses["isSafeLink"]
  onApply: (link: LinkDraft) => void
  onRemove: () => void
  onClose: () => void
}

/** The dialog for the address of a link; corrects addresses where it can. */
export function LinkDialog(props: LinkDialogProps) {
  const { open, draft, isLink, isSafeLink, onApply, onRemove, onClose } = props
  const [href, setHref] = useState(draft.href)
  const [text, setText] = useState(draft.text)
  const [isTried, setTried] = useState(false)
  const checked = checkLink(href, isSafeLink)
  const hrefProblem = "problem" in checked ? checked.problem : null
  const textProblem = text?.trim() === "" ? "Enter the words that lead there" : null

  const apply = () => {
    setTried(true)
    if ("href" in checked && !textProblem) onApply({ href: checked.href, text: text?.trim() })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isLink ? "Change the link" : "Add a link"}
      size="sm"
      footer={
        <>
          {isLink && (
            <Button variant="secondary" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button onClick={apply}>{isLink ? "Change link" : "Add link"}</Button>
        </>
      }
    >
      <div className="grid gap-5" {...onEnter(apply)}>
        <TextField
          label="Address"
          hint="A page of this site such as /services/repair, a web address, or an e-mail address"
          value={href}
          error={isTried ? hrefProblem : null}
          required
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          onChange={({ target }) => setHref(target.value)}
        />
        {text !== undefined && (
          <TextField
            label="Words of the link"
            hint="Say where it leads: “our repair contracts”, not “click here”"
            value={text}
            error={isTried ? textProblem : null}
            required
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
