import type { Output } from '@allenio/contract'
import type { getMealPlanForAssign } from '@allenio/contract/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ClientRail } from '#areas/clients'
import { BackButton, useParam } from '#shell'
import { AssignmentHeader, FollowersSection, LoadedThing, useAssignDialog } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { BareList, Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { useMealPlanActions } from '../actions/use-meal-plan-actions.tsx'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { usePlanDayName } from '../assignments/schedule-field.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { assignParameter, editorHref, planHref, planToAssignQuery } from '../data.ts'
import { AssignMealPlan } from './assign-meal-plan.tsx'
import { useShortTarget } from '../targets/short-target.ts'
import { StateBadge } from '../targets/state-badge.tsx'
import css from './assign.module.css'
import { followersQuery } from './data.ts'
import { DraftLine } from './draft-line.tsx'
import { useAssignWords } from './words.ts'

type Plan = Output<typeof getMealPlanForAssign>

/** Answers: who follows this plan, since when, and how far has it come to them? */
export function Page() {
  const t = useAssignWords()
  const query = useQuery(planToAssignQuery(useParam('id')))
  const deletedNotice = { title: t('goneTitle'), text: t('goneText'), href: hrefTo('/mealPlans'), label: t('toList') }
  return (
    <LoadedThing query={query} failed={t('loadFailed')} gone={deletedNotice}>
      {plan => <PlanPage key={plan.id} plan={plan} />}
    </LoadedThing>
  )
}

function PlanPage({ plan }: { plan: Plan }) {
  const t = useAssignWords()
  const { id, title, client, may } = plan
  const isAsked = useSearch({ strict: false, select: search => Object.keys(search).includes(assignParameter) })
  const dialog = useAssignDialog({ isAsked, isAllowed: may.update, href: planHref({ id }) })
  const actions = useMealPlanActions()
  const { itemsFor, dialog: assignmentDialog } = useAssignmentActions({ isPlanPage: true })
  return (
    <>
      <AssignmentHeader
        back={<BackButton />}
        title={title}
        badges={<StateBadge plan={plan} />}
        sub={client ? t('forOne', { name: client.name }) : undefined}
        more={actions.itemsFor(plan).filter(({ href }) => href === undefined)}
        editHref={may.update ? editorHref({ id }) : undefined}
        onAssign={dialog.open}
      />
      <ClientRail clientId={client?.id} place="assignment" />
      <div className={css.draft}>
        <DraftLine plan={plan} />
      </div>
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <FollowersSection
          title={t('followers')}
          queryOf={filters => followersQuery(id, filters)}
          empty={{ nobodyYet: t('nobodyYet'), nobodyNow: t('nobodyNow'), text: t('nobodyText') }}
          onAssign={dialog.open}>
          {assignments =>
            assignments.map(assignment => (
              <AssignmentRow
                key={assignment.id}
                assignment={assignment}
                title={assignment.client.name}
                client={assignment.client}
                href={hrefTo('/clients/$id/mealPlans', { id: assignment.client.id })}
                items={() => itemsFor(assignment)}
              />
            ))
          }
        </FollowersSection>
        <PlanSummary plan={plan} />
      </Sheet>
      {dialog.isOpen && <AssignMealPlan planId={id} client={client ?? undefined} onClose={dialog.close} />}
      {assignmentDialog}
      {actions.dialog}
    </>
  )
}

function PlanSummary({ plan }: { plan: Plan }) {
  const t = useAssignWords()
  const target = useShortTarget().line(plan)
  const dayNameOf = usePlanDayName()
  const { description, dayList } = plan
  if (target === null && description === '' && dayList.length === 0) return null
  return (
    <Section title={t('plan')}>
      <Stack gap={16}>
        {target !== null && (
          <Text figures weight={500}>
            {target}
          </Text>
        )}
        {description && (
          <Text tone={2} prose breaks>
            {description}
          </Text>
        )}
        {dayList.length > 0 && (
          <Stack gap={6}>
            <Text as="h3" size="small" tone={2}>
              {t('days')}
            </Text>
            <BareList as="ol" gap={4}>
              {dayList.map((day, at) => (
                <Text as="li" key={day.id} breaks>
                  {dayNameOf(day, at)}
                </Text>
              ))}
            </BareList>
          </Stack>
        )}
      </Stack>
    </Section>
  )
}
