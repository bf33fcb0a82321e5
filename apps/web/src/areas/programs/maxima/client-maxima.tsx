import type { TrainingMaximum } from '@allenio/contract/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import { useState } from 'react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { Combobox } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { TrainingMaxima } from './training-maxima.tsx'
import { useMaximaWords } from './words.ts'

const foundAtMost = 12

interface ClientMaximaProps {
  clientId: string
  mayUpdate: boolean
}

/** The training maxima of a client, also those that no program asks for yet. */
export function ClientMaxima({ clientId, mayUpdate }: ClientMaximaProps) {
  const t = useMaximaWords()
  const [added, setAdded] = useState<readonly TrainingMaximum[]>([])
  return (
    <Section level={3} title={t('title')} text={t('text')}>
      <Stack gap={12} data-edited-in-place>
        <TrainingMaxima clientId={clientId} added={added} />
        {mayUpdate && <AddLift onAdd={lift => setAdded([...added.filter(({ key }) => key !== lift.key), lift])} />}
      </Stack>
    </Section>
  )
}

/** An exercise of the library gets a row, whose maximum is typed there. */
function AddLift({ onAdd }: { onAdd: (lift: TrainingMaximum) => void }) {
  const t = useMaximaWords()
  const library = useExerciseLibrary()
  const [search, setSearch] = useState('')
  const add = (id: string | null) => {
    const found = library.get(id ?? '')
    if (!found) return
    const exercise = { id: found.id, name: found.name }
    onAdd({ key: exerciseKey({ exercise }), exercise, current: null, suggested: null, earlier: [], isPlanned: false })
    setSearch('')
  }
  return (
    <Combobox
      label={t('addLift')}
      placeholder={t('addLiftHint')}
      options={library.find(search, foundAtMost).map(({ id, name }) => ({ value: id, label: name }))}
      search={search}
      onSearch={setSearch}
      value={null}
      onChange={add}
    />
  )
}
