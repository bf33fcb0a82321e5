import { useInfiniteQuery } from '@tanstack/react-query'
import { useIsMobile } from '#lib/device'
import { Badge } from '#ui/badge'
import { EventDot } from '#ui/event-color'
import { Link } from '#ui/link'
import { groupHref, groupsOfClientQuery } from '../data.ts'

const shownAtMost = 3

/** The groups of a client, beside their name; each leads to its page, but on a phone, where a thumb would hit its neighbour. */
export function GroupMarks({ clientId }: { clientId: string }) {
  const isMobile = useIsMobile()
  const { data, isPlaceholderData } = useInfiniteQuery(groupsOfClientQuery(clientId))
  if (!data || isPlaceholderData) return null
  return data.rows.slice(0, shownAtMost).map(({ id, name, color }) => {
    const badge = <Badge icon={<EventDot color={color} />}>{name}</Badge>
    return isMobile ? (
      <span key={id}>{badge}</span>
    ) : (
      <Link key={id} href={groupHref(id)}>
        {badge}
      </Link>
    )
  })
}
