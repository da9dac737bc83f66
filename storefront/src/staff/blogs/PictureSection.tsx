"use client"

import { BLOG_LIMITS } from "@scanwright/backend/contract"
import { FileField, Image, Panel, Progress } from "@scanwright/design-system"
import { useState } from "react"
import { type UploadedFile, uploadFile } from "@/staff/records/upload-file"
import { PICTURE_RULES } from "@/staff/records/upload-rules"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useBlogState, useField } from "./blog-record"
import { BLOG_LABELS } from "./blog-values"
import { BlogArea, BlogText } from "./fields"

/** The article's picture: an address or an upload. @param storedSrc address under which pages show the stored picture */
export function PictureSection({ storedSrc }: { storedSrc: string | undefined }) {
  "use memo"
  const { value: url, set } = useField("imageUrl")
  const alt = useBlogState(({ values }) => values.imageAlt)
  const storedUrl = useBlogState(({ base }) => base.imageUrl)
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const { run } = useStaffAction(uploadFile)

  const upload = async ([file]: File[]) => {
    if (!file) return
    setDone(0)
    const outcome = await run({ file, onProgress: setDone })
    setDone(null)
    if (!outcome.ok) return
    setUploaded(outcome.value)
    set(outcome.value.url)
  }

  const src = url === uploaded?.url ? uploaded.src : url === storedUrl ? storedSrc : url
  return (
    <Panel title={BLOG_LABELS.imageUrl}>
      <div className="grid gap-5">
        {src && <Image src={src} alt={alt} width={1200} height={630} className="h-auto w-full" />}
        <FileField
          key={url}
          label="Upload a picture"
          {...PICTURE_RULES}
          onChange={(files) => void upload(files)}
        />
        {done !== null && <Progress label="Uploading" done={Math.round(done * 100)} of={100} />}
        <BlogText name="imageUrl" label="Address of the picture" spellCheck={false} />
        <BlogArea
          name="imageAlt"
          hint="What the picture shows, in a sentence"
          rows={2}
          characterLimit={BLOG_LIMITS.image_alt}
        />
      </div>
    </Panel>
  )
}
