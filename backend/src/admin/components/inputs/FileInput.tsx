import { ArrowUpTray, Trash } from "@medusajs/icons"
import { Button, IconButton, Input, Text, toast } from "@medusajs/ui"
import { type Ref, useRef, useState } from "react"
import { uploadFile } from "../../lib/sdk"
import { type InputProps } from "./input-props"

/** File types offered by kind of field; the backend checks the content itself. */
const ACCEPTED = {
  image: "image/png,image/jpeg,image/webp,image/avif,image/svg+xml",
  document: "application/pdf",
} as const

/** Addresses that are shown as a picture: absolute or root-relative ones. */
const SHOWN = /^(https?:\/\/|\/(?!\/))\S/

/** The address of a picture or a document: typed, or of a file that is uploaded here. */
export function FileInput({ field, value, onChange, onBlur, focusRef, control }: InputProps<string>) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState("")
  const isImage = field.kind === "image"

  const upload = async (file: File) => {
    setUploading(true)
    setRefusal("")
    try {
      onChange(await uploadFile(file))
      toast.success(`${file.name} is uploaded`)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setUploading(false)
    }
  }

  return (
    <div className="flex flex-col gap-y-2">
      <div className="flex items-start gap-x-2">
        <div className="flex-1">
          <Input
            {...control}
            ref={focusRef as Ref<HTMLInputElement>}
            autoComplete="off"
            placeholder={field.placeholder ?? "https://… or /…"}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
        <input
          ref={chooser}
          hidden
          type="file"
          aria-label={`File for ${field.label.toLowerCase()}`}
          accept={ACCEPTED[isImage ? "image" : "document"]}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again after it was refused.
            target.value = ""
            if (file) void upload(file)
          }}
        />
        <Button
          type="button"
          size="small"
          variant="secondary"
          className="h-8"
          isLoading={isUploading}
          aria-label={`Upload ${field.label.toLowerCase()}`}
          onClick={() => chooser.current?.click()}
        >
          <ArrowUpTray />
          Upload
        </Button>
        {value && (
          <IconButton
            type="button"
            aria-label={`Remove ${field.label.toLowerCase()}`}
            onClick={() => onChange("")}
          >
            <Trash />
          </IconButton>
        )}
      </div>
      {refusal && (
        <Text size="small" role="alert" className="text-ui-fg-error">
          {refusal}
        </Text>
      )}
      {isImage && SHOWN.test(value) && (
        <img
          src={value}
          alt={`${field.label} as it is now`}
          className="bg-ui-bg-subtle border-ui-border-base h-24 w-fit max-w-full rounded-md border object-contain p-2"
        />
      )}
    </div>
  )
}
