import type { MealPlan } from '@allenio/contract/meal-plans'
import { planDayOn } from '@allenio/domain/meal-plans'
import { foodName } from '@allenio/domain/aliments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#shell'
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
import { ownPlanQuery, ownPlansQuery } from '../data.ts'
import { OwnDay } from './own-day.tsx'
import { useOwnWords } from './words.ts'

/** Answers a client: what do I eat today, and what on other days? */
export function OwnPlans() {
  const t = useOwnWords()
  const query = useQuery(ownPlansQuery())
  const [chosenId, setChosenId] = useState<string>()
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {({ mealPlans }) => {
          const plan = mealPlans.find(({ id }) => id === chosenId) ?? firstOf(mealPlans)
          if (!plan) return <EmptyState large picture={<MealPlanPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          return (
            <Sheet>
              {mealPlans.length > 1 && (
                <Section>
                  <Select
                    label={t('plan')}
                    value={plan.id}
                    options={mealPlans.map(({ id, title }) => ({ value: id, label: title }))}
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

/** The plan that is followed now, else the next one, else the last one. */
const firstOf = (plans: readonly MealPlan[]): MealPlan | undefined =>
  (['current', 'upcoming', 'past'] as const).flatMap(state => plans.filter(({ assigned }) => assigned?.state === state))[0]

function OwnPlan({ plan: { id, title, description, assigned } }: { plan: MealPlan }) {
  const t = useOwnWords()
  const language = useLanguage()
  const { day: dayText } = useFormats()
  const today = useToday()
  const query = useQuery(ownPlanQuery(id))
  const [chosenId, setChosenId] = useState<string>()
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
        {({ content }) => {
          const todayId = assigned && assigned.state !== 'past' ? planDayToday(assigned, content) : null
          const shown = content.find(each => each.id === (chosenId ?? todayId)) ?? content[0]
          const nameOf = (at: number) =>
            foodName({ nameIt: content[at]?.nameIt ?? '', nameEn: content[at]?.nameEn ?? '' }, language) || t('day', { number: at + 1 })
          const todayAt = content.findIndex(each => each.id === todayId)
          return (
            <Section>
              <Stack gap={16}>
                {assigned?.state === 'current' && (
                  <Text weight={500}>{todayAt < 0 ? t('noPlanToday') : t('today', { day: nameOf(todayAt) })}</Text>
                )}
                {content.length > 1 && (
                  <FieldSet label={t('days')}>
                    <Row gap={8} wrap>
                      {content.map((each, at) => (
                        <ChoiceChip
                          key={each.id}
                          type="radio"
                          name="day"
                          checked={each.id === shown?.id}
                          onChange={() => setChosenId(each.id)}>
                          {nameOf(at)}
                        </ChoiceChip>
                      ))}
                    </Row>
                  </FieldSet>
                )}
                {shown && <OwnDay day={shown} />}
              </Stack>
            </Section>
          )
        }}
      </Loaded>
    </>
  )

  function stateText({ state, startDay }: NonNullable<MealPlan['assigned']>): string {
    if (state === 'past') return t('overTitle')
    return t(state === 'current' ? 'since' : 'starts', { day: dayText(startDay) })
  }

  function planDayToday({ startDay, schedule }: NonNullable<MealPlan['assigned']>, days: readonly PlanDay[]): string | null {
    return planDayOn({ startDay, schedule, days: days.map(each => ({ id: each.id, dayType: each.dayType ?? null })) }, today)
  }
}

type PlanDay = Parameters<typeof OwnDay>[0]['day']
