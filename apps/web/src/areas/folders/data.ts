import { listFolders, updateFolder } from '@allenio/contract/folders'
import { read, useCall } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { useFolderWords } from './words.ts'

/** All of them at once: the tree follows from `parentId`. */
export const foldersQuery = () => read(listFolders, {}, { quiet: true, isStored: true })

interface FolderMove {
  id: string
  name: string
  from: string | null
  to: string | null
}

/** Moves a folder with all that it holds; the toast moves it back. */
export function useMoveFolder() {
  const t = useFolderWords()
  const { mutate } = useCall(updateFolder)
  const move = ({ id, name, from, to }: FolderMove) => {
    if (from === to) return
    const onSuccess = () => toastWithUndo(t('moved', { name }), () => mutate({ id, parentId: from }))
    mutate({ id, parentId: to }, { onSuccess })
  }
  return move
}
