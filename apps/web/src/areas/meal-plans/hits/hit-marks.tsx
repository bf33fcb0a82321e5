import type { MealPlanHit } from '@allenio/contract/meal-plan-assignments'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { areaWords } from '#lib/words'

const useHitWords = areaWords('meal plan hits', {
  it: { doubt: '{{exclusion}}, forse', more_one: 'e un altro', more_other: 'e altri {{count}}' },
  en: { doubt: '{{exclusion}}, perhaps', more_one: 'and one more', more_other: 'and {{count}} more' },
})

const statuses: Readonly<Partial<Record<MealPlanHit['mark'], Status>>> = { red: 'error', amber: 'attention' }

/** An allergy is touched, or may be. */
export const needsReason = ({ hits }: { hits: readonly MealPlanHit[] }): boolean => hits.some(({ mark }) => mark === 'red')

interface HitMarksProps {
  hits: readonly MealPlanHit[]
  hitCount: number
}

/** Foods of a plan that somebody must not, cannot or does not want to eat, by exclusion. */
export function HitMarks({ hits, hitCount }: HitMarksProps) {
  const t = useHitWords()
  if (hits.length === 0) return null
  const groups = Map.groupBy(hits, ({ mark, exclusion, isDoubt }) => `${mark} ${exclusion} ${isDoubt}`)
  const others = hitCount - hits.length
  return (
    <Stack as="span" gap={6}>
      {[...groups].map(([key, group]) => {
        const [first] = group
        if (!first) return null
        const { mark, exclusion, isDoubt } = first
        const foods = [...new Set(group.map(({ food }) => food))].join(', ')
        return (
          <Row key={key} as="span" gap={6} align="baseline">
            <Badge status={statuses[mark]}>{isDoubt ? t('doubt', { exclusion }) : exclusion}</Badge>
            <Text as="span" size="small">
              {foods}
            </Text>
          </Row>
        )
      })}
      {others > 0 && (
        <Text as="span" size="small" tone={2}>
          {t('more', { count: others })}
        </Text>
      )}
    </Stack>
  )
}
