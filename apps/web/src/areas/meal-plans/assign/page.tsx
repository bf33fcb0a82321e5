import type { Output } from '@allenio/contract'
import type { getMealPlanForAssign } from '@allenio/contract/meal-plan-assignments'
import { IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, usePageTitle, useParam, useShortcuts } from '#shell'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { BareList, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useMealPlanActions } from '../actions/use-meal-plan-actions.tsx'
import { usePlanDayName } from '../assignments/schedule-field.tsx'
import { assignParameter, editorHref, planHref, planToAssignQuery } from '../data.ts'
import { AssignMealPlan } from './assign-meal-plan.tsx'
import { useShortTarget } from '../targets/short-target.ts'
import { StateBadge } from '../targets/state-badge.tsx'
import css from './assign.module.css'
import { DraftLine } from './draft-line.tsx'
import { Followers } from './followers.tsx'
import { useAssignWords } from './words.ts'

type Plan = Output<typeof getMealPlanForAssign>

/** Answers: who follows this plan, since when, and how far has it come to them? */
export function Page() {
  const t = useAssignWords()
  const id = useParam('id')
  const query = useQuery(planToAssignQuery(id))
  usePageTitle(query.data?.title)
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/mealPlans')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded query={query} large failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {plan => <PlanPage key={plan.id} plan={plan} />}
    </Loaded>
  )
}

function PlanPage({ plan }: { plan: Plan }) {
  const t = useAssignWords()
  const { id, title, client, may } = plan
  // nobody who comes to assign it has to press the button again
  const isAsked = useSearch({ strict: false, select: search => Object.keys(search).includes(assignParameter) })
  const [isChosen, setOpen] = useState(false)
  const isOpen = isChosen || (isAsked && may.update)
  const actions = useMealPlanActions()
  const assign = may.update ? () => setOpen(true) : undefined
  const close = () => {
    setOpen(false)
    if (isAsked) goTo(planHref({ id }), { replace: true })
  }
  useShortcuts([
    ...(assign ? [{ keys: 'Alt A', label: t('assign'), run: assign }] : []),
    ...(may.update ? [{ keys: 'e', label: t('edit'), run: () => goTo(editorHref({ id })) }] : []),
  ])
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={title}
        badges={<StateBadge plan={plan} />}
        sub={client ? t('forOne', { name: client.name }) : undefined}
        more={actions.itemsFor(plan).filter(({ href }) => href === undefined)}
        secondary={
          may.update && (
            <ButtonLink icon={IconPencil} href={editorHref({ id })}>
              {t('edit')}
            </ButtonLink>
          )
        }
        primary={
          assign && (
            <Button kind="primary" icon={IconUserPlus} onClick={assign}>
              {t('assign')}
            </Button>
          )
        }
      />
      <div className={css.draft}>
        <DraftLine plan={plan} />
      </div>
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <Followers plan={plan} onAssign={assign} />
        <PlanSummary plan={plan} />
      </Sheet>
      {isOpen && <AssignMealPlan planId={id} client={client ?? undefined} onClose={close} />}
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
