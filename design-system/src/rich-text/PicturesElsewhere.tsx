import { type Editor as Tiptap } from "@tiptap/core"
import { useState } from "react"
import { flushSync } from "react-dom"
import { Alert } from "../alert"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { Progress } from "../progress"
import { type SafeAddresses } from "./addresses"
import { type Copied, copyPictures, nameOf, removePictures, siteOf } from "./elsewhere"
import { type UploadPicture } from "./picture"

/** Most pictures and sites that a sentence names. */
const NAMED_MOST = 3

export interface PicturesElsewhereProps {
  editor: Tiptap
  /** Addresses of the pictures, each once. */
  addresses: readonly string[]
  safeAddresses: SafeAddresses
  onUpload?: UploadPicture
}

const pictures = (count: number) => (count === 1 ? "1 picture" : `${count.toLocaleString("en-GB")} pictures`)

/** The first names, and how many there are beyond them. */
function listed(all: readonly string[]): string {
  const names = [...new Set(all)]
  const more = names.length - NAMED_MOST
  const shown = more > 0 ? [...names.slice(0, NAMED_MOST), `${more} more`] : names
  return new Intl.ListFormat("en-GB").format(shown)
}

/** Says what happens to pictures that other sites hold, and to those that no page can show. */
function Fate({
  addresses,
  safeAddresses: { isSafePicture },
}: Pick<PicturesElsewhereProps, "addresses" | "safeAddresses">) {
  const held = addresses.filter(isSafePicture)
  const lost = addresses.filter((address) => !isSafePicture(address))
  return (
    <>
      {held.length > 0 && (
        <p>{`On other sites, which can remove pictures at any time and see who reads the page: ${listed(held.map(siteOf))}.`}</p>
      )}
      {lost.length > 0 && (
        <p>{`Left out when you save, because pages cannot load them: ${listed(lost.map(nameOf))}.`}</p>
      )}
    </>
  )
}

/** Says what did not work, and what to do. */
function Failures({ unread, problems }: Copied) {
  return (
    <>
      {unread > 0 && (
        <p>{`${unread === 1 ? "A picture" : "Some pictures"} could not be read. To keep one, save it on this device, select it in the text, and choose its file with the tool Picture.`}</p>
      )}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </>
  )
}

/** A note on pictures of the text that are not stored with it: uploads copies of them, or takes them out. */
export function PicturesElsewhere({ editor, addresses, safeAddresses, onUpload }: PicturesElsewhereProps) {
  /** How many of how many pictures have been tried; undefined when none are being uploaded. */
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [stop, setStop] = useState<() => void>()
  const [copied, setCopied] = useState<Copied>()
  const isOne = addresses.length === 1

  const upload = async (send: UploadPicture) => {
    const stopper = new AbortController()
    setStop(() => () => stopper.abort())
    const of = addresses.length
    const onStep = (done: number) => setProgress({ done, of })
    const result = await copyPictures(editor, addresses, send, stopper.signal, onStep)
    // A closing dialog returns the focus to the button; only then can the text take it, where the button is gone.
    flushSync(() => {
      setProgress(undefined)
      setCopied(result)
    })
    if (result.left.length === 0 && !editor.isDestroyed) editor.commands.focus()
  }
  const takeOut = () => {
    removePictures(editor, addresses)
    editor.commands.focus()
  }

  return (
    <div className="rich-text-elsewhere">
      {addresses.length > 0 && (
        <Alert
          variant="warning"
          live="polite"
          title={
            isOne
              ? "A picture is not stored with this text"
              : `${pictures(addresses.length)} are not stored with this text`
          }
          actions={
            <>
              {onUpload && (
                <Button size="sm" onClick={() => void upload(onUpload)}>
                  {isOne ? "Upload a copy" : "Upload copies"}
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={takeOut}>
                {isOne ? "Take it out" : "Take them out"}
              </Button>
            </>
          }
        >
          <div className="grid gap-2">
            <Fate {...{ addresses, safeAddresses }} />
            {copied && addresses.every((address) => copied.left.includes(address)) && (
              <Failures {...copied} />
            )}
          </div>
        </Alert>
      )}
      {/* Nothing else is done meanwhile: a text that is saved now would be saved without them. */}
      {progress && (
        <Dialog
          open
          size="sm"
          title="Uploading copies"
          onClose={() => stop?.()}
          footer={
            <Button variant="secondary" onClick={() => stop?.()}>
              Stop
            </Button>
          }
        >
          <Progress label="Pictures" {...progress} />
        </Dialog>
      )}
      <p role="status" className="sr-only">
        {copied && copied.done > 0 && `${pictures(copied.done)} uploaded`}
      </p>
    </div>
  )
}
