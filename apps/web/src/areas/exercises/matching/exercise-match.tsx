import type { ExerciseCell } from '@allenio/contract/programs'
import { useState } from 'react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { Combobox } from '#ui/combobox'
import { Row, Stack } from '#ui/layout'

const useMatchWords = areaWords('exercise match', {
  it: { keepName: 'Lascia il nome com’è', take: 'Usa «{{name}}»' },
  en: { keepName: 'Keep the name as it is', take: 'Use “{{name}}”' },
})

const [closestCount, foundCount] = [6, 20]

interface ExerciseMatchProps {
  name: string
  hint?: string | undefined
  chosen: ExerciseCell | undefined
  /** The text of the empty field; without it that the name is kept. */
  none?: string
  onChoose: (exercise: ExerciseCell | null) => void
  /** Choices that are no exercise, after those that are, and which of them is chosen. */
  others?: readonly { value: string; label: string }[]
  other?: string | undefined
  onChooseOther?: (value: string) => void
}

/**
 * A name that the library does not know, for which an exercise is chosen once: those closest to it first, or by typing. One that has all
 * its words is taken by one press.
 */
export function ExerciseMatch({ name, hint, chosen, none, onChoose, others = [], other, onChooseOther }: ExerciseMatchProps) {
  const t = useMatchWords()
  const library = useExerciseLibrary()
  const [typed, setTyped] = useState('')
  const proposed = chosen === undefined && other === undefined && typed === '' ? library.likeliest(name) : undefined
  const otherLabel = others.find(({ value }) => value === other)?.label
  const isSearch = typed !== '' && typed !== chosen?.name && typed !== otherLabel
  const found = isSearch ? library.find(typed, foundCount) : library.closest(name, closestCount)
  const further = found.filter(({ id }) => id !== chosen?.id).map(({ id, name: label }) => ({ value: id, label }))
  const exercises = chosen?.id === undefined ? further : [{ value: chosen.id, label: chosen.name }, ...further]
  return (
    <Stack gap={4}>
      <Combobox
        label={name}
        hint={hint}
        placeholder={none ?? t('keepName')}
        options={[...exercises, ...others]}
        search={typed}
        onSearch={setTyped}
        value={chosen?.id ?? other ?? null}
        onChange={id => {
          if (id !== null && others.some(({ value }) => value === id)) return onChooseOther?.(id)
          const option = exercises.find(({ value }) => value === id)
          onChoose(option ? { id: option.value, name: option.label } : null)
        }}
      />
      {proposed && (
        <Row>
          <Button size="small" onClick={() => onChoose({ id: proposed.id, name: proposed.name })}>
            {t('take', { name: proposed.name })}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
