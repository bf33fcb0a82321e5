import { useEffect } from 'react'
import { goTo, type ShellExtras } from '#shell'
import { watchMissedAnswers } from '#lib/documents'
import { hrefTo } from '#lib/screens'
import { toast } from '#ui/toast'
import { useMissedWords } from './missed-words.ts'

/** Edits that were kept without a network leave on any page: where they have crossed with others', the editor says how. */
function useMissedEdits(): void {
  useEffect(
    () =>
      watchMissedAnswers('program', id => {
        const t = useMissedWords.say
        const open = () => goTo(hrefTo('/programs/$id/manage', { id }))
        toast({
          type: 'warning',
          id: `missed ${id}`,
          text: t('crossed'),
          buttons: [{ text: t('open'), onClick: open }],
          duration: Infinity,
        })
      }),
    [],
  )
}

export const extras: ShellExtras = { beside: [useMissedEdits] }
