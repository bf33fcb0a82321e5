import { listMealPlans } from '@allenio/contract/meal-plans'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import type { ChosenClient } from '#shell/client-choice'
import { listQuery, useSettled } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { Text } from '#ui/text'
import { newPlanHref } from '../data.ts'
import { PlanExamples } from '../list/plan-examples.tsx'
import { useShortTarget } from '../targets/short-target.ts'
import { useClientWords } from './words.ts'

interface ChoosePlanProps {
  title: string
  /** The client for whom the plan is. */
  client: ChosenClient
  onChoose: (plan: MealPlan) => void
  onClose: () => void
}

/** One plan of the library, found by typing. */
export function ChoosePlan({ title, client, onChoose, onClose }: ChoosePlanProps) {
  const t = useClientWords()
  const short = useShortTarget()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(
    listQuery(listMealPlans, search ? { search, sort: 'relevance' } : {}, { rows: ({ mealPlans }) => mealPlans, quiet: true }),
  )
  const mayCreate = useMe()?.permissions.includes('create meal plans') ?? false
  const plans = list.data?.rows
  const options = plans?.map(plan => ({ value: plan.id, label: [plan.title, short.line(plan)].filter(Boolean).join(' · ') }))
  const choose = (id: string | undefined) => {
    const plan = plans?.find(each => each.id === id)
    if (plan) onChoose(plan)
  }
  const isEmpty = options?.length === 0 && !search
  return (
    <Modal
      opened
      title={title}
      text={client.name}
      size="small"
      foot={isEmpty && mayCreate && <ButtonLink href={newPlanHref(client.id)}>{t('create')}</ButtonLink>}
      onClose={onClose}>
      {isEmpty ? (
        <Stack gap={16}>
          <Text tone={2}>{t(mayCreate ? 'firstOfLibrary' : 'noPlans')}</Text>
          {mayCreate && <PlanExamples isComplete onCreated={onChoose} />}
        </Stack>
      ) : (
        <OptionList
          label={title}
          options={options}
          hasFailed={list.isError}
          value={undefined}
          onChoose={choose}
          search={typed}
          onSearch={setTyped}
        />
      )}
      <LoadMore list={list} />
    </Modal>
  )
}
