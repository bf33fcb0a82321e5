import { deleteClientFile, listClientFiles, listMedia, undeleteClientFile } from '@allenio/contract/client-files'
import type { ClientFile } from '@allenio/contract/client-files'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { changePages, keyOf, listQuery, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useFileWords } from './words.ts'

/** The addresses of files live ten minutes at least; asked anew before, every one on the screen works. */
const addressesLiveMs = 9 * 60_000

export const filesQuery = (clientId: string, search: string) => ({
  ...listQuery(listClientFiles, { id: clientId, ...(search && { search }) }, {
    rows: ({ clientFiles }) => clientFiles, quiet: true, ...(!search && { keep: true }),
  }),
  refetchInterval: addressesLiveMs,
})

/** Gone from the screen before the server has answered. */
const dropFile = (cache: QueryClient, fileId: string) => changePages(cache, listClientFiles, page => ({
  ...page, total: Math.max(0, page.total - 1), clientFiles: page.clientFiles.filter(({ id }) => id !== fileId),
}))

const refresh = (cache: QueryClient) => Promise.all([
  cache.invalidateQueries({ queryKey: keyOf(listClientFiles) }), cache.invalidateQueries({ queryKey: keyOf(listMedia) }),
])

export function useFileDeletion(clientId: string) {
  const t = useFileWords()
  const cache = useQueryClient()
  const undeletion = useCall(undeleteClientFile, {
    onSuccess: async ({ file: { name } }) => {
      await refresh(cache)
      toast({ type: 'success', text: t('undeleted', { name }) })
    },
  })
  // told by the call itself: with its last row the table that asked for it is gone
  const deletion = useCall(deleteClientFile, {
    onError: () => refresh(cache),
    onSuccess: (_, { input: { fileId } }) => {
      void refresh(cache)
      toast({
        type: 'success', text: t('deleted'),
        buttons: [{ text: t('undo'), onClick: () => undeletion.mutate({ id: clientId, fileId }) }],
      })
    },
  })
  return ({ id: fileId }: ClientFile) => {
    dropFile(cache, fileId)
    deletion.mutate({ id: clientId, fileId })
  }
}
