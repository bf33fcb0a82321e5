import type { MealPlanHit } from '@allenio/contract/meal-plans'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '#ui/badge'
import type { Status } from '#ui/badge'
import { Icon } from '#ui/icon'
import { BareButton, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { areaWords } from '#lib/words'
import { countFoods, groupHits, shortGroups, type HitGroup } from './hit-groups.ts'
import css from './hits.module.css'

const useHitWords = areaWords('meal plan hits', {
  it: {
    'not known': '{{exclusion}}: da verificare',
    'may contain': '{{exclusion}}: può contenerne',
    more: 'Mostra tutti ({{count}})',
    less: 'Mostra meno',
    unsent_one: 'e un altro, che si vede nel piano',
    unsent_other: 'e altri {{count}}, che si vedono nel piano',
  },
  en: {
    'not known': '{{exclusion}}: to be checked',
    'may contain': '{{exclusion}}: may contain some',
    more: 'Show all ({{count}})',
    less: 'Show fewer',
    unsent_one: 'and one more, which the plan shows',
    unsent_other: 'and {{count}} more, which the plan shows',
  },
})

const statuses: Readonly<Partial<Record<MealPlanHit['mark'], Status>>> = { red: 'error', amber: 'attention' }

/** An allergy is touched, or may be. */
export const needsReason = ({ hits }: { hits: readonly MealPlanHit[] }): boolean => hits.some(({ mark }) => mark === 'red')

interface HitMarksProps {
  hits: readonly MealPlanHit[]
  hitCount: number
}

/** Foods of a plan that somebody must not, cannot or does not want to eat, by exclusion; the worst in sight, and the rest a press away. */
export function HitMarks({ hits, hitCount }: HitMarksProps) {
  const t = useHitWords()
  const [isOpen, setOpen] = useState(false)
  if (hits.length === 0) return null
  const groups = groupHits(hits)
  const few = shortGroups(groups)
  const [all, inSight] = [countFoods(groups), countFoods(few)]
  const unsent = hitCount - hits.length
  const textOf = ({ exclusion, state }: HitGroup) => (state === 'contains' ? exclusion : t(state, { exclusion }))
  return (
    <Stack as="span" gap={6} className={css.hits}>
      {(isOpen ? groups : few).map(group => (
        <span key={group.key} className={css.group}>
          <Badge status={statuses[group.mark]}>{textOf(group)}</Badge>
          <Text as="span" size="small" breaks>
            {group.foods.join(', ')}
          </Text>
        </span>
      ))}
      {isOpen && unsent > 0 && (
        <Text as="span" size="small" tone={2}>
          {t('unsent', { count: unsent })}
        </Text>
      )}
      {all > inSight && (
        <BareButton
          className={css.more}
          aria-expanded={isOpen}
          onClick={event => {
            // beside a tick, it opens the list and ticks nothing
            event.preventDefault()
            setOpen(!isOpen)
          }}>
          {isOpen ? t('less') : t('more', { count: Math.max(all, hitCount) })}
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={14} />
        </BareButton>
      )}
    </Stack>
  )
}
