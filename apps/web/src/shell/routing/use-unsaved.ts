import { useBlocker } from '@tanstack/react-router'
import { isMobile } from '#lib/device'
import { areaWords } from '#lib/words'
import { confirm } from '#ui/confirm'
import type { Question } from '#ui/confirm'

// separate from the frame's words, because it is loaded only with the forms that use it
const useWords = areaWords('shell unsaved', {
  it: { title: 'Lasciare le modifiche?', text: 'Quello che hai scritto non è ancora salvato.', leave: 'Lascia', stay: 'Resta qui' },
  en: { title: 'Leave your changes?', text: 'What you typed has not been saved yet.', leave: 'Leave', stay: 'Stay here' },
})

/**
 * Asks before typed text is lost: on a change of page, on a phone also within the same page, and when the tab closes.
 * `question` replaces the words where leaving costs less.
 */
export function useUnsaved(isDirty: boolean, question: Partial<Question> = {}): void {
  const t = useWords()
  useBlocker({
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname && !isMobile()) return false
      return !(await confirm({ title: t('title'), text: t('text'), proceed: t('leave'), close: t('stay'), ...question }))
    },
  })
}
