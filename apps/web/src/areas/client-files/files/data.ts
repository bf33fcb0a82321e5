import { deleteClientFile, listClientFiles, undeleteClientFile } from '@allenio/contract/client-files'
import type { ClientFile } from '@allenio/contract/client-files'
import { listQuery } from '#lib/api'
import { useDelete } from '#ui/deletion'
import { useFileWords } from './words.ts'

/** File addresses are valid for at least ten minutes. Reading them again before that keeps all of them on the screen valid. */
const addressesLiveMs = 9 * 60_000

export const filesQuery = (clientId: string, search: string) => ({
  ...listQuery(
    listClientFiles,
    { id: clientId, ...(search && { search }) },
    { rows: ({ clientFiles }) => clientFiles, quiet: true, ...(!search && { keep: true }) },
  ),
  refetchInterval: addressesLiveMs,
})

export function useDeleteFile(clientId: string) {
  const t = useFileWords()
  return useDelete({
    from: listClientFiles,
    remove: deleteClientFile,
    restore: undeleteClientFile,
    input: ({ id }: ClientFile) => ({ id: clientId, fileId: id }),
    words: ({ file }) => ({ deleted: t('deleted'), restored: t('undeleted', { name: file.name }) }),
  })
}
