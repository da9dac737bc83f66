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
import { cartCopy } from "@/content/cart"
import type { Cart } from "./cart-store"
import { lookUp } from "./look-up"
import type { CheckedLine } from "./quick-order"
import { readTextFile } from "./read-text-file"

const copy = cartCopy.quick

/** Largest accepted file, in bytes: 500 lines are much shorter. */
const FILE_BYTES_MOST = 500_000

/** A line that can be added: its product and its quantity are known. */
type AddableLine = CheckedLine & {
  product: NonNullable<CheckedLine["product"]>
  quantity: number
}
const isAddable = (line: CheckedLine): line is AddableLine => line.product !== null && line.quantity !== null

const COLUMNS: readonly DataColumn<CheckedLine>[] = [
  { id: "line", header: copy.columns.line, cell: ({ line }) => line, align: "end" },
  {
    id: "part-number",
    header: copy.columns.partNumber,
    cell: ({ partNumber, text }) => partNumber || text,
    isRowHeader: true,
  },
  { id: "quantity", header: copy.columns.quantity, cell: ({ quantity }) => quantity ?? "?", align: "end" },
  {
    id: "result",
    header: copy.columns.result,
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

/** Parses a text and looks its part numbers up; null where that fails. The parser's code is loaded on first use. */
async function checkText(text: string): Promise<Result | null> {
  try {
    const { readQuickOrder, partNumbersOf, checkLines } = await import("./quick-order")
    const { lines, isCut } = readQuickOrder(text)
    if (lines.length === 0) return { lines: [], isCut }
    const { partNumbers } = await lookUp({ part_numbers: partNumbersOf(lines) })
    return { lines: checkLines(lines, partNumbers), isCut }
  } catch (reason) {
    console.error("Checking a quick order:", reason)
    return null
  }
}

/** The text of a file; null for a file that is no text, or that cannot be read. */
async function textOf(file: File): Promise<string | null> {
  try {
    return readTextFile(new Uint8Array(await file.arrayBuffer()))
  } catch (reason) {
    console.error(`Reading the file ${file.name}:`, reason)
    return null
  }
}

const countProducts = (lines: readonly AddableLine[]): number =>
  new Set(lines.map(({ product }) => product.productId)).size

function confirmAdded(products: number, isSomeLeft: boolean): void {
  toaster.show({
    title: "Added to Cart!",
    description: [copy.added(products), isSomeLeft && copy.left].filter(Boolean).join(" "),
    variant: "success",
  })
}

interface ResultsProps {
  result: Result
  addable: readonly AddableLine[]
  onAdd: () => void
}

/** Each line with its product or its error, and the button that adds the lines with a product. */
function Results({ result, addable, onAdd }: ResultsProps) {
  return (
    <>
      {result.isCut && <Alert variant="warning">{copy.cut(result.lines.length)}</Alert>}
      <DataTable
        caption={copy.resultsTitle(result.lines.length)}
        columns={COLUMNS}
        rows={result.lines}
        rowId={({ line }) => String(line)}
        rowName={({ partNumber }) => partNumber}
        noun={["line", "lines"]}
      />
      {addable.length > 0 ? (
        <div>
          <Button onClick={onAdd}>{copy.add(countProducts(addable))}</Button>
        </div>
      ) : (
        <Text>{copy.none}</Text>
      )}
    </>
  )
}

interface FormProps {
  text: string
  /** Error of the text; null where there is none. */
  error: string | null
  /** Error of the file; null where there is none. */
  fileError: string | null
  /** Message of a failed look-up; null where there is none. */
  failure: string | null
  isChecking: boolean
  onText: (text: string) => void
  onFiles: (files: File[]) => void
  onSubmit: (event: SyntheticEvent) => void
}

/** The text field, the file field, and the button that checks the lines. */
function QuickOrderForm(props: FormProps) {
  const { text, error, fileError, failure, isChecking, onText, onFiles, onSubmit } = props
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
        onChange={({ target }) => onText(target.value)}
      />
      <FileField
        label={copy.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        kinds={copy.fileKinds}
        maxBytes={FILE_BYTES_MOST}
        error={fileError}
        onChange={onFiles}
      />
      <div>
        <Button type="submit" variant="secondary" loading={isChecking}>
          {copy.check}
        </Button>
      </div>
      <div role="alert">{failure && <Alert variant="danger">{failure}</Alert>}</div>
    </form>
  )
}

/** Adds many products at once: part numbers and quantities, pasted or from a file, each matched or explained. */
export function QuickOrder({ cart }: { cart: Cart }) {
  "use memo"
  const id = useId()
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [fileError, setFileError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const results = useRef<HTMLDivElement>(null)

  const check = async (event: SyntheticEvent) => {
    event.preventDefault()
    setFailure(null)
    setResult(null)
    const isBlank = text.trim() === ""
    setError(isBlank ? copy.nothing : null)
    if (isBlank) return
    setChecking(true)
    const checked = await checkText(text)
    setChecking(false)
    if (!checked) {
      setFailure("Network error. Please check your internet connection and try again.")
      return
    }
    setResult(checked)
    requestAnimationFrame(() => results.current?.focus())
  }

  const readFile = async ([file]: File[]) => {
    setFileError(null)
    if (!file) return
    const read = await textOf(file)
    if (read === null) {
      setFileError(copy.fileUnreadable)
      return
    }
    setText(read)
    setError(null)
    setResult(null)
  }

  const addable = result?.lines.filter(isAddable) ?? []
  const addAll = () => {
    cart.getState().addAll(addable)
    const left = result?.lines.filter((line) => !isAddable(line)) ?? []
    setText(left.map((line) => line.text).join("\n"))
    setResult(null)
    confirmAdded(countProducts(addable), left.length > 0)
  }

  return (
    <section aria-labelledby={id} className="mt-16 max-w-reading print:hidden">
      <Heading level="h2" id={id}>
        {copy.title}
      </Heading>
      <Text variant="muted" className="mt-2 mb-6">
        {copy.intro}
      </Text>
      <QuickOrderForm
        text={text}
        error={error}
        fileError={fileError}
        failure={failure}
        isChecking={isChecking}
        onText={setText}
        onFiles={(files) => void readFile(files)}
        onSubmit={(event) => void check(event)}
      />
      <div
        ref={results}
        tabIndex={-1}
        role="region"
        aria-label={copy.columns.result}
        className="mt-6 grid gap-4"
      >
        {result && <Results result={result} addable={addable} onAdd={addAll} />}
      </div>
    </section>
  )
}
