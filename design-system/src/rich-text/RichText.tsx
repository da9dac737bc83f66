"use client"

import { lazy, Suspense, useId, useSyncExternalStore } from "react"
import { FieldError, type FieldFrame, joinIds, LabelText } from "../field"
import { cx } from "../lib/cx"
import { Loading, Skeleton } from "../skeleton"
import { CharacterCount } from "../text-field"
import { type SafeAddresses } from "./addresses"
import { type UploadPicture } from "./picture"
import { type RecordLink } from "./record-link"

const Editor = lazy(() => import("./Editor"))

const never = () => () => undefined
/** False on the server and during hydration: an editor needs a browser. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export interface RichTextProps extends Omit<FieldFrame, "label" | "hideLabel"> {
  /** Label of the field: a few words, without a colon. */
  label: string
  /** The HTML. A value other than the last one passed to `onChange` replaces the text of the editor. */
  html: string
  /**
   * Called with the HTML of every change: only headings, paragraphs, lists, tables, figures, quotations, code, links and
   * emphasis.
   */
  onChange: (html: string) => void
  /** Which links and pictures the text may hold: the rule by which the application stores and shows rich text. */
  safeAddresses: SafeAddresses
  /**
   * Makes HTML from elsewhere (pasted, typed as source) what the application would store of it: lists and emphasis of word
   * processors, other levels of headings. The editor then leaves out what rich text has no element for.
   */
  prepareHtml: (html: string) => string
  /** Most characters of the HTML, counted under the text. A longer text is not cut but reported, so that nothing pasted is lost. */
  characterLimit?: number
  /** Uploads pictures from the writer's device; left out, pictures are entered by address only. */
  onUpload?: UploadPicture
  /** Finds pages of the application to link to; left out, there is no tool for it. */
  recordLink?: RecordLink
}

/** Long text with headings, lists, tables, links and pictures, written as it will look. The editor itself is loaded when it is shown. */
export function RichText({
  label,
  html,
  onChange,
  hint,
  error,
  required,
  id: givenId,
  className,
  safeAddresses,
  prepareHtml,
  characterLimit,
  onUpload,
  recordLink,
}: RichTextProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const countId = `${id}-count`
  const isInBrowser = useIsInBrowser()
  const loading = (
    <Loading label={`Loading the editor of ${label}`}>
      <Skeleton className="h-80 w-full" />
    </Loading>
  )
  const editor = (
    <Suspense fallback={loading}>
      {isInBrowser ? (
        <Editor
          id={id}
          labelId={labelId}
          describedBy={joinIds(error && errorId, hint && hintId, characterLimit !== undefined && countId)}
          name={label}
          html={html}
          isInvalid={Boolean(error)}
          isRequired={required === true}
          safeAddresses={safeAddresses}
          prepareHtml={prepareHtml}
          onChange={onChange}
          onUpload={onUpload}
          recordLink={recordLink}
        />
      ) : (
        loading
      )}
    </Suspense>
  )
  return (
    <div className={cx("field", error && "field-invalid", className)}>
      <span id={labelId} className="field-label">
        <LabelText required={required}>{label}</LabelText>
      </span>
      {hint && (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={errorId} error={error} />
      <div className="field-control">
        {characterLimit === undefined ? (
          editor
        ) : (
          <CharacterCount id={countId} limit={characterLimit} including="formatting" value={html}>
            {editor}
          </CharacterCount>
        )}
      </div>
    </div>
  )
}
