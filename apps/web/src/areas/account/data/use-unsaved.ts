import { useBlocker } from '@tanstack/react-router'
import { isMobile } from '#lib/device'
import { confirm } from '#ui/confirm'
import { useFormWords } from '../words/forms.ts'

/** Asks before what was typed is lost: on another page, on a phone also on another section, and when the tab closes. */
export function useUnsaved(isDirty: boolean): void {
  const t = useFormWords()
  useBlocker({
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname && !isMobile()) return false
      return !await confirm({ title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') })
    },
  })
}
