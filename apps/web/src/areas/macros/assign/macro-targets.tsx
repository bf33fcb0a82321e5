import type { Macro } from '@allenio/contract/macros'
import { hasOneTarget } from '@allenio/domain/macros'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { useShortTargets } from '../targets/short-targets.ts'
import { TargetFigures } from '../targets/target-figures.tsx'
import { useTargetWords } from '../targets/words.ts'

/** A macro has a target for each type of day. Grams per kg stand as they were typed, because there is no weight yet. */
export function MacroTargets({ macro: { unit, days, targets } }: { macro: Pick<Macro, 'unit' | 'days' | 'targets'> }) {
  const dayTypeName = useDayTypeName()
  const short = useShortTargets()
  const t = useTargetWords()
  return (
    <Stack gap={28}>
      {days.map((day, at) => {
        const target = targets[at]
        return (
          <Stack key={day.dayType} gap={8}>
            {!hasOneTarget(days) && (
              <Text as="h3" weight={600}>
                {dayTypeName(day.dayType)}
              </Text>
            )}
            {target && target.percents !== null ? (
              <TargetFigures target={target} />
            ) : (
              <>
                {target && target.kcal !== null && <Figure size="large" value={short.kcal([target])} unit="kcal" />}
                <Text figures>{short.macros({ unit, day, target })}</Text>
                <Text tone={2} size="small">
                  {t('weightNeeded')}
                </Text>
              </>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
