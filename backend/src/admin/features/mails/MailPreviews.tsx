import { Container, Heading, Label, Select, Tabs, Text } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type AdminMailPreviewsResponse } from "../../../contract/mail-previews"
import { ErrorPanel } from "../../components/ErrorPanel"
import { Loading } from "../../components/Loading"
import { callAdmin } from "../../lib/sdk"

const PATH = "/admin/mail-previews"

/** Every mail that the shop sends, as people get it, made of samples. */
export function MailPreviews() {
  const [chosen, choose] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: [PATH],
    queryFn: () => callAdmin<AdminMailPreviewsResponse>(PATH),
  })
  if (error) {
    return <ErrorPanel title="The mails could not be read" error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <Loading bars={["h-8 w-64", "h-96 w-full"]} />
  const mail = data.mail_previews.find(({ id }) => id === chosen) ?? data.mail_previews[0]
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading>Mails</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          What the shop sends, with samples in the place of real answers. Nothing is sent from here.
        </Text>
      </div>
      <div className="flex flex-col gap-y-4 px-6 py-4">
        <div className="flex max-w-md flex-col gap-y-2">
          <Label htmlFor="mail" size="small" weight="plus">
            Mail
          </Label>
          <Select value={mail?.id ?? ""} onValueChange={choose}>
            <Select.Trigger id="mail">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {data.mail_previews.map(({ id, name }) => (
                <Select.Item key={id} value={id}>
                  {name}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
        {mail && (
          <>
            <Text weight="plus">{mail.subject}</Text>
            <Tabs defaultValue="html">
              <Tabs.List>
                <Tabs.Trigger value="html">As most people see it</Tabs.Trigger>
                <Tabs.Trigger value="text">As plain text</Tabs.Trigger>
              </Tabs.List>
              <Tabs.Content value="html" className="pt-4">
                {/* Sandboxed: a mail runs and opens nothing here. */}
                <iframe
                  title={`Preview of the mail ${mail.subject}`}
                  srcDoc={mail.html}
                  sandbox=""
                  className="border-ui-border-base h-[720px] w-full rounded-lg border"
                />
              </Tabs.Content>
              <Tabs.Content value="text" className="pt-4">
                <pre className="border-ui-border-base whitespace-pre-wrap break-words rounded-lg border p-4 text-sm">
                  {mail.text}
                </pre>
              </Tabs.Content>
            </Tabs>
          </>
        )}
      </div>
    </Container>
  )
}
