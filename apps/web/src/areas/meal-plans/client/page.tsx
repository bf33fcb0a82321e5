import type { MealPlan } from '@allenio/contract/meal-plans'
import { getClientDetail } from '@allenio/contract/clients'
import { IconCopy, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ExclusionCard } from '#areas/aliments'
import { useMe, useParam } from '#shell'
import { OtherAssignments } from '#shell/assignment'
import { read } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useWords } from '#ui/words'
import { openHref, useMealPlanActions } from '../actions/use-meal-plan-actions.tsx'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { clientAssignmentsQuery, clientMealPlansQuery, editorHref, newPlanHref } from '../data.ts'
import { MealPlanRow } from '../list/meal-plan-row.tsx'
import { AssignToClient } from './assign-to-client.tsx'
import { CopyToClient } from './copy-to-client.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { useClientWords } from './words.ts'

/** Answers: what does this person eat by, what comes after, what was before, and which plans were made for them alone? */
export function Page() {
  const id = useParam('id')
  return <ClientMealPlans key={id} id={id} />
}

function ClientMealPlans({ id }: { id: string }) {
  const t = useClientWords()
  const me = useMe()
  const list = useInfiniteQuery(clientAssignmentsQuery(id))
  const ownPlans = useInfiniteQuery(clientMealPlansQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  const actions = useAssignmentActions()
  const [open, setOpen] = useState<'assign' | 'copy'>()
  const may = (permission: 'create meal plans' | 'update meal plans') =>
    (client?.may.edit ?? false) && (me?.permissions.includes(permission) ?? false)
  const maySeeExclusions = me?.permissions.includes('view aliments') ?? false
  const assign = may('update meal plans') && (
    <Button kind="primary" icon={IconUserPlus} onClick={() => setOpen('assign')}>
      {t('assign')}
    </Button>
  )
  const creation = may('create meal plans') && <Creation clientId={id} onCopy={() => setOpen('copy')} />
  const isEmpty = list.data?.rows.length === 0 && ownPlans.data?.rows.length === 0
  return (
    <Sheet>
      {isEmpty ? (
        <>
          {maySeeExclusions && <ExclusionCard id={id} />}
          <EmptyState
            picture={<MealPlanPicture />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <>
                {creation}
                {assign}
              </>
            }
          />
        </>
      ) : (
        <>
          <PartHeader title={t('mealPlans')} action={assign} />
          {maySeeExclusions && <ExclusionCard id={id} />}
          <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} tall />}>
            {({ rows }) => (
              <>
                <CurrentPlan assignment={rows.find(({ state }) => state === 'current')} actions={actions} />
                <OtherAssignments assignments={rows}>
                  {assignment => (
                    <AssignmentRow
                      key={assignment.id}
                      assignment={assignment}
                      title={assignment.title}
                      href={assignment.may.openPlan ? editorHref({ id: assignment.mealPlanId }) : undefined}
                      items={() => actions.itemsFor(assignment)}
                    />
                  )}
                </OtherAssignments>
                <LoadMore list={list} />
              </>
            )}
          </Loaded>
          <Loaded query={ownPlans} failed={t('failed')} skeleton={<SkeletonRows rows={2} columns={1} tall />}>
            {({ rows }) => (
              <OwnPlans
                plans={rows}
                creation={
                  creation && (
                    <Row gap={8} wrap>
                      {creation}
                    </Row>
                  )
                }
              />
            )}
          </Loaded>
          <LoadMore list={ownPlans} />
        </>
      )}
      {actions.dialog}
      {open === 'assign' && client && <AssignToClient client={client} onClose={() => setOpen(undefined)} />}
      {open === 'copy' && client && <CopyToClient client={{ id, name: client.name }} onClose={() => setOpen(undefined)} />}
    </Sheet>
  )
}

function Creation({ clientId, onCopy }: { clientId: string; onCopy: () => void }) {
  const t = useClientWords()
  return (
    <>
      <Button icon={IconCopy} onClick={onCopy}>
        {t('copy')}
      </Button>
      <ButtonLink icon={IconPlus} href={newPlanHref(clientId)}>
        {t('create')}
      </ButtonLink>
    </>
  )
}

/** Plans that stand in no library, the last changed first. */
function OwnPlans({ plans, creation }: { plans: readonly MealPlan[]; creation: ReactNode }) {
  const t = useClientWords()
  const words = useWords()
  const { itemsFor, dialog } = useMealPlanActions()
  if (plans.length === 0 && !creation) return null
  return (
    <Section bare level={3} title={t('own')} action={creation}>
      {plans.length > 0 && (
        <List label={t('own')}>
          {plans.map(plan => (
            <MealPlanRow
              key={plan.id}
              plan={plan}
              hasClient={false}
              href={openHref(plan)}
              menu={<RowActions label={words.actionsOf(plan.title)} items={() => itemsFor(plan)} />}
            />
          ))}
        </List>
      )}
      {dialog}
    </Section>
  )
}
