import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { useDecimalText, DecimalField } from '#ui/decimal-field'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useFormats } from '#lib/formats'
import { useLoadStep } from '../settings.ts'
import { useFigureFault } from './figure-faults.ts'
import { floorStep, kindsBeside, ruleKinds, stepByKind, unitByKind, type RuleKind } from './progression-rules.ts'
import { useProgressionWords } from './progression-words.ts'
import css from './progression.module.css'
import { choiceOf, rangeBounds, type RuleChoice, type RuleChoices } from './rule-choice.ts'

const isRuleKind = (text: string): text is RuleKind => ruleKinds.some(kind => kind === text)

interface RuleFieldsProps {
  choice: RuleChoice
  kinds: readonly RuleKind[]
  onChange: (choice: RuleChoice) => void
  /** Gives the step the first focus in a dialog. */
  isFirst?: boolean
}

function RuleFields({ choice, kinds, onChange, isFirst = false }: RuleFieldsProps) {
  const textOf = useDecimalText()
  const say = useProgressionWords()
  return (
    <>
      <Select
        label={say('rule')}
        value={choice.kind}
        options={kinds.map(value => ({ value, label: say(`rule_${value}`) }))}
        onChange={({ target: { value } }) => isRuleKind(value) && onChange(choiceOf(value, textOf))}
      />
      {choice.kind !== 'none' && (
        <StepField label={say(stepNames[choice.kind] ?? 'step')} choice={choice} onChange={onChange} isFirst={isFirst} />
      )}
      {choice.kind === 'rir' && <FloorField label={say('rirFloor')} choice={choice} onChange={onChange} />}
    </>
  )
}

const stepNames: Partial<Record<RuleKind, 'loadStepAtTop' | 'loadWhenUp' | 'stepDown' | 'stepSets'>> = {
  double: 'loadStepAtTop',
  results: 'loadWhenUp',
  rir: 'stepDown',
  sets: 'stepSets',
}

/** The first of the rules for all rows, with other fields beside it. */
export function FirstRule({ choices: { kinds, common, setCommon }, beside }: { choices: RuleChoices; beside: ReactNode }) {
  const [first, ...others] = common
  if (!first) return null
  const ownKinds = kindsBeside(
    kinds,
    others.map(({ kind }) => kind),
  )
  return (
    <div className={css.pair}>
      <RuleFields choice={first} kinds={ownKinds} onChange={choice => setCommon([choice, ...others])} isFirst />
      {beside}
    </div>
  )
}

/** The other rules for all rows, and the button for one more. */
export function MoreRules({ choices: { kinds, common, setCommon } }: { choices: RuleChoices }) {
  const textOf = useDecimalText()
  const say = useProgressionWords()
  const kindsFor = (own?: RuleChoice) =>
    kindsBeside(
      kinds,
      common.flatMap(each => (each === own ? [] : each.kind)),
    )
  const [nextKind] = kindsFor()
  return (
    <>
      {common.slice(1).map((choice, at) => (
        <fieldset key={at} aria-label={say('ruleNumber', { number: at + 2 })} className={css.rule}>
          <div className={css.pair}>
            <RuleFields
              choice={choice}
              kinds={kindsFor(choice)}
              onChange={changed => setCommon(common.map(each => (each === choice ? changed : each)))}
            />
          </div>
          <IconButton label={say('removeRule')} icon={IconX} onClick={() => setCommon(common.filter(each => each !== choice))} />
        </fieldset>
      ))}
      {nextKind && (
        <div>
          <Button kind="quiet" icon={IconPlus} onClick={() => setCommon([...common, choiceOf(nextKind, textOf)])}>
            {say('addRule')}
          </Button>
        </div>
      )}
    </>
  )
}

interface FigureFieldProps {
  label: string
  labelHidden?: boolean
  choice: RuleChoice
  onChange: (choice: RuleChoice) => void
  isFirst?: boolean
}

function StepField({ choice, onChange, ...field }: FigureFieldProps) {
  const say = useProgressionWords()
  const faultOf = useFigureFault()
  const { weight } = useFormats()
  const rounding = { step: weight(useLoadStep()) }
  if (choice.kind === 'none') return null
  const bounds = stepByKind[choice.kind]
  const unit = unitByKind[choice.kind]
  const hint = unit && !field.labelHidden ? say(unit === 'kg' ? 'roundedKg' : 'rounded', rounding) : undefined
  return (
    <DecimalField
      {...field}
      {...bounds}
      {...{ unit, hint }}
      start={undefined}
      value={choice.step}
      error={faultOf(choice.step, bounds)}
      onChange={text => onChange({ ...choice, step: text })}
    />
  )
}

function FloorField({ choice, onChange, ...field }: FigureFieldProps) {
  const { step, min, max } = floorStep
  const error = useFigureFault()(choice.floor, floorStep)
  const change = (floor: string) => onChange({ ...choice, floor })
  return <DecimalField {...field} {...{ step, min, max, error }} decimals={0} value={choice.floor} onChange={change} />
}

/** The range of repetitions for rows that have a single number. */
export function RangeFields({ choices: { range, setRange } }: { choices: RuleChoices }) {
  const say = useProgressionWords()
  const faultOf = useFigureFault()
  if (!range) return null
  const bounds = rangeBounds(range)
  const field = (end: 'least' | 'most') => ({
    value: range[end],
    error: faultOf(range[end], bounds[end]),
    onChange: (text: string) => setRange({ ...range, [end]: text }),
    ...bounds[end],
    decimals: 0,
    start: undefined,
  })
  return (
    <Stack gap={6}>
      <div className={css.pair}>
        <DecimalField label={say('rangeLeast')} {...field('least')} />
        <DecimalField label={say('rangeMost')} {...field('most')} />
      </div>
      <Text as="p" size="hint" tone={2}>
        {say('rangeHint')}
      </Text>
    </Stack>
  )
}

interface RowRuleProps {
  rowId: string
  name: string
  choices: RuleChoices
}

/** The rule of one row, which may differ from the common ones. */
export function RowRule({ rowId, name, choices: { kinds, byRow, setOfRow } }: RowRuleProps) {
  const textOf = useDecimalText()
  const say = useProgressionWords()
  const own = byRow.get(rowId)
  return (
    <>
      {own && <StepField label={say('stepOfRow', { name })} labelHidden choice={own} onChange={choice => setOfRow(rowId, choice)} />}
      {own?.kind === 'rir' && (
        <FloorField label={say('floorOfRow', { name })} labelHidden choice={own} onChange={choice => setOfRow(rowId, choice)} />
      )}
      <Select
        label={say('ruleOfRow', { name })}
        labelHidden
        size="small"
        value={own?.kind ?? ''}
        placeholder={say('asAll')}
        options={kinds.map(value => ({ value, label: say(`rule_${value}`) }))}
        onChange={({ target: { value } }) => setOfRow(rowId, isRuleKind(value) ? choiceOf(value, textOf) : undefined)}
      />
    </>
  )
}
