import type { MaximumIncrease } from '@allenio/contract/programs'
import { increaseOf, percentLifts, printIncrease, parseCycle, withIncrease } from '@allenio/domain/training-maxima'
import { TrainingMaxima } from '#areas/programs'
import { exerciseText, useExerciseLibrary } from '#lib/exercise-library'
import { useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { BareList, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useDrawerWords } from './words.ts'

const presetCycleWeeks = 4
const cycleLengths = [1, 2, 3, 4, 5, 6, 8, 12] as const

type Step = Pick<MaximumIncrease, 'unit' | 'value'>
const steps: readonly Step[] = [
  { unit: 'kg', value: 1 },
  { unit: 'kg', value: 1.25 },
  { unit: 'kg', value: 2.5 },
  { unit: 'kg', value: 5 },
  { unit: 'kg', value: 10 },
  { unit: 'percent', value: 2.5 },
  { unit: 'percent', value: 5 },
]

/** The training maxima of the lifts with percent loads, and how they increase. Renders nothing without such lifts. */
export function MaximaSection({ clientId }: { clientId: string | undefined }) {
  const t = useDrawerWords()
  const library = useExerciseLibrary()
  const { document, programId, edit } = useEditor()
  const rows = useStored(document.rows)
  const lifts = [...percentLifts(rows.values())]
  const cycle = parseCycle(rows.get(programId)?.cells['cycle'])
  const weeks = cycle?.weeks ?? presetCycleWeeks
  if (lifts.length === 0) return null
  const change = (increase: MaximumIncrease) => {
    const next = withIncrease(cycle, weeks, increase)
    edit([
      { kind: 'set', id: programId, cells: { cycle: next && { weeks: next.weeks, increases: next.increases.map(each => ({ ...each })) } } },
    ])
  }
  const changeWeeks = (length: number) =>
    edit([
      { kind: 'set', id: programId, cells: { cycle: { weeks: length, increases: (cycle?.increases ?? []).map(each => ({ ...each })) } } },
    ])
  const increaseField = (key: string, name: string) => (
    <IncreaseField name={name} value={increaseOf(cycle, key)} onChange={step => change({ key, ...step })} />
  )
  return (
    <Stack gap={8}>
      <Text as="h3" weight={600}>
        {t('maxima')}
      </Text>
      <Text size="small" tone={2}>
        {t('maximaText')}
      </Text>
      {clientId === undefined ? (
        <BareList>
          {lifts.map(([key, exercise]) => (
            <li key={key}>{increaseField(key, exerciseText({ cells: { exercise: { ...exercise } } }, library))}</li>
          ))}
        </BareList>
      ) : (
        <TrainingMaxima
          clientId={clientId}
          programId={programId}
          beside={({ key, exercise }) => lifts.some(([lift]) => lift === key) && increaseField(key, exercise.name)}
        />
      )}
      {cycle && (
        <Select
          label={t('cycleLength')}
          value={String(weeks)}
          options={[...new Set([...cycleLengths, weeks])]
            .toSorted((one, other) => one - other)
            .map(count => ({ value: String(count), label: t('cycleWeeks', { count }) }))}
          onChange={({ target }) => changeWeeks(Number(target.value))}
        />
      )}
    </Stack>
  )
}

interface IncreaseFieldProps {
  name: string
  value: Step | undefined
  onChange: (step: Step) => void
}

const textOf = ({ unit, value }: Step): string => `${value} ${unit}`

function IncreaseField({ name, value, onChange }: IncreaseFieldProps) {
  const t = useDrawerWords()
  const language = useLanguage()
  const isOther = value !== undefined && !steps.some(step => textOf(step) === textOf(value))
  const choices = isOther ? [...steps, value] : steps
  return (
    <Select
      label={t('increaseOf', { exercise: name })}
      value={value ? textOf(value) : ''}
      options={[
        { value: '', label: t('noIncrease') },
        ...choices.map(step => ({ value: textOf(step), label: printIncrease(step, language) })),
      ]}
      onChange={({ target }) => onChange(choices.find(step => textOf(step) === target.value) ?? { unit: 'kg', value: 0 })}
    />
  )
}
