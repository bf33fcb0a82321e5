import { IconSearch } from '@tabler/icons-react'
import { muscleName } from '@allenio/domain/exercises'
import { columnHeading } from '@allenio/domain/programs'
import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Stack } from '#ui/layout'
import { ChoiceList } from '#ui/list'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useEditorWords } from '../words.ts'
import { exerciseOptions } from './typed-exercise.ts'
import { useExerciseLibrary } from '#lib/exercise-library'

interface ExerciseSearchProps {
  /** With the text as it was typed, or chosen with what stood behind the name. */
  onChoose: (text: string, optionId: string) => void
  isFirst?: boolean
}

/** Finds an exercise on this device; it takes a whole row in shorthand, too. */
export function ExerciseSearch({ onChoose, isFirst }: ExerciseSearchProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const library = useExerciseLibrary()
  const [typed, setTyped] = useState('')
  const muscle = ({ exercise }: (typeof library.all)[number]) => exercise.muscles.map(each => muscleName(each, language)).join(', ')
  const options =
    typed.trim() === ''
      ? library.find('', shownAtFirst).map(found => ({ id: found.id, text: found.name, detail: muscle(found) }))
      : exerciseOptions(typed, library, { nameAlone: t('nameAlone'), muscle })
  return (
    <Stack gap={12}>
      <TextField
        label={t('searchExercise')}
        labelHidden
        icon={IconSearch}
        placeholder={`${t('searchExercise')}, ${t('addExample')}`}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={isFirst || undefined}
        onClear={() => setTyped('')}
        onChange={event => setTyped(event.target.value)}
      />
      <ChoiceList
        label={columnHeading('exercise', language)}
        items={options}
        keyOf={({ id }) => id}
        onChoose={({ id, text }) => {
          onChoose(text, id)
          setTyped('')
        }}
        show={({ text, detail }) => (
          <Stack>
            <Text as="span" breaks>
              {text}
            </Text>
            <Text as="span" size="hint" tone={2}>
              {detail}
            </Text>
          </Stack>
        )}
      />
    </Stack>
  )
}

const shownAtFirst = 30
