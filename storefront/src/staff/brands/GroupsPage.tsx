import { Alert, Button } from "@scanwright/design-system"
import { type GroupKind, readGroups } from "./data"
import { GroupsScreen } from "./GroupsScreen"
import { GROUP_WORDS } from "./labels"

interface Props {
  kind: GroupKind
  /** Words that names shall have; empty for all. */
  q: string
}

/** All brands or all machine types, read on the server. */
export async function GroupsPage({ kind, q }: Props) {
  const { noun, path } = GROUP_WORDS[kind]
  const groups = await readGroups(kind)
  if (!groups.ok) {
    return (
      <Alert
        variant="danger"
        title={`The ${noun[1]} could not be read`}
        live="off"
        actions={<Button href={path}>Try again</Button>}
      >
        {groups.failure.message}
      </Alert>
    )
  }
  const wanted = q.toLocaleLowerCase("en-GB")
  const found = groups.value.filter(({ name }) => name.toLocaleLowerCase("en-GB").includes(wanted))
  return <GroupsScreen kind={kind} groups={found} q={q} />
}
