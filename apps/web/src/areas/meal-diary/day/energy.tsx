import { useOwnTarget } from '#areas/macros'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import type { DayView } from '../diet/day-view.ts'
import { eatenEnergyOf } from '../diet/eaten-energy.ts'
import type { OwnDiet } from '../diet/use-diet.ts'
import { useDiaryWords } from '../words.ts'
import css from './day.module.css'

interface EnergyProps {
  own: OwnDiet
  view: DayView
}

const tones = { protein: 'protein', carbs: 'carbohydrate', lipids: 'fat' } as const

/** The eaten part of what the day asks for: the target, else what the plan adds up to. */
export const Energy = ({ own, view }: EnergyProps) =>
  own.diet.settings.isEnergyVisible && view.meals.length > 0 && <VisibleEnergy own={own} view={view} />

function VisibleEnergy({ own: { diet, diary, today }, view }: EnergyProps) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const typed = useOwnTarget(view.date, diary.days.find(({ day }) => day === view.date)?.dayType ?? null)
  // the server judges a day that is over
  const ofType = view.date < today ? undefined : typed
  const { planned, eaten, isRough } = eatenEnergyOf(view, diary)
  const isAhead = view.date > today
  const figures = isAhead ? planned : eaten
  const target = ofType?.target ?? diet.targets.find(({ day }) => day === view.date)?.target
  const aimOf = (nutrient: keyof typeof planned) => {
    const amount = target?.[nutrient]
    return typeof amount === 'number' ? { amount, isAtLeast: false } : planned[nutrient]
  }
  const kcal = aimOf('kcal')
  if (kcal.amount === 0) return null
  const whole = ({ amount, isAtLeast }: typeof kcal) => `${isAtLeast ? `${t('atLeast')} ` : ''}${integer(Math.round(amount))}`
  return (
    <section aria-label={t('energy')} className={css.energy}>
      <Figure
        size="medium"
        value={whole(figures.kcal)}
        unit={isAhead ? t('plannedKcal') : `${isRough ? `(${t('about')}) ` : ''}${t('ofKcal', { kcal: whole(kcal) })}`}
      />
      {ofType && (
        <Text size="hint" tone={2} breaks>
          {[t('targetOf', { type: ofType.name }), ofType.isMoved && t('isMoved')].filter(Boolean).join(' · ')}
        </Text>
      )}
      <div className={css.macros}>
        {(['protein', 'carbs', 'lipids'] as const).map(nutrient => (
          <Stack key={nutrient} gap={4}>
            <ProgressBar
              label={t(nutrient)}
              labelHidden
              tone={tones[nutrient]}
              value={figures[nutrient].amount}
              max={Math.max(1, aimOf(nutrient).amount)}
            />
            <Text as="span" size="hint" tone={2}>
              {t(nutrient)}
            </Text>
            <Text as="span" size="hint" figures>
              <b>{whole(figures[nutrient])}</b> / {whole(aimOf(nutrient))} g
            </Text>
          </Stack>
        ))}
      </div>
    </section>
  )
}
