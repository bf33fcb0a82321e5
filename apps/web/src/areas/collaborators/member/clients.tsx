import { IconArrowsExchange, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { FilterBar } from '#ui/filter-chip'
import { EmptyListPicture, NoResultsPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { SelectionBar } from '#ui/selection-bar'
import { SkeletonRows } from '#ui/skeleton'
import type { Collaborator } from '../team/data.ts'
import { SearchField } from '../team/search-field.tsx'
import css from '../team/team.module.css'
import { useWords } from '../words/index.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { MemberClientsTable } from './clients-table.tsx'
import { useUnassign, useMemberClients } from './data.ts'
import { MoveDialog } from './move-dialog.tsx'

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
  const clear = () => setSelectedIds(none)
  const takeAway = useUnassign(member, clear)
  const { name } = member

  return (
    <>
      <Loaded query={clients} failed={t('loadClientsFailed')} skeleton={<SkeletonRows rows={8} hasAvatar columns={2} />}>
        {({ first, rows }) =>
          first?.total === 0 && typed === '' ? (
            <EmptyState
              large
              picture={<EmptyListPicture />}
              title={t('noClientsTitle')}
              text={t('noClientsText', { name })}
              action={
                <Button kind="primary" icon={IconUserPlus} onClick={onAssign}>
                  {t('assign')}
                </Button>
              }
            />
          ) : (
            <>
              <div className={css.tools}>
                <FilterBar label={t('filters')}>
                  <SearchField label={t('searchClients')} placeholder={t('searchClientsHint')} value={typed} onSearch={setTyped} />
                </FilterBar>
              </div>
              {rows.length === 0 ? (
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
          )
        }
      </Loaded>
      <SelectionBar
        count={selectedIds.size}
        onClear={clear}
        actions={[
          { label: t('moveTo'), icon: IconArrowsExchange, onClick: () => setIdsToMove([...selectedIds]) },
          { label: t('takeAway'), icon: IconUserMinus, onClick: () => void takeAway([...selectedIds]) },
        ]}
      />
      {idsToMove && (
        <MoveDialog
          member={member}
          clientIds={idsToMove}
          onClose={() => setIdsToMove(undefined)}
          onDone={() => {
            setIdsToMove(undefined)
            clear()
          }}
        />
      )}
      {isAssigning && <AssignDialog member={member} assignedIds={new Set(clients.data?.rows.map(({ id }) => id))} onClose={onAssigned} />}
    </>
  )
}
