import { useEffect } from 'react'
import { goTo, type AreaExtras } from '#shell'
import { watchMissedAnswers } from '#lib/documents'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { toast } from '#ui/toast'

/** These words load with every page, those of the editor do not. */
const useMissedWords = areaWords('program edits', {
  it: { crossed: 'Le tue modifiche a un programma si sono incrociate con quelle di altri.', open: 'Guarda' },
  en: { crossed: 'Your edits of a program have crossed with those of others.', open: 'View' },
})

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

export const extras: AreaExtras = { beside: [useMissedEdits] }
