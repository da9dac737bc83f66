import { Tabs, Text } from "@medusajs/ui"
import { useMemo } from "react"
import { previewPage } from "../../lib/preview"
import { refusedPictures } from "../../lib/refused-pictures"
import { AreaInput } from "./AreaInput"
import { type InputProps } from "./input-props"

/** HTML as code, with a preview. */
export function HtmlInput(props: InputProps<string>) {
  const { field, value } = props
  return (
    <Tabs defaultValue="write">
      <Tabs.List>
        <Tabs.Trigger value="write">Write</Tabs.Trigger>
        <Tabs.Trigger value="preview">Preview</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="write" className="pt-2">
        <AreaInput {...props} />
        <RefusedPictures html={value} />
      </Tabs.Content>
      <Tabs.Content value="preview" className="pt-2">
        <Preview title={`Preview of ${field.label.toLowerCase()}`} html={value} />
      </Tabs.Content>
    </Tabs>
  )
}

/** Most characters of an address in the note. */
const SHOWN_MOST = 60

/** Says which pictures are not kept, as long as they are in the HTML. */
function RefusedPictures({ html }: { html: string }) {
  const refused = useMemo(() => refusedPictures(html, window.location.origin), [html])
  const [first] = refused
  return (
    <Text size="small" role="status" className="text-ui-fg-error pt-1">
      {first !== undefined &&
        `${refused.length === 1 ? "A picture is" : `${refused.length} pictures are`} taken out when this is saved: pages cannot show ${first.length > SHOWN_MOST ? `${first.slice(0, SHOWN_MOST)}…` : first}. Pictures need an https address.`}
    </Text>
  )
}

function Preview({ title, html }: { title: string; html: string }) {
  const page = useMemo(() => previewPage(html, window.location.origin), [html])
  if (!html.trim()) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        There is nothing to show yet.
      </Text>
    )
  }
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={page}
      className="border-ui-border-base h-[380px] w-full rounded-md border bg-white"
    />
  )
}
