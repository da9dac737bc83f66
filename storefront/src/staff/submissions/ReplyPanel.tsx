"use client"

import {
  type AdminFormReply,
  describePlaceholders,
  fillReply,
  FORM_REPLY_MOST,
  REPLY_PLACEHOLDERS,
  type ReplyTemplate,
  type ReplyValues,
} from "@scanwright/backend/contract"
import {
  Button,
  Expander,
  FormActions,
  Link,
  Panel,
  Select,
  Text,
  TextArea,
  Timeline,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { randomKey } from "@/lib/random-key"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { sendReply } from "./actions"
import { secondText } from "./moments"
import { REPLY_ID } from "./reply"
import { sendReplySchema } from "./submission-input"

interface Props {
  id: string
  /** The sender's address, which is the only recipient. */
  email: string
  replies: readonly AdminFormReply[]
  /** What the placeholders stand for. */
  values: ReplyValues
  /** Texts to begin with. */
  templates: readonly ReplyTemplate[]
  /** Opens the reply in a mail program instead. */
  mailProgramHref: string
}

const PLACEHOLDERS = describePlaceholders(REPLY_PLACEHOLDERS)

/** Text that is shown with its line breaks. */
const Written = ({ children }: { children: string }) => (
  <Text>
    <span className="whitespace-pre-line wrap-anywhere">{children}</span>
  </Text>
)

/** Replies that were mailed to the sender of a submission. */
const Replies = ({ replies }: Pick<Props, "replies">) => (
  <Timeline
    label="Replies"
    events={replies.map(({ author, text, created_at: at }) => ({
      date: secondText(at),
      dateTime: at,
      title: author,
      body: <Written>{text}</Written>,
    }))}
  />
)

interface FormProps extends Pick<Props, "values" | "templates"> {
  text: string
  onChange: (text: string) => void
  error: string | undefined
}

/** The choice of a template, the text, and a preview of the text with its placeholders filled. */
function ReplyFields({ values, templates, text, onChange, error }: FormProps) {
  return (
    <>
      <Select
        label="Begin with"
        // Another choice is a press, not a state: the text below is what counts.
        value=""
        onChange={({ target }) => {
          const template = templates.find(({ id }) => id === target.value)
          if (template) onChange(template.text)
        }}
        options={[
          { value: "", label: "Choose a text" },
          ...templates.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <TextArea
        label="Reply"
        hint={`A blank line begins a paragraph. Placeholders: ${PLACEHOLDERS}.`}
        rows={10}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        characterLimit={FORM_REPLY_MOST}
        {...(error !== undefined && { error })}
      />
      <Expander summary="Preview">
        {text.trim() === "" ? (
          <Text variant="muted">There is nothing to see yet.</Text>
        ) : (
          <Written>{fillReply(text, values)}</Written>
        )}
      </Expander>
    </>
  )
}

/** Replies to the sender by mail: those sent so far, and a form for another, begun from a template. */
export function ReplyPanel({ id, email, replies, values, templates, mailProgramHref }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(sendReply, { schema: sendReplySchema })
  const [text, setText] = useState("")
  const [error, setError] = useState<string>()
  // A second press or a retry has the same key, and sends nothing more.
  const [key, setKey] = useState(randomKey)
  useUnsavedChanges(text.trim() !== "")

  const change = (next: string) => {
    setText(next)
    // Another text is another reply.
    setKey(randomKey())
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === "") {
      setError("Enter a reply")
      return
    }
    setError(undefined)
    const outcome = await run({ id, key, text })
    if (!outcome.ok) {
      setError(outcome.fields?.text)
      return
    }
    change("")
    toaster.show({ variant: "success", title: "Reply sent", description: `It is on its way to ${email}.` })
    router.refresh()
  }

  return (
    <div id={REPLY_ID}>
      <Panel title="Reply" intro={`By mail to ${email}.`}>
        <div className="grid gap-6">
          {replies.length > 0 && <Replies replies={replies} />}
          <form onSubmit={(event) => void send(event)} className="grid gap-4" noValidate>
            <ReplyFields {...{ values, templates, text, error }} onChange={change} />
            <FormActions note={<Link href={mailProgramHref}>Write in your mail program instead</Link>}>
              <Button type="submit" loading={isPending}>
                Send reply
              </Button>
            </FormActions>
          </form>
        </div>
      </Panel>
    </div>
  )
}
