import { Tabs, Text } from "@medusajs/ui"
import { useMemo } from "react"
import { previewPage } from "../../lib/preview"
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
      </Tabs.Content>
      <Tabs.Content value="preview" className="pt-2">
        <Preview title={`Preview of ${field.label.toLowerCase()}`} html={value} />
      </Tabs.Content>
    </Tabs>
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
