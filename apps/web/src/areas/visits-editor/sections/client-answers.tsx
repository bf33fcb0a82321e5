import type { AnamnesisAnswer } from '@allenio/contract/surveys'
import { anamnesisFields, type AnamnesisTie, type VisitCells } from '@allenio/contract/visits'
import { withAnswer } from '@allenio/domain/visits'
import { useEffect } from 'react'
import { AskBeforeVisit, useAnamnesisAnswer } from '#areas/surveys'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { Text } from '#ui/text'
import { useCell, useEditor } from '../session.ts'
import type { VisitHead } from '../visit-document.ts'
import { useSectionWords } from './words.ts'

/** The answer of the client, as soon as it is known. */
const useAnswer = () => useAnamnesisAnswer(useSelected(useEditor().base, base => base?.client.id))

/** The client's answer to a question that this visit has taken over. */
export function useLandedText(name: AnamnesisTie): string | undefined {
  const answer = useAnswer()?.answer
  const landedId = useCell('clientAnswerId')
  return answer && answer.id === landedId ? answer.texts[name] : undefined
}

/** The cells that take an answer over. */
export function cellsTaking({ id, texts }: AnamnesisAnswer, cells: VisitCells): VisitCells {
  const answered = anamnesisFields.flatMap(field => {
    const text = texts[field]
    return text === undefined ? [] : [[field, withAnswer(cells[field] ?? '', text)] as const]
  })
  return { clientAnswerId: id, ...Object.fromEntries(answered) }
}

/**
 * The answers that the client has sent before the visit: the draft takes them over by itself, once. Where there are none, one press asks
 * for them.
 */
export function ClientAnswers({ head }: { head: VisitHead | undefined }) {
  const t = useSectionWords()
  const { day } = useFormats()
  const { base, state, set } = useEditor()
  const found = useAnswer()
  const lastDay = useSelected(base, each => each?.last?.takenOn)
  const clientId = useSelected(base, each => each?.client.id)
  const landedId = useCell('clientAnswerId')
  const isFirstDraft = head !== undefined && head.finishedAt === null && head.may.update
  const answer = found?.answer ?? undefined
  // the anamnesis of an earlier visit contains its answers already
  const isNew = answer !== undefined && (lastDay === undefined || answer.day > lastDay)
  const takes = isFirstDraft && isNew && answer.id !== landedId
  useEffect(() => {
    if (takes) set({ ...cellsTaking(answer, state.get().cells) })
  }, [takes, answer, set, state])
  if (answer && (takes || answer.id === landedId)) {
    return (
      <Text size="small" tone={2}>
        {t('clientAnswered', { day: day(answer.day), count: Object.keys(answer.texts).length })}
      </Text>
    )
  }
  if (!isFirstDraft || clientId === undefined) return null
  return found?.askedOn ? (
    <Text size="small" tone={2}>
      {t('clientAsked', { day: day(found.askedOn) })}
    </Text>
  ) : (
    <AskBeforeVisit clientId={clientId} />
  )
}
