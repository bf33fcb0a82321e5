import type { MealPlan } from '@allenio/contract/meal-plans'
import { IconCircleDashed } from '@tabler/icons-react'
import { areaWords } from '#lib/words'
import { Badge } from '#ui/badge'

export const useStateWords = areaWords('meal plan states', {
  common: ['draft'],
  it: { completed: 'Completato' },
  en: { completed: 'Completed' },
})

/** Whether something of a plan was edited since it was completed last. */
export function StateBadge({ plan: { isDraft } }: { plan: Pick<MealPlan, 'isDraft'> }) {
  const t = useStateWords()
  return isDraft ? <Badge icon={IconCircleDashed}>{t('draft')}</Badge> : <Badge status="done">{t('completed')}</Badge>
}
