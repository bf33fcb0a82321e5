import { listMealPlans } from '@allenio/contract/meal-plans'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listQuery, useSettled } from '#lib/api'
import { LoadMore } from '#ui/load-more'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { Text } from '#ui/text'
import { useShortTarget } from '../targets/short-target.ts'
import { useClientWords } from './words.ts'

interface ChoosePlanProps {
  title: string
  /** For whom it is. */
  name: string
  onChoose: (plan: MealPlan) => void
  onClose: () => void
}

/** One plan of the library, found by typing. */
export function ChoosePlan({ title, name, onChoose, onClose }: ChoosePlanProps) {
  const t = useClientWords()
  const short = useShortTarget()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(
    listQuery(listMealPlans, search ? { search, sort: 'relevance' } : {}, { rows: ({ mealPlans }) => mealPlans, quiet: true }),
  )
  const plans = list.data?.rows
  const options = plans?.map(plan => ({ value: plan.id, label: [plan.title, short.line(plan)].filter(Boolean).join(' · ') }))
  const choose = (id: string | undefined) => {
    const plan = plans?.find(each => each.id === id)
    if (plan) onChoose(plan)
  }
  return (
    <Modal opened title={title} text={name} size="small" onClose={onClose}>
      {options?.length === 0 && !search ? (
        <Text tone={2}>{t('noPlans')}</Text>
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
