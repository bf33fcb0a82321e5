import type { ResolvedDay } from '@allenio/contract/macros'
import { macros } from '@allenio/domain/aliments'
import type { Macro } from '@allenio/domain/aliments'
import { useMacroNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useTargetWords } from './words.ts'

const tones = { protein: 'protein', carbs: 'carbohydrate', lipids: 'fat' } as const satisfies Record<Macro, string>

interface TargetFiguresProps {
  target: ResolvedDay
  /** The body's weight that grams per kg are told by. */
  weightKg?: number | null | undefined
}

/** A target shows the energy of a day, then each macro with its share of it. */
export function TargetFigures({ target, weightKg }: TargetFiguresProps) {
  const t = useTargetWords()
  const { integer, decimal } = useFormats()
  const { kcal, percents, fiber, water } = target
  const besides = [
    ...(fiber === null ? [] : [t('fiber', { amount: decimal(fiber, { most: 1 }) })]),
    ...(water === null ? [] : [t('water', { amount: decimal(water / 1000, { most: 2 }) })]),
  ]
  return (
    <Stack gap={16}>
      {kcal !== null && <Figure size="large" value={integer(Math.round(kcal))} unit="kcal" />}
      {percents === null ? (
        <Text tone={2}>{t('weightNeeded')}</Text>
      ) : (
        macros.map(macro => <MacroBar key={macro} macro={macro} grams={target[macro] ?? 0} percent={percents[macro]} weightKg={weightKg} />)
      )}
      {besides.length > 0 && (
        <Text tone={2} figures>
          {besides.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}

interface MacroBarProps extends Pick<TargetFiguresProps, 'weightKg'> {
  macro: Macro
  grams: number
  percent: number
}

function MacroBar({ macro, grams, percent, weightKg }: MacroBarProps) {
  const t = useTargetWords()
  const names = useMacroNames()
  const { decimal } = useFormats()
  return (
    <Stack gap={4}>
      <ProgressBar
        label={names.macro(macro)}
        tone={tones[macro]}
        value={percent}
        text={
          <>
            <b>{decimal(grams, { most: grams < 10 ? 1 : 0 })}</b> g
          </>
        }
      />
      <Row justify="between" gap={12}>
        <Text as="span" size="hint" tone={2} figures>
          {decimal(percent, { most: 1 })}%
        </Text>
        {weightKg ? (
          <Text as="span" size="hint" tone={2} figures>
            {t('perKg', { amount: decimal(grams / weightKg, { most: 1 }) })}
          </Text>
        ) : null}
      </Row>
    </Stack>
  )
}
