import { listMealPlans } from '@allenio/contract/meal-plans'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { useMe } from '#shell'
import type { ChosenClient } from '#shell/client-choice'
import { ThingList, useThingChoice } from '#shell/assignment'
import { listQuery } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
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
  const choice = useThingChoice(search =>
    listQuery(listMealPlans, search ? { search, sort: 'relevance' } : {}, { rows: ({ mealPlans }) => mealPlans, quiet: true }),
  )
  const mayCreate = useMe()?.permissions.includes('create meal plans') ?? false
  const { isEmpty } = choice
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
        <ThingList
          label={title}
          choice={choice}
          textOf={plan => [plan.title, short.line(plan)].filter(Boolean).join(' · ')}
          onChoose={onChoose}
        />
      )}
    </Modal>
  )
}
