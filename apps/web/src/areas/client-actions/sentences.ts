import type { Language } from '@allenio/contract'
import type { ActionKind, ClientAction } from '@allenio/contract/client-actions'
import type { Repetition } from '@allenio/contract/repetition'
import { actionKindName } from '@allenio/domain/client-actions'
import { daysBetween, romeDay } from '@allenio/domain/days'
import { formatDay } from '@allenio/domain/formats'
import {
  IconBook2,
  IconCamera,
  IconChecklist,
  IconClipboardText,
  IconMessageQuestion,
  IconScaleOutline,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { IconComponent } from '#ui/icon'
import { useActionWords, type SayOfActions } from './words.ts'
import { weekdayList } from '#lib/formats'
import { useLanguage } from '#lib/words'

export const kindIcons: Readonly<Record<ActionKind, IconComponent>> = {
  'weigh in': IconScaleOutline,
  'upload photos': IconCamera,
  'keep food diary': IconToolsKitchen2,
  answer: IconMessageQuestion,
  read: IconBook2,
  survey: IconClipboardText,
  other: IconChecklist,
}

/** The action's own title, or the name of its kind. */
export const titleOf = ({ title, kind }: Pick<ClientAction, 'title' | 'kind'>, language: Language): string =>
  title || actionKindName(language, kind)

/** "ogni 2 settimane, lun e gio"; nothing for what is asked once. */
export function repetitionSentence(
  repetition: Repetition,
  { say, language }: { say: SayOfActions; language: Language },
): string | undefined {
  switch (repetition.kind) {
    case 'once':
      return undefined
    case 'daily':
      return say('everyDay')
    case 'weekly':
      return `${say('everyWeek', { count: repetition.every })}, ${weekdayList(language, repetition.days)}`
    case 'monthly':
      return say('everyMonth', { count: repetition.every })
    default:
      return repetition satisfies never
  }
}

/** Says how often something is due, for areas without the words of tasks. */
export function useRepetitionSentence(): (repetition: Repetition) => string {
  const say = useActionWords()
  const language = useLanguage()
  return repetition => repetitionSentence(repetition, { say, language }) ?? say('once')
}

type DueFacts = Pick<ClientAction, 'state' | 'isPaused' | 'dueDay' | 'completions'>

/** When it is due, seen from today; of what is done, when it was. */
export function dueSentence(
  { state, isPaused, dueDay, completions }: DueFacts,
  { say, language, today = romeDay() }: { say: SayOfActions; language: Language; today?: string },
): string {
  if (state === 'done') {
    const last = completions[0]
    return last ? say('doneOn', { day: formatDay(language, last.completedAt) }) : say('done')
  }
  if (isPaused) return say('paused')
  const days = daysBetween(today, dueDay)
  if (days < 0) return say('late', { count: -days })
  if (days === 0) return say('today')
  return days === 1 ? say('tomorrow') : say('by', { day: formatDay(language, dueDay) })
}
