import { getClientDetail } from '@allenio/contract/clients'
import type { MacroAssignment } from '@allenio/contract/macros'
import { IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExclusionsPanel } from '#areas/aliments'
import { useMe, useParam } from '#shell'
import { OtherAssignments } from '#shell/assignment'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { RecipesPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { EnergyPanel } from '../energy/energy-panel.tsx'
import { AssignToClient } from './assign-to-client.tsx'
import css from './client.module.css'
import { CurrentTarget } from './current-target.tsx'
import { clientEnergyQuery, clientMacrosQuery, newMacroHref } from '../data.ts'
import { Visibility } from './visibility.tsx'
import { useClientWords } from './words.ts'

/** Answers: what is this person to reach, does it fit their need, and what comes after? */
export function Page() {
  const id = useParam('id')
  return <ClientMacros key={id} id={id} />
}

function ClientMacros({ id }: { id: string }) {
  const t = useClientWords()
  const me = useMe()
  const list = useInfiniteQuery(clientMacrosQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  const actions = useAssignmentActions()
  const [isAssigning, setAssigning] = useState(false)
  const isActive = client?.may.edit ?? false
  const may = (permission: 'create macros' | 'update macros') => isActive && (me?.permissions.includes(permission) ?? false)
  const buttons = (
    <>
      {may('create macros') && (
        <ButtonLink icon={IconPlus} href={newMacroHref(id)}>
          {t('create')}
        </ButtonLink>
      )}
      {may('update macros') && (
        <Button kind="primary" icon={IconUserPlus} onClick={() => setAssigning(true)}>
          {t('assign')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={1} tall />}>
        {({ rows, first }) => {
          const current = rows.find(({ state }) => state === 'current')
          return (
            <>
              {rows.length > 0 && <PartHeader title={t('macros')} action={buttons} />}
              <Sheet columns="minmax(0, 3fr) minmax(340px, 2fr)" className={css.board}>
                <div className={css.now}>
                  {rows.length === 0 ? (
                    <EmptyState picture={<RecipesPicture />} title={t('emptyTitle')} text={t('emptyText')} action={buttons} />
                  ) : (
                    <Now assignment={current} actions={actions} />
                  )}
                </div>
                <div className={css.energy}>
                  <EnergyPanel clientId={id} />
                </div>
                <div className={css.rest}>
                  <OtherAssignments assignments={rows}>
                    {assignment => (
                      <AssignmentRow
                        key={assignment.id}
                        assignment={assignment}
                        title={assignment.title}
                        href={assignment.may.openMacro ? hrefTo('/macros/$id/assign', { id: assignment.macroId }) : undefined}
                        items={() => actions.itemsFor(assignment)}
                      />
                    )}
                  </OtherAssignments>
                  <LoadMore list={list} />
                  {(me?.permissions.includes('view aliments') ?? false) && (
                    <Section title={t('exclusions')} level={3}>
                      <ExclusionsPanel clientId={id} />
                    </Section>
                  )}
                  {client && first && may('update macros') && (
                    <Section>
                      <Visibility client={client} visibility={first.visibility} />
                    </Section>
                  )}
                </div>
              </Sheet>
            </>
          )
        }}
      </Loaded>
      {actions.dialog}
      {isAssigning && client && <AssignToClient client={client} onClose={() => setAssigning(false)} />}
    </>
  )
}

interface NowProps {
  assignment: MacroAssignment | undefined
  actions: ReturnType<typeof useAssignmentActions>
}

function Now({ assignment, actions }: NowProps) {
  const t = useClientWords()
  const { weight } = useFormats()
  const { data: energy } = useQuery({ ...clientEnergyQuery(assignment?.client.id ?? ''), enabled: assignment !== undefined })
  if (!assignment) {
    return (
      <Section title={t('now')} level={3}>
        <Text tone={2}>{t('nothingNow')}</Text>
      </Section>
    )
  }
  const { title, isOutdated, movedWeight, weight: frozen, may } = assignment
  const notice = (text: string, label: string, onClick: () => void) => ({
    text,
    action: may.update && may.openMacro && (
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    ),
  })
  const notices = [
    ...(movedWeight !== null && frozen
      ? [
          notice(t('moved', { frozen: weight(frozen.kg), now: weight(movedWeight) }), t('recalculate'), () =>
            actions.recalculate(assignment, movedWeight),
          ),
        ]
      : []),
    ...(isOutdated ? [notice(t('outdated'), t('giveNow'), () => actions.giveNow(assignment))] : []),
  ]
  return (
    <Section title={title} level={3} action={may.update && <RowActions label={t('actions')} items={() => actions.itemsFor(assignment)} />}>
      <CurrentTarget assignment={assignment} weightKg={energy?.facts.weight?.kg} notices={notices} />
    </Section>
  )
}
