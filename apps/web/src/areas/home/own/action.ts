import { completeOwnAction } from '@allenio/contract/client-actions'
import type { ActionKind, OwnAction } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { newId } from '@allenio/domain/ids'
import {
  IconBook,
  IconCamera,
  IconCheck,
  IconClipboardText,
  IconMessageQuestion,
  IconScaleOutline,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { reportCallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { sendSoon } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { toastMs } from '#lib/constants'
import { toast, toastWithUndo } from '#ui/toast'
import { dueIn } from './own-day.ts'
import { useOwnWords } from './words.ts'

const kindIcons = {
  'weigh in': IconScaleOutline,
  'upload photos': IconCamera,
  'keep food diary': IconToolsKitchen2,
  answer: IconMessageQuestion,
  read: IconBook,
  survey: IconClipboardText,
  other: IconCheck,
} as const satisfies Record<ActionKind, unknown>

/** The parts that every view of a task shows, and its action. */
export function useOwnAction(action: OwnAction, today: string) {
  const t = useOwnWords()
  const title = useActionTitle()(action)
  const dueWords = useDueWords(today)
  return {
    title,
    icon: kindIcons[action.kind],
    dueText: [dueWords(action), ...(action.nudgedDay === today ? [t('nudged')] : [])].join(' · '),
    isLate: !action.isPaused && dueIn(action.dueDay, today).kind === 'late',
    complete: useCompletion(action, title),
  }
}

/** A survey is assigned as the action, so both have one id. */
export const surveyHref = ({ id }: Pick<OwnAction, 'id'>): string => hrefTo('/me/surveys/$id', { id }, { search: { from: 'home' } })

/** The day that the diary is asked for; one that has not come yet cannot be written down. */
export const diaryHref = ({ dueDay }: OwnAction, today: string): string =>
  hrefTo('/mealPlans', { search: { day: dueDay < today ? dueDay : undefined } })

export function useActionTitle() {
  const language = useLanguage()
  return ({ title, kind }: OwnAction): string => title || actionKindName(language, kind)
}

/** 'Oggi', 'Per venerdì', 'In ritardo di 3 giorni'. */
export function useDueWords(today: string) {
  const t = useOwnWords()
  const { day, weekday } = useFormats()
  return ({ dueDay, isPaused }: Pick<OwnAction, 'dueDay' | 'isPaused'>): string => {
    if (isPaused) return t('paused')
    const due = dueIn(dueDay, today)
    switch (due.kind) {
      case 'late':
        return t('late', { count: due.days })
      case 'today':
        return t('today')
      case 'tomorrow':
        return t('tomorrow')
      case 'this week':
        return t('onWeekday', { weekday: weekday(dueDay) })
      case 'later':
        return t('onDay', { day: day(dueDay) })
      default:
        return due satisfies never
    }
  }
}

/** Shows the completion at once and sends it a moment later, so that a slip of the thumb can be undone before. */
function useCompletion({ id, dueDay }: OwnAction, title: string): () => void {
  const t = useOwnWords()
  const complete = async () => {
    navigator.vibrate?.(10)
    const { cancel } = await sendSoon(completeOwnAction, { id, dueDay, completionId: newId() }, { title, ms: toastMs + 500 })
    const undo = async () => {
      if (!(await cancel())) toast({ type: 'info', text: t('tooLateToUndo') })
    }
    toastWithUndo(t('doneSaid'), () => void undo())
  }
  return () => void complete().catch((error: unknown) => reportCallError(error))
}
