import { cloneMacro, deleteMacro, undeleteMacro } from '@allenio/contract/macro-changes'
import { listMacros } from '@allenio/contract/macros'
import type { Macro } from '@allenio/contract/macros'
import { goTo } from '#shell'
import { useCall } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useDelete } from '#ui/deletion'
import { toast } from '#ui/toast'
import { useListWords } from './words.ts'

/** The actions on one macro, for the list and for its own pages. */
export function useMacroActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const copy = useCall(cloneMacro, {
    onSuccess: ({ id, title }) =>
      toast({
        type: 'success',
        text: t('cloned', { title }),
        buttons: [{ text: t('open'), onClick: () => goTo(hrefTo('/macros/$id/edit', { id })) }],
      }),
  })
  const restoration = useCall(undeleteMacro, { onSuccess: ({ title }) => toast({ type: 'success', text: t('undeleted', { title }) }) })
  const remove = useDelete({
    from: listMacros,
    remove: deleteMacro,
    restore: undeleteMacro,
    input: ({ id }: Pick<Macro, 'id' | 'title'>) => ({ id }),
    words: ({ title }) => ({ deleted: t('deleted', { title }), restored: t('undeleted', { title }) }),
    ...(onDeleted && { onDeleted }),
  })
  return { remove, clone: (id: string) => copy.mutate({ id }), undelete: (id: string) => restoration.mutate({ id }) }
}
