import { energyNeed } from '@allenio/domain/macros'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Figure } from '#ui/figure'
import { Stack } from '#ui/layout'
import { ActivityLine } from './activity-line.tsx'
import { AdjustmentLine } from './adjustment-line.tsx'
import { FactLines, IndexLine } from './body-lines.tsx'
import type { LineProps } from './data.ts'
import { DesirableLine } from './desirable-line.tsx'
import css from './energy.module.css'
import { FigureLine } from './figure-line.tsx'
import { RateLine } from './rate-line.tsx'
import { Sources } from './sources.tsx'
import { StateLine } from './state-line.tsx'
import { VisitLine } from './visit-line.tsx'
import { useEnergyWords } from './words.ts'

/** The need in a day, then each figure that it was worked out from. */
export function Need({ clientId, energy, onChange }: LineProps) {
  const t = useEnergyWords()
  const { integer, decimal } = useFormats()
  const today = useToday()
  const need = energyNeed(energy, today)
  const { total, ofState, kcal, bmr } = need
  const added = ofState && 'kcal' in ofState ? ofState.kcal : null
  const parts = 'tdee' in total && { bmr: integer(Math.round(total.inputs.bmr)), factor: decimal(total.inputs.factor, { most: 3 }) }
  const note = parts ? (added ? t('ofRateAndState', { ...parts, added: integer(added) }) : t('ofRate', parts)) : t('unknown')
  const line = { clientId, energy, onChange }
  const mayHaveState = energy.facts.sex !== 'male' || energy.state !== null
  return (
    <Stack gap={12}>
      <Figure size="large" value={kcal === null ? '–' : integer(kcal)} unit={t('perDay')} note={note} />
      <div className={css.rows} data-edited-in-place>
        <VisitLine {...line} />
        <RateLine {...line} need={need} />
        <ActivityLine {...line} />
        {parts && bmr !== null && (
          <FigureLine
            label={t('total')}
            value={t('kcal', { value: integer(Math.round('tdee' in total ? total.tdee : 0)) })}
            text={t('totalText', parts)}
          />
        )}
        {mayHaveState && <StateLine {...line} need={need} />}
        <AdjustmentLine {...line} need={need} />
        <IndexLine {...line} need={need} />
        <DesirableLine {...line} need={need} />
        <FactLines {...line} />
        <Sources formula={energy.choices.formula} hasState={energy.state !== null} />
      </div>
    </Stack>
  )
}
