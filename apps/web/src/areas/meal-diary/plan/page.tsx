import type { MealPlan } from '@allenio/contract/meal-plans'
import { planDayOn } from '@allenio/domain/meal-plans'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, useMe, useToday } from '#shell'
import { foodName } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { ChoiceChip } from '#ui/choice-chip'
import { EmptyState } from '#ui/empty-state'
import { FieldSet } from '#ui/field'
import { MealPlanPicture } from '#ui/illustrations'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Quote } from '#ui/quote'
import { Section, Sheet } from '#ui/section'
import { Select } from '#ui/select'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { firstPlan, ownPlanQuery, ownPlansQuery } from '../data.ts'
import type { PlanDay } from '../diet/plan-rows.ts'
import { daysWithoutAlternatives } from '../diet/offers.ts'
import { useIsExclusionUnsent, useOwnDiet } from '../diet/use-diet.ts'
import { OwnDay } from './own-day.tsx'
import { OwnPdf } from './own-pdf.tsx'
import { useOwnWords } from './words.ts'

/** Answers a client: what does the plan say on its other days, and what did the plans before it? */
export function Page() {
  const t = useOwnWords()
  const { day: dayText } = useFormats()
  const query = useQuery(ownPlansQuery())
  const [chosenId, setChosenId] = useState<string>()
  const plans = query.data?.mealPlans ?? []
  const plan = plans.find(({ id }) => id === chosenId) ?? firstPlan(plans)
  return (
    <>
      <PageHeader back={<BackButton />} title={t('title')} secondary={plan && <OwnPdf plan={plan} />} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {({ mealPlans }) => {
          if (!plan) return <EmptyState large picture={<MealPlanPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          return (
            <Sheet>
              {mealPlans.length > 1 && (
                <Section>
                  <Select
                    label={t('plan')}
                    value={plan.id}
                    options={mealPlans.map(({ id, title, assigned }) => ({
                      value: id,
                      // a plan that was given again has the same title
                      label: assigned ? `${title} · ${dayText(assigned.startDay)}` : title,
                    }))}
                    onChange={event => setChosenId(event.target.value)}
                  />
                </Section>
              )}
              <OwnPlan key={plan.id} plan={plan} />
            </Sheet>
          )
        }}
      </Loaded>
    </>
  )
}

function OwnPlan({ plan: { id, title, description, assigned } }: { plan: MealPlan }) {
  const t = useOwnWords()
  const { day: dayText } = useFormats()
  const query = useQuery(ownPlanQuery(id))
  const isExclusionUnsent = useIsExclusionUnsent()
  return (
    <>
      <Section>
        <Stack gap={8}>
          <Text as="h2" size={20} weight={600} breaks>
            {title}
          </Text>
          {assigned && <Text tone={2}>{stateText(assigned)}</Text>}
          {assigned && assigned.message !== '' && <Quote>{assigned.message}</Quote>}
          {description !== '' && <Text prose>{description}</Text>}
        </Stack>
      </Section>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={5} columns={0} tall />}>
        {({ content }) => <PlanDays content={isExclusionUnsent ? daysWithoutAlternatives(content) : content} assigned={assigned} />}
      </Loaded>
    </>
  )

  function stateText({ state, startDay, lastDay }: NonNullable<MealPlan['assigned']>): string {
    if (state === 'past') return t('over')
    if (lastDay !== null) return t('fromTo', { day: dayText(startDay), last: dayText(lastDay) })
    return t(state === 'current' ? 'since' : 'starts', { day: dayText(startDay) })
  }
}

function PlanDays({ content, assigned }: { content: readonly PlanDay[]; assigned: MealPlan['assigned'] }) {
  const t = useOwnWords()
  const language = useLanguage()
  const today = useToday()
  // cooked weights of foods come with the diet, for the plans of these days
  const foods = useOwnDiet().data?.diet.foods ?? []
  // a stored plan may be older than the right to its figures
  const isEnergyVisible = useMe()?.permissions.includes('view macros') ?? false
  const [chosenId, setChosenId] = useState<string>()
  const todayId = assigned && assigned.state !== 'past' ? planDayToday(assigned) : null
  const openDay = content.find(each => each.id === (chosenId ?? todayId)) ?? content[0]
  const nameOf = ({ nameIt = '', nameEn = '', isEasy }: PlanDay, at: number) => {
    const name = foodName({ nameIt, nameEn }, language) || t('day', { number: at + 1 })
    return isEasy ? `${name} (${t('easy')})` : name
  }
  return (
    <Section>
      <Stack gap={16}>
        {content.length > 1 && (
          <FieldSet label={t('days')}>
            <Row gap={8} wrap>
              {content.map((each, at) => (
                <ChoiceChip key={each.id} type="radio" name="day" checked={each.id === openDay?.id} onChange={() => setChosenId(each.id)}>
                  {nameOf(each, at)}
                </ChoiceChip>
              ))}
            </Row>
          </FieldSet>
        )}
        {openDay && <OwnDay day={openDay} foods={foods} isEnergyVisible={isEnergyVisible} />}
      </Stack>
    </Section>
  )

  function planDayToday({ startDay, schedule, calendar }: NonNullable<MealPlan['assigned']>): string | null {
    return planDayOn({ startDay, schedule, calendar, days: content.map(each => ({ ...each, dayType: each.dayType ?? null })) }, today)
  }
}
