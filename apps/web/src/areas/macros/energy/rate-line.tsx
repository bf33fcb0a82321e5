import { energyRanges, metabolicFormulas } from '@allenio/contract/macros'
import type { EnergyNeed } from '@allenio/domain/macros'
import { energyFormulaNames, metabolicFields } from '@allenio/domain/visits'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Select } from '#ui/select'
import type { LineProps } from './data.ts'
import { useFactWords } from './fact-words.ts'
import { FaultText } from './fault-text.tsx'
import { faultOf } from './faults.ts'
import { FigureLine } from './figure-line.tsx'
import { rateOptions } from './options.ts'
import { TypedFigure } from './typed-figure.tsx'
import { useEnergyWords } from './words.ts'

/** The metabolic rate, with the formula that it comes from. */
export function RateLine({ clientId, energy, need: { bmr, rate }, onChange }: LineProps & { need: EnergyNeed }) {
  const t = useEnergyWords()
  const { integer } = useFormats()
  const { from, shortReason } = useFactWords()
  const today = useToday()
  const { facts, choices, may } = energy
  const { formula, manualBmr } = choices
  const kcal = (value: number) => t('kcal', { value: integer(Math.round(value)) })
  const nameOf = (name: (typeof metabolicFormulas)[number]) => (name === 'MANUAL' ? t('typedRate') : energyFormulaNames[name])
  const options = rateOptions({ facts, choices }, today).map(({ formula: value, figure, fault }) => ({
    value,
    label: [nameOf(value), figure === null ? value !== formula && fault && shortReason(fault) : kcal(figure)].filter(Boolean).join(' · '),
  }))
  const fault = faultOf(rate)
  const isTyped = formula === 'MANUAL'
  const text = fault ? (
    <FaultText fault={fault} clientId={clientId} />
  ) : isTyped ? (
    bmr === null && t('typedKcalMissing')
  ) : (
    from(metabolicFields(formula), facts)
  )
  return (
    <FigureLine label={t('bmr')} value={bmr === null ? null : kcal(bmr)} text={text}>
      <Select
        label={t('formula')}
        labelHidden
        disabled={!may.update}
        value={formula}
        options={options}
        onChange={({ target }) => {
          const chosenFormula = metabolicFormulas.find(each => each === target.value)
          if (chosenFormula) onChange({ formula: chosenFormula }, { formula })
        }}
      />
      {isTyped && (
        <TypedFigure
          label={t('typedKcal')}
          unit="kcal"
          value={manualBmr}
          range={energyRanges.bmr}
          decimals={0}
          wrong={t('typedKcalWrong', { min: integer(energyRanges.bmr.min), max: integer(energyRanges.bmr.max) })}
          isDisabled={!may.update}
          onChange={value => onChange({ manualBmr: value }, { manualBmr })}
        />
      )}
    </FigureLine>
  )
}
