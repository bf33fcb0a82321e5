import type { ExerciseCell } from '@allenio/contract/program-cells'
import { useState } from 'react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { areaWords } from '#lib/words'
import { Combobox } from '#ui/combobox'

const useMatchWords = areaWords('exercise match', { it: { keepName: 'Lascia il nome com’è' }, en: { keepName: 'Keep the name as it is' } })

const [closestCount, foundCount] = [6, 20]

interface ExerciseMatchProps {
  name: string
  hint?: string | undefined
  chosen: ExerciseCell | undefined
  onChoose: (exercise: ExerciseCell | null) => void
}

/** A name that the library does not know, for which an exercise is chosen once: those closest to it first, or by typing. */
export function ExerciseMatch({ name, hint, chosen, onChoose }: ExerciseMatchProps) {
  const t = useMatchWords()
  const library = useExerciseLibrary()
  const [typed, setTyped] = useState('')
  const isSearch = typed !== '' && typed !== chosen?.name
  const found = isSearch ? library.find(typed, foundCount) : library.closest(name, closestCount)
  const others = found.filter(({ id }) => id !== chosen?.id).map(({ id, name: label }) => ({ value: id, label }))
  const options = chosen?.id === undefined ? others : [{ value: chosen.id, label: chosen.name }, ...others]
  return (
    <Combobox
      label={name}
      hint={hint}
      placeholder={t('keepName')}
      options={options}
      search={typed}
      onSearch={setTyped}
      value={chosen?.id ?? null}
      onChange={id => {
        const option = options.find(({ value }) => value === id)
        onChoose(option ? { id: option.value, name: option.label } : null)
      }}
    />
  )
}
