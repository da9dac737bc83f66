import { Heading, Link, type SuggestionGroup, Text } from "@scanwright/design-system"

/** Links of each kind under its heading, side by side where there is room. */
export function FoundGroups({ groups }: { groups: readonly SuggestionGroup[] }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <Heading level="h3" size="sm">
            {title}
          </Heading>
          <ul className="mt-2 grid gap-2">
            {links.map(({ id, href, name, note }) => (
              <li key={id}>
                <Link href={href}>{name}</Link>
                {note && (
                  <Text size="sm" variant="muted">
                    {note}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
