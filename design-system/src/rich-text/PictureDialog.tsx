import { useState } from "react"
import { Alert } from "../alert"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { FileField } from "../file-field"
import { Progress } from "../progress"
import { TextArea } from "../text-area"
import { TextField } from "../text-field"
import { isSafePicture } from "./addresses"
import { onEnter } from "./on-enter"
import { measure, type Picture, type UploadPicture } from "./picture"

export interface PictureDialogProps {
  open: boolean
  draft: Picture
  /** A file that was dropped or pasted. */
  file?: File
  isNew: boolean
  onUpload?: UploadPicture
  onApply: (picture: Picture) => void
  onRemove: () => void
  onClose: () => void
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Asks for a picture and for the words that stand in for it. */
export function PictureDialog({
  open,
  draft,
  file,
  isNew,
  onUpload,
  onApply,
  onRemove,
  onClose,
}: PictureDialogProps) {
  const [src, setSrc] = useState(draft.src)
  const [alt, setAlt] = useState(draft.alt)
  const [chosen, setChosen] = useState(file)
  const [isTried, setTried] = useState(false)
  const [done, setDone] = useState<number>()
  const [fault, setFault] = useState<string | null>(null)
  const isBusy = done !== undefined

  const srcProblem =
    chosen || isSafePicture(src)
      ? null
      : "Choose a picture, or enter an address that starts with https:// or /"
  const altProblem = alt.trim() ? null : "Say what the picture shows, for people who cannot see it"

  const apply = async () => {
    setTried(true)
    setFault(null)
    if (srcProblem || altProblem || isBusy) return
    setDone(0)
    try {
      const address = chosen && onUpload ? (await onUpload(chosen, setDone)).url : src.trim()
      const size = address === draft.src ? draft : await measure(address)
      onApply({ src: address, alt: alt.trim(), ...size })
    } catch (error) {
      setFault(wordsOf(error))
    } finally {
      setDone(undefined)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={isNew ? "Add a picture" : "Change the picture"}
      footer={
        <>
          {!isNew && (
            <Button variant="secondary" onClick={onRemove}>
              Remove picture
            </Button>
          )}
          <Button loading={isBusy} onClick={() => void apply()}>
            {isNew ? "Add picture" : "Change picture"}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" {...onEnter(() => void apply())}>
        {fault && (
          <Alert tone="danger" title="The picture was not added">
            {fault}
          </Alert>
        )}
        {chosen && file ? (
          <p className="text-sm">{`${file.name} will be uploaded.`}</p>
        ) : (
          <>
            {onUpload && (
              <FileField
                label="Picture from this device"
                accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
                kinds="PNG, JPEG, WebP, GIF or AVIF"
                onChange={([first]) => setChosen(first)}
              />
            )}
            {!chosen && (
              <TextField
                label={onUpload ? "Or its address" : "Address of the picture"}
                value={src}
                error={isTried ? srcProblem : null}
                autoComplete="off"
                inputMode="url"
                spellCheck={false}
                onChange={({ target }) => setSrc(target.value)}
              />
            )}
          </>
        )}
        <TextArea
          label="Alternative text"
          hint="What the picture shows, in a sentence. It is read aloud, and stands there when the picture cannot be loaded."
          rows={2}
          value={alt}
          error={isTried ? altProblem : null}
          required
          onChange={({ target }) => setAlt(target.value)}
        />
        {isBusy && chosen && <Progress label="Uploading" done={Math.round(done * 100)} of={100} />}
      </div>
    </Dialog>
  )
}
