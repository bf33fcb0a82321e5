import type { Output } from '@allenio/contract'
import { getClientDetail } from '@allenio/contract/clients'
import { adoptSwapHabit, type listSwapHabits, type SwapHabit } from '@allenio/contract/meal-diary'
import { IconArrowNarrowRight, IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyMealPlanFor, openPlanHref } from '#areas/meal-plans'
import { goTo } from '#shell'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { VisuallyHidden } from '#ui/visually-hidden'
import { swapHabitsQuery } from './data.ts'
import { useDiaryWords } from './words.ts'
import css from './diary.module.css'

type Listed = Output<typeof listSwapHabits>

/** Foods that a client keeps taking in the place of others. What they like better can become part of their plan. */
export function Habits({ clientId }: { clientId: string }) {
  const t = useDiaryWords()
  const { data } = useQuery(swapHabitsQuery(clientId))
  // most people have none, and the diary is complete without them
  if (!data || data.habits.length === 0) return null
  const { habits, plan } = data
  const mayAdopt = plan?.isForClient ?? false
  return (
    <Section bare level={3} title={t('habits')} text={t('habitsText')}>
      <List label={t('habits')}>
        {habits.map(habit => (
          <HabitRow key={`${habit.from.id} ${habit.to.id}`} clientId={clientId} habit={habit} mayAdopt={mayAdopt} />
        ))}
      </List>
      {!mayAdopt && habits.some(({ isAdopted }) => !isAdopted) && <NotOwnPlan clientId={clientId} plan={plan} />}
    </Section>
  )
}

function HabitRow({ clientId, habit, mayAdopt }: { clientId: string; habit: SwapHabit; mayAdopt: boolean }) {
  const t = useDiaryWords()
  const language = useLanguage()
  const { day } = useFormats()
  const { from, to, times, lastDay, isAdopted } = habit
  const [fromName, toName] = [from[language] || from.it, to[language] || to.it]
  const adopt = useCall(adoptSwapHabit, {
    onSuccess: ({ rows, mealPlanId }) =>
      toast({
        type: rows > 0 ? 'success' : 'info',
        text: rows > 0 ? t('adoptedRows', { count: rows, food: toName }) : t('adoptedNone', { food: toName }),
        buttons: [{ text: t('openPlan'), onClick: () => goTo(openPlanHref({ id: mealPlanId })) }],
      }),
  })
  return (
    <ListRow
      title={
        <span>
          <span className={css.from}>{fromName}</span>
          <Icon of={IconArrowNarrowRight} size={16} className={css.arrow} />
          {toName}
          <VisuallyHidden>{` ${t('swapped')} ${fromName}`}</VisuallyHidden>
        </span>
      }
      sub={t('times', { count: times, day: day(lastDay) })}
      meta={isAdopted && <Badge icon={IconCheck}>{t('adopted')}</Badge>}
      actions={
        !isAdopted &&
        mayAdopt && (
          <Button
            size="small"
            icon={IconPlus}
            isBusy={adopt.isPending}
            aria-label={`${t('adopt')}: ${toName}`}
            onClick={() => adopt.mutate({ id: clientId, fromFoodId: from.id, toFoodId: to.id })}>
            {t('adopt')}
          </Button>
        )
      }
    />
  )
}

function NotOwnPlan({ clientId, plan }: { clientId: string; plan: Listed['plan'] }) {
  const t = useDiaryWords()
  const { data: client } = useQuery(read(getClientDetail, { id: clientId }, { quiet: true, isStored: true }))
  const [isCopying, setCopying] = useState(false)
  return (
    <Row gap={12} wrap justify="between" className={css.notOwn}>
      <Text tone={2} prose>
        {plan ? t('sharedPlan', { title: plan.title }) : t('noPlan')}
      </Text>
      {plan && client?.may.edit && (
        <Button size="small" onClick={() => setCopying(true)}>
          {t('copyPlan')}
        </Button>
      )}
      {plan && client && isCopying && (
        <CopyMealPlanFor plan={plan} client={{ id: clientId, name: client.name }} isForClient onClose={() => setCopying(false)} />
      )}
    </Row>
  )
}
