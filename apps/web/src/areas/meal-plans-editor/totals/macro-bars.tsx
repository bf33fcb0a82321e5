import { macroPercents, macros, type Macro } from '@allenio/domain/aliments'
import { useMacroNames } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Row, Stack } from '#ui/layout'
import { ProgressBar, type ProgressTone } from '#ui/progress'
import { Text } from '#ui/text'
import { excessOf, type PlanTarget } from '../target.ts'
import { totalText, type Totals } from '../totals.ts'
import { useTotalWords } from './words.ts'

const tones = { protein: 'protein', carbs: 'carbohydrate', lipids: 'fat' } as const satisfies Record<Macro, ProgressTone>

interface MacroBarsProps {
  totals: Totals
  /** The mean of the days, if there are several. */
  mean: Totals | null
  target: PlanTarget
  weightKg: number | null
  /** The fibre of the day; null unless the client's target asks for some. */
  fiber: { grams: number | null; isAtLeast: boolean; target: number } | null
}

/** Protein, carbs and lipids against their targets, each with its share of the energy, the mean of the days and the grams per kg. */
export function MacroBars({ totals, mean, target, weightKg, fiber }: MacroBarsProps) {
  const t = useTotalWords()
  const names = useMacroNames()
  const { decimal } = useFormats()
  const { kcal, protein, carbs, lipids, isAtLeast } = totals
  const percents = macroPercents({ protein: protein ?? 0, carbs: carbs ?? 0, lipids: lipids ?? 0 }, kcal ?? undefined)
  return (
    <Stack gap={16}>
      {macros.map(macro => {
        const grams = totals[macro]
        return (
          <GramBar
            key={macro}
            label={names.macro(macro)}
            tone={tones[macro]}
            grams={grams}
            isAtLeast={isAtLeast[macro]}
            target={target[macro]}
            isLimit
            share={
              grams === null || !kcal || isAtLeast.kcal ? undefined : `${isAtLeast[macro] ? `${t('atLeast')} ` : ''}${percents[macro]}%`
            }
            mean={mean === null || mean[macro] === null ? undefined : t('meanGrams', { grams: totalText(mean, macro) })}
            perKg={
              grams === null || weightKg === null || weightKg <= 0
                ? undefined
                : t('perKg', { grams: `${isAtLeast[macro] ? '≥ ' : ''}${decimal(grams / weightKg, { least: 1, most: 1 })}` })
            }
          />
        )
      })}
      {fiber && <GramBar label={t('fiber')} tone="muted" share={t('fiberTarget')} {...fiber} />}
    </Stack>
  )
}

/** The grams of the macros, where bars have no room. */
export function MacroLine({ totals }: Pick<MacroBarsProps, 'totals'>) {
  const names = useMacroNames()
  return (
    <Row as="span" gap={12}>
      {macros.map(macro => (
        <Text as="span" key={macro} size="inherit" figures>
          <Text as="span" size="inherit" tone={2}>
            {names.macro(macro).charAt(0)}
          </Text>{' '}
          {totalText(totals, macro)}
        </Text>
      ))}
    </Row>
  )
}

interface GramBarProps {
  label: string
  tone: ProgressTone
  grams: number | null
  isAtLeast: boolean
  target: number | null
  share?: string | undefined
  mean?: string | undefined
  perKg?: string | undefined
  /** Marks a value above the target. */
  isLimit?: boolean
}

/** The length of a bar as a multiple of the target, so that a value above the target is visible. */
const room = 1.125

function GramBar({ label, tone, grams, isAtLeast, target, share, mean, perKg, isLimit = false }: GramBarProps) {
  const t = useTotalWords()
  const { integer } = useFormats()
  const whole = (value: number) => integer(Math.round(value))
  const excess = isLimit ? excessOf(grams, target) : undefined
  return (
    <Stack gap={4}>
      <ProgressBar
        label={label}
        tone={tone}
        value={grams ?? 0}
        max={Math.max(grams ?? 0, (target ?? 0) * room) || 1}
        target={target ?? undefined}
        text={
          <>
            {isAtLeast && grams !== null && `${t('atLeast')} `}
            <b>{grams === null ? '–' : whole(grams)}</b> {target === null ? 'g' : `/ ${whole(target)}\u00a0g`}
          </>
        }
      />
      {excess !== undefined && (
        <Badge status="attention" bare>
          {t('gramsAbove', { grams: whole(excess) })}
        </Badge>
      )}
      {(share || mean || perKg) && (
        <Row justify="between">
          <Text as="span" size="hint" tone={2} figures>
            {[share, mean].filter(Boolean).join(' · ')}
          </Text>
          <Text as="span" size="hint" tone={2} figures>
            {perKg}
          </Text>
        </Row>
      )}
    </Stack>
  )
}
