import { desirableWeightFormulas, energyRanges } from '@allenio/contract/macros'
import type { EnergyNeed } from '@allenio/domain/macros'
import { energyFormulaNames, desirableWeightPopulation } from '@allenio/domain/visits'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Select } from '#ui/select'
import type { LineProps } from './data.ts'
import { useFactWords } from './fact-words.ts'
import { FaultText } from './fault-text.tsx'
import { faultOf } from './faults.ts'
import { FigureLine } from './figure-line.tsx'
import { desirableOptions, isOfPopulation } from './options.ts'
import { TypedFigure } from './typed-figure.tsx'
import { useEnergyWords } from './words.ts'

const typedOption = 'typed'
const { min, max } = energyRanges.desirableKg

/** The desirable weight: of a formula, or typed. */
export function DesirableLine({ clientId, energy, need, onChange }: LineProps & { need: EnergyNeed }) {
  const t = useEnergyWords()
  const { weight, decimal } = useFormats()
  const { from, shortReason } = useFactWords()
  const today = useToday()
  const { facts, choices, may } = energy
  const { desirableFormula, manualDesirableKg } = choices
  const { desirable, desirableKg } = need
  const isTyped = manualDesirableKg !== null
  const options = desirableOptions({ facts, choices }, today).map(({ formula, figure, fault }) => ({
    value: formula as string,
    label: [energyFormulaNames[formula], figure === null ? formula !== desirableFormula && fault && shortReason(fault) : weight(figure)]
      .filter(Boolean)
      .join(' · '),
  }))
  const fault = isTyped ? undefined : faultOf(desirable)
  const fields = 'inputs' in desirable ? Object.keys(desirable.inputs) : []
  const former = { desirableFormula, manualDesirableKg }
  const choose = (value: string) => {
    // the formula's weight is where typing begins
    if (value === typedOption) onChange({ manualDesirableKg: startOf(desirableKg ?? facts.weight?.kg) }, former)
    const formula = desirableWeightFormulas.find(each => each === value)
    if (formula) onChange({ desirableFormula: formula, manualDesirableKg: null }, former)
  }
  const text = fault ? (
    <FaultText fault={fault} clientId={clientId} />
  ) : (
    !isTyped && [from(fields, facts), !isOfPopulation(facts, desirableWeightPopulation) && t('population')].filter(Boolean).join('. ')
  )
  return (
    <FigureLine label={t('desirable')} value={desirableKg === null ? null : weight(desirableKg)} text={text}>
      <Select
        label={t('desirableFormula')}
        labelHidden
        disabled={!may.update}
        value={isTyped ? typedOption : desirableFormula}
        options={[...options, { value: typedOption, label: t('typedDesirable') }]}
        onChange={({ target }) => choose(target.value)}
      />
      {isTyped && (
        <TypedFigure
          label={t('typedKg')}
          unit="kg"
          value={manualDesirableKg}
          range={energyRanges.desirableKg}
          decimals={1}
          wrong={t('typedKgWrong', { min: decimal(min), max: decimal(max) })}
          isDisabled={!may.update}
          onChange={kg => onChange({ manualDesirableKg: kg }, former)}
        />
      )}
    </FigureLine>
  )
}

const usualKg = 65

const startOf = (kg: number | undefined): number => Math.min(max, Math.max(min, Math.round((kg ?? usualKg) * 10) / 10))
