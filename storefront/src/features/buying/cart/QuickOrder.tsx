"use client"

import {
  Alert,
  Button,
  ErrorSummary,
  Heading,
  Text,
  TextArea,
  VisuallyHidden,
} from "@scanwright/design-system"
import {
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { cartCopy } from "@/content/cart"
import { ListFile } from "@/shell/lists/ListFile"
import type { Cart } from "./cart-store"
import { Results } from "./QuickOrderResults"
import { isAddable, useQuickOrder } from "./use-quick-order"

const copy = cartCopy.quick

/** Largest accepted file, in bytes: 500 lines are much shorter. */
const FILE_BYTES_MOST = 500_000

interface FormProps {
  text: string
  /** Error of the text; null where there is none. */
  error: string | null
  /** Message of a failed look-up; null where there is none. */
  failure: string | null
  isChecking: boolean
  onText: (event: ChangeEvent<HTMLTextAreaElement>) => void
  onFile: (text: string) => void
  onSubmit: (event: SyntheticEvent) => void
}

/** The text field, the file field, and the button that checks the lines. */
function QuickOrderForm(props: FormProps) {
  const { text, error, failure, isChecking, onText, onFile, onSubmit } = props
  const id = useId()
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      {error && <ErrorSummary problems={[{ fieldId: `${id}-text`, message: error }]} />}
      <TextArea
        id={`${id}-text`}
        label={copy.text}
        hint={copy.hint}
        rows={6}
        value={text}
        error={error}
        onChange={onText}
      />
      <ListFile maxBytes={FILE_BYTES_MOST} onText={onFile} />
      <div>
        <Button type="submit" variant="secondary" loading={isChecking}>
          {copy.check}
        </Button>
      </div>
      <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
    </form>
  )
}

/** Scrolls to a section that the address names: the cart is drawn after the browser has looked for it. */
function useFragment(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${section.current?.id ?? ""}`) section.current?.scrollIntoView()
  }, [])
  return section
}

/** Whether several lines were pasted: they are checked at once, as a chosen file is. */
const isPastedList = ({ nativeEvent, target }: ChangeEvent<HTMLTextAreaElement>): boolean =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType === "insertFromPaste" &&
  target.value.trim().includes("\n")

/** Adds many products at once: part numbers and quantities, pasted or from a file, each matched or explained. */
export function QuickOrder({ cart }: { cart: Cart }) {
  "use memo"
  const id = useId()
  const [text, setText] = useState("")
  const { error, failure, isChecking, result, results, focus, check, actions } = useQuickOrder(cart, setText)
  const section = useFragment()

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await check(text)) focus()
  }

  const edit = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { value } = event.target
    setText(value)
    if (isPastedList(event)) void check(value)
  }

  const take = (file: string) => {
    setText(file)
    void check(file)
  }

  return (
    <section ref={section} id="quick-order" aria-labelledby={id} className="mt-16 max-w-reading print:hidden">
      <Heading level="h2" id={id}>
        {copy.title}
      </Heading>
      <Text variant="muted" className="mt-2 mb-6">
        {copy.intro}
      </Text>
      <QuickOrderForm
        text={text}
        error={error}
        failure={failure}
        isChecking={isChecking}
        onText={edit}
        onFile={take}
        onSubmit={(event) => void send(event)}
      />
      <div role="status">
        {result && (
          <VisuallyHidden>
            {copy.status(result.lines.length, result.lines.filter(isAddable).length)}
          </VisuallyHidden>
        )}
      </div>
      <div
        ref={results}
        tabIndex={-1}
        role="region"
        aria-label={copy.columns.result}
        className="mt-6 grid gap-4"
      >
        {result && <Results result={result} isStale={result.text !== text} {...actions} />}
      </div>
    </section>
  )
}
