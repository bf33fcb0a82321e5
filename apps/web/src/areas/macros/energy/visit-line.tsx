import { activityLevelNames, energyFormulaNames } from '@allenio/domain/visits'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import type { LineProps } from './data.ts'
import { FigureLine } from './figure-line.tsx'
import { useEnergyWords } from './words.ts'

/** The choices of the last visit, and the way to take them over. */
export function VisitLine({ energy: { visit, choices, may }, onChange }: LineProps) {
  const t = useEnergyWords()
  const language = useLanguage()
  const { day, integer } = useFormats()
  if (!visit) return null
  const { formula, manualBmr, activityLevel } = { ...choices, ...visit.choices }
  const isSame = formula === choices.formula && manualBmr === choices.manualBmr && activityLevel === choices.activityLevel
  const rate =
    formula !== 'MANUAL' ? energyFormulaNames[formula] : manualBmr === null ? t('typedRate') : t('kcal', { value: integer(manualBmr) })
  const former = { formula: choices.formula, manualBmr: choices.manualBmr, activityLevel: choices.activityLevel }
  return (
    <FigureLine
      label={t('visit')}
      value={day(visit.day)}
      text={[rate, ...(activityLevel === null ? [] : [activityLevelNames[activityLevel][language]])].join(' · ')}>
      {!isSame && may.update && (
        <Button size="small" onClick={() => onChange({ formula, manualBmr, activityLevel }, former)}>
          {t('takeVisit')}
        </Button>
      )}
    </FigureLine>
  )
}
