import type { Language } from '@allenio/contract'
import type { ProgramUser } from '@allenio/contract/programs'
import { openPauseOf } from '@allenio/domain/programs'

import { weekdayList } from '#lib/formats'
import type { Formats } from '#lib/formats'
import type { useAssignmentWords } from './words.ts'

type SpanOf = Pick<ProgramUser, 'startDay' | 'lastDay' | 'endedAt' | 'pauses'>
type SayOfAssignments = ReturnType<typeof useAssignmentWords>

/** "dal 3 marzo al 30 marzo" */
export function spanSentence(
  { startDay, lastDay, endedAt, pauses }: SpanOf,
  { say, day }: { say: SayOfAssignments } & Pick<Formats, 'day'>,
) {
  const from = day(startDay)
  if (endedAt) return say('endedOn', { from, to: day(endedAt) })
  if (openPauseOf(pauses, lastDay)) return say('pausedOpen', { from })
  return say('fromTo', { from, to: day(lastDay) })
}

/** "lun, mer e ven" */
export const rhythmSentence = (
  { weekdays }: Pick<ProgramUser, 'weekdays'>,
  { say, language }: { say: SayOfAssignments; language: Language },
): string => (weekdays ? weekdayList(language, weekdays) : say('inOrder'))
