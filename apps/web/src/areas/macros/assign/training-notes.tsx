import { BareList } from '#ui/layout'
import { Text } from '#ui/text'
import { useTrainingSentence } from '../week/training-sentence.ts'
import type { Recipient } from './recipients.ts'

/** The meaning of the calendar of training for those who were chosen; of several, only those are named for whom the week counts. */
export function TrainingNotes({ clients }: { clients: readonly Recipient[] }) {
  const sentence = useTrainingSentence()
  const isOnly = clients.length === 1
  const notes = clients.flatMap(({ id, name, training }) => {
    if (training === undefined || (training === 'on days' && !isOnly)) return []
    return [{ id, text: isOnly ? sentence(training) : `${name}: ${lowerFirst(sentence(training))}` }]
  })
  if (notes.length === 0) return null
  return (
    <BareList gap={4}>
      {notes.map(({ id, text }) => (
        <Text key={id} as="li" size="small" tone={2} breaks>
          {text}
        </Text>
      ))}
    </BareList>
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
