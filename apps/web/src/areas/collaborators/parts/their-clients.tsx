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
import type { Collaborator } from '../data/use-team.ts'
import { useTakeAway, useTheirClients } from '../data/use-their-clients.ts'
import { useWords } from '../words/index.ts'
import css from './team.module.css'
import { AssignDialog } from './assign-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { TheirClientsTable } from './their-clients-table.tsx'

interface TheirClientsProps {
  member: Collaborator
  isAssigning: boolean
  onAssign: () => void
  onAssigned: () => void
}

const none: ReadonlySet<string> = new Set()

export function TheirClients({ member, isAssigning, onAssign, onAssigned }: TheirClientsProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(none)
  const [moved, setMoved] = useState<readonly string[]>()
  const clients = useTheirClients(member.id, useSettled(typed))
  const rows = clients.data?.rows ?? []
  const clear = () => setChosen(none)
  const takeAway = useTakeAway(member, clear)
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
            <TheirClientsTable
              member={member}
              clients={clients}
              chosen={chosen}
              onChoose={setChosen}
              onTakeAway={id => void takeAway([id])}
              onMove={id => setMoved([id])}
            />
          )}
        </>
      )}
      <SelectionBar
        count={chosen.size}
        onClear={clear}
        actions={[
          { label: t('moveTo'), icon: <IconArrowsExchange stroke={1.5} />, onClick: () => setMoved([...chosen]) },
          { label: t('takeAway'), icon: <IconUserMinus stroke={1.5} />, onClick: () => void takeAway([...chosen]) },
        ]}
      />
      <MoveDialog
        key={moved?.join() ?? ''}
        member={member}
        clientIds={moved}
        opened={moved !== undefined}
        onClose={() => setMoved(undefined)}
        onDone={() => {
          setMoved(undefined)
          clear()
        }}
      />
      <AssignDialog member={member} known={new Set(rows.map(({ id }) => id))} opened={isAssigning} onClose={onAssigned} />
    </>
  )
}
