import { useState } from "react"
import { Alert } from "../alert"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { FileField } from "../file-field"
import { Progress } from "../progress"
import { TextArea } from "../text-area"
import { TextField } from "../text-field"
import { type SafeAddresses } from "./addresses"
import { onEnter } from "./on-enter"
import { measure, type Picture, type UploadPicture } from "./picture"

export interface PictureDialogProps {
  open: boolean
  draft: Picture
  /** The file that was dropped or pasted. */
  file?: File
  isNew: boolean
  isSafePicture: SafeAddresses["isSafePicture"]
  onUpload?: UploadPicture
  onApply: (picture: Picture) => void
  onRemove: () => void
  onClose: () => void
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** State and action of the form: uploads a chosen file, measures the picture, and passes it on. */
function usePictureForm({ draft, file, isSafePicture, onUpload, onApply }: PictureDialogProps) {
  const [src, setSrc] = useState(isSafePicture(draft.src) ? draft.src : "")
  const [alt, setAlt] = useState(draft.alt)
  const [chosen, setChosen] = useState(file)
  const [wasSubmitted, setSubmitted] = useState(false)
  /** Uploaded part of the file, from 0 to 1; undefined when nothing is being uploaded. */
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string | null>(null)

  const srcError =
    chosen || isSafePicture(src)
      ? null
      : "Choose a picture, or enter an address that starts with https:// or /"
  const altError = alt.trim() ? null : "Say what the picture shows, for people who cannot see it"

  const apply = async () => {
    setSubmitted(true)
    setFailure(null)
    if (srcError || altError || progress !== undefined) return
    setProgress(0)
    try {
      const address = chosen && onUpload ? (await onUpload(chosen, setProgress)).url : src.trim()
      const size = address === draft.src ? draft : await measure(address)
      onApply({ src: address, alt: alt.trim(), ...size })
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  return {
    ...{ src, setSrc, alt, setAlt, chosen, setChosen, progress, failure, apply },
    srcError: wasSubmitted ? srcError : null,
    altError: wasSubmitted ? altError : null,
  }
}

type PictureForm = ReturnType<typeof usePictureForm>

/** Fields for a file or an address. */
function SourceFields({ form, file, canUpload }: { form: PictureForm; file?: File; canUpload: boolean }) {
  const { chosen, setChosen, src, setSrc, srcError } = form
  if (chosen && file) return <p className="text-sm">{`${file.name} will be uploaded.`}</p>
  return (
    <>
      {canUpload && (
        <FileField
          label="Picture from this device"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          kinds="PNG, JPEG, WebP, GIF or AVIF"
          onChange={([first]) => setChosen(first)}
        />
      )}
      {!chosen && (
        <TextField
          label={canUpload ? "Or its address" : "Address of the picture"}
          value={src}
          error={srcError}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          onChange={({ target }) => setSrc(target.value)}
        />
      )}
    </>
  )
}

/** The dialog for a picture and its alternative text. */
export function PictureDialog(props: PictureDialogProps) {
  const { open, file, isNew, onUpload, onRemove, onClose } = props
  const form = usePictureForm(props)
  const { alt, setAlt, altError, chosen, progress, failure, apply } = form
  const isBusy = progress !== undefined

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
        {failure && (
          <Alert variant="danger" title="The picture was not added">
            {failure}
          </Alert>
        )}
        <SourceFields form={form} file={file} canUpload={onUpload !== undefined} />
        <TextArea
          label="Alternative text"
          hint="What the picture shows, in a sentence. It is read aloud, and stands there when the picture cannot be loaded."
          rows={2}
          value={alt}
          error={altError}
          required
          onChange={({ target }) => setAlt(target.value)}
        />
        {isBusy && chosen && <Progress label="Uploading" done={Math.round(progress * 100)} of={100} />}
      </div>
    </Dialog>
  )
}
