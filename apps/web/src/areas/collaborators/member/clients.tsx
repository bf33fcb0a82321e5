import { IconArrowsExchange, IconSearch, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { FilterBar } from '#ui/filter-chip'
import { EmptyListPicture, NoResultsPicture } from '#ui/illustrations'
import { SelectionBar } from '#ui/selection-bar'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import type { Collaborator } from '../team/data.ts'
import { useUnassign, useMemberClients } from './data.ts'
import { useWords } from '../words/index.ts'
import css from '../team/team.module.css'
import { AssignDialog } from './assign-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MemberClientsTable } from './clients-table.tsx'

interface MemberClientsProps {
  member: Collaborator
  isAssigning: boolean
  onAssign: () => void
  onAssigned: () => void
}

const none: ReadonlySet<string> = new Set()

export function MemberClients({ member, isAssigning, onAssign, onAssigned }: MemberClientsProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [selectedIds, setSelectedIds] = useState(none)
  const [idsToMove, setIdsToMove] = useState<readonly string[]>()
  const clients = useMemberClients(member.id, useSettled(typed))
  const rows = clients.data?.rows ?? []
  const clear = () => setSelectedIds(none)
  const takeAway = useUnassign(member, clear)
  const { name } = member

  const isEmpty = clients.data?.first?.total === 0 && typed === ''
  return (
    <>
      {clients.isError && !clients.data ? (
        <ErrorState title={t('loadClientsFailed')} onRetry={() => void clients.refetch()} retrying={clients.isRefetching} />
      ) : isEmpty ? (
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('noClientsTitle')}
          text={t('noClientsText', { name })}
          action={
            <Button kind="primary" icon={<IconUserPlus stroke={1.5} aria-hidden />} onClick={onAssign}>
              {t('assign')}
            </Button>
          }
        />
      ) : (
        <>
          <div className={css.tools}>
            <FilterBar label={t('filters')}>
              <TextField
                label={t('searchClients')}
                labelHidden
                type="search"
                placeholder={t('searchClientsHint')}
                icon={<IconSearch stroke={1.5} />}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                onClear={() => setTyped('')}
              />
            </FilterBar>
          </div>
          {clients.isPending ? (
            <SkeletonRows rows={8} avatar columns={2} />
          ) : rows.length === 0 ? (
            <EmptyState picture={<NoResultsPicture />} title={t('noResultsTitle')} text={t('noClientFoundText')} />
          ) : (
            <MemberClientsTable
              member={member}
              clients={clients}
              selectedIds={selectedIds}
              onChoose={setSelectedIds}
              onTakeAway={id => void takeAway([id])}
              onMove={id => setIdsToMove([id])}
            />
          )}
        </>
      )}
      <SelectionBar
        count={selectedIds.size}
        onClear={clear}
        actions={[
          { label: t('moveTo'), icon: <IconArrowsExchange stroke={1.5} />, onClick: () => setIdsToMove([...selectedIds]) },
          { label: t('takeAway'), icon: <IconUserMinus stroke={1.5} />, onClick: () => void takeAway([...selectedIds]) },
        ]}
      />
      <MoveDialog
        key={idsToMove?.join() ?? ''}
        member={member}
        clientIds={idsToMove}
        opened={idsToMove !== undefined}
        onClose={() => setIdsToMove(undefined)}
        onDone={() => {
          setIdsToMove(undefined)
          clear()
        }}
      />
      <AssignDialog member={member} assignedIds={new Set(rows.map(({ id }) => id))} opened={isAssigning} onClose={onAssigned} />
    </>
  )
}
