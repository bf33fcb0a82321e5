import { DecimalField } from '#ui/decimal-field'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { floorStep, rangeSteps, ruleKinds, stepByKind, unitByKind, type RuleKind } from './progression-rules.ts'
import { useProgressionWords } from './progression-words.ts'
import css from './progression.module.css'
import { choiceOf, type RuleChoices } from './rule-choice.ts'

const isRuleKind = (text: string): text is RuleKind => ruleKinds.some(kind => kind === text)

/** The rule of all rows that have none of their own. */
export function RuleFields({ choices: { kinds, common, setCommon } }: { choices: RuleChoices }) {
  const say = useProgressionWords()
  const { kind, step, floor } = common
  return (
    <>
      <Select
        label={say('rule')}
        value={kind}
        options={kinds.map(value => ({ value, label: say(`rule_${value}`) }))}
        onChange={({ target: { value } }) => isRuleKind(value) && setCommon(choiceOf(value))}
      />
      {kind !== 'none' && (
        <DecimalField
          label={say(kind === 'double' ? 'loadStepAtTop' : kind === 'results' ? 'loadWhenUp' : 'step')}
          isFirst
          value={step}
          onChange={text => setCommon({ ...common, step: text })}
          {...stepByKind[kind]}
          {...(unitByKind[kind] !== undefined && { unit: unitByKind[kind] })}
          start={undefined}
        />
      )}
      {kind === 'rir' && (
        <DecimalField
          label={say('rirFloor')}
          value={floor}
          onChange={text => setCommon({ ...common, floor: text })}
          {...floorStep}
          decimals={0}
          start={undefined}
        />
      )}
    </>
  )
}

/** Between which repetitions rows climb that say one number. */
export function RangeFields({ choices: { range, setRange } }: { choices: RuleChoices }) {
  const say = useProgressionWords()
  if (!range) return null
  const field = (end: 'least' | 'most') => ({
    value: range[end],
    onChange: (text: string) => setRange({ ...range, [end]: text }),
    ...rangeSteps[end],
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

/** The rule of one row, where it is another one than that of all. */
export function RowRule({ rowId, name, choices: { kinds, byRow, setOfRow } }: RowRuleProps) {
  const say = useProgressionWords()
  const own = byRow.get(rowId)
  return (
    <>
      {own && own.kind !== 'none' && (
        <DecimalField
          label={say('stepOfRow', { name })}
          labelHidden
          value={own.step}
          onChange={step => setOfRow(rowId, { ...own, step })}
          {...stepByKind[own.kind]}
          {...(unitByKind[own.kind] !== undefined && { unit: unitByKind[own.kind] })}
          start={undefined}
        />
      )}
      <Select
        label={say('ruleOfRow', { name })}
        labelHidden
        size="small"
        value={own?.kind ?? ''}
        placeholder={say('asAll')}
        options={kinds.map(value => ({ value, label: say(`rule_${value}`) }))}
        onChange={({ target: { value } }) => setOfRow(rowId, isRuleKind(value) ? choiceOf(value) : undefined)}
      />
    </>
  )
}
