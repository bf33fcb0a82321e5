import { deleteNutritionalAdvice, listNutritionalAdvices, listOwnNutritionalAdvices, undeleteNutritionalAdvice } from '@allenio/contract/client-notes'
import { listMedia } from '@allenio/contract/client-files'
import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { changePages, keyOf, listQuery, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useAdviceWords } from './words.ts'

/** The addresses of files live ten minutes at least; asked anew before, every one on the screen works. */
const addressesLiveMs = 9 * 60_000

export const advicesQuery = (clientId: string) => ({
  ...listQuery(listNutritionalAdvices, { id: clientId }, { rows: page => page.nutritionalAdvices, quiet: true, keep: true }),
  refetchInterval: addressesLiveMs,
})

export const ownAdvicesQuery = () => ({
  ...listQuery(listOwnNutritionalAdvices, {}, { rows: page => page.nutritionalAdvices, quiet: true, keep: true }),
  refetchInterval: addressesLiveMs,
})

export const refreshAdvices = (cache: QueryClient) => Promise.all([
  cache.invalidateQueries({ queryKey: keyOf(listNutritionalAdvices) }), cache.invalidateQueries({ queryKey: keyOf(listMedia) }),
])

/** What a write answered stands in the list at once. */
export const showAdvice = (cache: QueryClient, advice: NutritionalAdvice) => changePages(cache, listNutritionalAdvices, page => ({
  ...page, nutritionalAdvices: page.nutritionalAdvices.map(each => each.id === advice.id ? advice : each),
}))

const dropAdvice = (cache: QueryClient, adviceId: string) => changePages(cache, listNutritionalAdvices, page => ({
  ...page, total: Math.max(0, page.total - 1), nutritionalAdvices: page.nutritionalAdvices.filter(({ id }) => id !== adviceId),
}))

export function useAdviceDeletion(clientId: string) {
  const t = useAdviceWords()
  const cache = useQueryClient()
  const refresh = () => refreshAdvices(cache)
  const undeletion = useCall(undeleteNutritionalAdvice, {
    onSuccess: async () => {
      await refresh()
      toast({ type: 'success', text: t('undeleted') })
    },
  })
  // told by the call itself: the row that asked for it is gone by then
  const deletion = useCall(deleteNutritionalAdvice, {
    onError: refresh,
    onSuccess: (_, { input: { adviceId } }) => {
      void refresh()
      toast({
        type: 'success', text: t('deleted'),
        buttons: [{ text: t('undo'), onClick: () => undeletion.mutate({ id: clientId, adviceId }) }],
      })
    },
  })
  return (adviceId: string) => {
    dropAdvice(cache, adviceId)
    deletion.mutate({ id: clientId, adviceId })
  }
}
