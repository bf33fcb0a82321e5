import { useInfiniteQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge'
import { EventDot } from '#ui/event-color'
import { Link } from '#ui/link'
import { groupHref, groupsOfClientQuery } from '../data.ts'

const shownAtMost = 3

/** The groups of a client, beside their name; each leads to its page. */
export function GroupMarks({ clientId }: { clientId: string }) {
  const { data, isPlaceholderData } = useInfiniteQuery(groupsOfClientQuery(clientId))
  if (!data || isPlaceholderData) return null
  return data.rows.slice(0, shownAtMost).map(({ id, name, color }) => (
    <Link key={id} href={groupHref(id)}>
      <Badge icon={<EventDot color={color} />}>{name}</Badge>
    </Link>
  ))
}
