"use client"

import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  ErrorSummary,
  FileField,
  Heading,
  Link,
  Text,
  TextArea,
  toaster,
} from "@scanwright/design-system"
import { type SyntheticEvent, useId, useRef, useState } from "react"
import { cartWords } from "@/content/cart"
import type { Cart } from "./cart-store"
import { lookUp } from "./look-up"
import type { CheckedLine } from "./quick-order"

const words = cartWords.quick

/** Largest file read, in bytes: 500 lines have a fraction of it. */
const FILE_BYTES_MOST = 500_000

/** A line that can be added: its product and its quantity are known. */
type AddableLine = CheckedLine & {
  product: NonNullable<CheckedLine["product"]>
  quantity: number
}
const isAddable = (line: CheckedLine): line is AddableLine => line.product !== null && line.quantity !== null

const COLUMNS: readonly DataColumn<CheckedLine>[] = [
  { id: "line", header: words.columns.line, cell: ({ line }) => line, align: "end" },
  {
    id: "part-number",
    header: words.columns.partNumber,
    cell: ({ partNumber, text }) => partNumber || text,
    isRowHeader: true,
  },
  { id: "quantity", header: words.columns.quantity, cell: ({ quantity }) => quantity ?? "?", align: "end" },
  {
    id: "result",
    header: words.columns.result,
    cell: ({ product, note }) => (
      <>
        {product && <Link href={product.href}>{product.name}</Link>}
        {product && note && ". "}
        {note}
      </>
    ),
  },
]

interface Result {
  readonly lines: readonly CheckedLine[]
  readonly isCut: boolean
}

/** Reads a text and asks the shop about it. The reader's code is loaded when it is first needed. */
async function checkText(text: string): Promise<Result> {
  const { readQuickOrder, partNumbersOf, checkLines } = await import("./quick-order")
  const { lines, isCut } = readQuickOrder(text)
  if (lines.length === 0) return { lines: [], isCut }
  const { partNumbers } = await lookUp({ part_numbers: partNumbersOf(lines) })
  return { lines: checkLines(lines, partNumbers), isCut }
}

/** Many products at once: part numbers and quantities, pasted or from a file, each matched or explained, then added. */
export function QuickOrder({ cart }: { cart: Cart }) {
  "use memo"
  const id = useId()
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const results = useRef<HTMLDivElement>(null)

  const check = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(null)
    setResult(null)
    setError(null)
    if (text.trim() === "") {
      setError(words.nothing)
      return
    }
    setChecking(true)
    const checked = await checkText(text).catch((reason: unknown) => {
      console.error("Checking a quick order:", reason)
      return null
    })
    setChecking(false)
    if (!checked) {
      setFailure("Network error. Please check your internet connection and try again.")
      return
    }
    setResult(checked)
    requestAnimationFrame(() => results.current?.focus())
  }

  const readFile = async ([file]: File[]) => {
    if (!file) return
    try {
      setText(await file.text())
      setError(null)
      setResult(null)
    } catch (reason) {
      console.error(`Reading the file ${file.name}:`, reason)
      setError(words.fileUnreadable)
    }
  }

  const addable = result?.lines.filter(isAddable) ?? []
  const products = new Set(addable.map(({ product }) => product.productId)).size
  const addAll = () => {
    cart.getState().addAll(addable)
    const left = result?.lines.filter((line) => !isAddable(line)) ?? []
    setText(left.map((line) => line.text).join("\n"))
    setResult(null)
    toaster.show({
      title: "Added to Cart!",
      description: [words.added(products), left.length > 0 && words.left].filter(Boolean).join(" "),
      variant: "success",
    })
  }

  return (
    <section aria-labelledby={id} className="mt-16 max-w-reading print:hidden">
      <Heading level="h2" id={id}>
        {words.title}
      </Heading>
      <Text variant="muted" className="mt-2 mb-6">
        {words.intro}
      </Text>
      <form noValidate onSubmit={(event) => void check(event)} className="grid gap-6">
        {error && <ErrorSummary problems={[{ fieldId: `${id}-text`, message: error }]} />}
        <TextArea
          id={`${id}-text`}
          label={words.text}
          hint={words.hint}
          rows={6}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <FileField
          label={words.file}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          kinds={words.fileKinds}
          maxBytes={FILE_BYTES_MOST}
          onChange={(files) => void readFile(files)}
        />
        <div>
          <Button type="submit" variant="secondary" loading={isChecking}>
            {words.check}
          </Button>
        </div>
        <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
      </form>
      <div
        ref={results}
        tabIndex={-1}
        role="region"
        aria-label={words.columns.result}
        className="mt-6 grid gap-4"
      >
        {result && (
          <>
            {result.isCut && <Alert variant="warning">{words.cut(result.lines.length)}</Alert>}
            <DataTable
              caption={words.resultsTitle(result.lines.length)}
              columns={COLUMNS}
              rows={result.lines}
              rowId={({ line }) => String(line)}
              rowName={({ partNumber }) => partNumber}
              noun={["line", "lines"]}
            />
            {addable.length > 0 ? (
              <div>
                <Button onClick={addAll}>{words.add(products)}</Button>
              </div>
            ) : (
              <Text>{words.none}</Text>
            )}
          </>
        )}
      </div>
    </section>
  )
}
