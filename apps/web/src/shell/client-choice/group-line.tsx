import { listGroups } from '@allenio/contract/groups'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listQuery } from '#lib/api'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { GroupChip } from '../list-filters/group-chip.tsx'
import { useMe } from '../me/me.ts'
import { useChoiceWords } from './words.ts'

interface GroupLineProps {
  groupId: string | undefined
  onChoose: (groupId: string | undefined) => void
  /** Ticks everybody of the group; undefined while nobody is left to tick. */
  onTickAll: (() => void) | undefined
  isBusy: boolean
}

/** Narrows the clients to a group, and ticks all of it. It is left out where the person has no groups. */
export function GroupLine({ groupId, onChoose, onTickAll, isBusy }: GroupLineProps) {
  const t = useChoiceWords()
  const mayView = useMe()?.permissions.includes('view groups') ?? false
  const { data } = useInfiniteQuery({
    ...listQuery(listGroups, {}, { rows: ({ groups }) => groups, quiet: true, staleTime: 60_000 }),
    enabled: mayView,
  })
  if (!mayView || !data || data.rows.length === 0) return null
  return (
    <Row gap={8} wrap>
      <GroupChip value={groupId} onChoose={onChoose} />
      {groupId !== undefined && onTickAll && (
        <Button kind="quiet" size="small" isBusy={isBusy} onClick={onTickAll}>
          {t('tickAll')}
        </Button>
      )}
    </Row>
  )
}
