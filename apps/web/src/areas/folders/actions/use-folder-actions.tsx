import { deleteFolder, listFolders, undeleteFolder } from '@allenio/contract/folders'
import type { Folder } from '@allenio/contract/folders'
import { IconFolderPlus, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { changeAnswer } from '#lib/api'
import { useDelete } from '#ui/deletion'
import type { MenuItem } from '#ui/menu'
import { ChooseFolder } from '../choice/choose-folder.tsx'
import { useMoveFolder } from '../data.ts'
import { useFolderWords } from '../words.ts'
import { NewFolder } from './new-folder.tsx'
import { RenameFolder } from './rename-folder.tsx'

type Question = { kind: 'create'; parentId: string | null } | { kind: 'rename' | 'move'; folder: Folder }

interface FolderActionsOptions {
  onCreated?: (folder: Folder) => void
  onDeleted?: (folder: Folder) => void
}

/** The actions on folders, for the tree's menus and on a phone for the page's. The caller draws `dialog`. */
export function useFolderActions({ onCreated, onDeleted }: FolderActionsOptions = {}) {
  const t = useFolderWords()
  const [question, setQuestion] = useState<Question>()
  const move = useMoveFolder()
  const close = () => setQuestion(undefined)
  const remove = useDelete({
    from: (cache, { id }: Folder) => changeAnswer(cache, listFolders, {}, data => without(data, id)),
    remove: deleteFolder,
    restore: undeleteFolder,
    input: ({ id }) => ({ id }),
    words: ({ name }) => ({ deleted: t('deleted', { name }), restored: t('undeleted', { name }) }),
  })
  const itemsFor = (folder: Folder): MenuItem[] => [
    ...(folder.may.update
      ? [
          { label: t('createIn'), icon: IconFolderPlus, onClick: () => setQuestion({ kind: 'create', parentId: folder.id }) },
          { label: t('rename'), icon: IconPencil, onClick: () => setQuestion({ kind: 'rename', folder }) },
          { label: t('move'), icon: IconFolderSymlink, onClick: () => setQuestion({ kind: 'move', folder }) },
        ]
      : []),
    ...(folder.may.delete
      ? [
          {
            label: t('delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => {
              remove(folder)
              onDeleted?.(folder)
            },
          },
        ]
      : []),
  ]
  return {
    create: { label: t('create'), icon: IconFolderPlus, onClick: () => setQuestion({ kind: 'create', parentId: null }) },
    itemsFor,
    dialog: (
      <>
        {question?.kind === 'create' && (
          <NewFolder
            parentId={question.parentId}
            onClose={close}
            onSaved={folder => {
              close()
              onCreated?.(folder)
            }}
          />
        )}
        {question?.kind === 'rename' && <RenameFolder folder={question.folder} onClose={close} />}
        {question?.kind === 'move' && (
          <ChooseFolder
            title={t('moveTitle', { name: question.folder.name })}
            movedId={question.folder.id}
            value={question.folder.parentId}
            onClose={close}
            onChoose={to => {
              close()
              move({ ...question.folder, from: question.folder.parentId, to })
            }}
          />
        )}
      </>
    ),
  }
}

/** The content of a deleted folder moves up at once, as the server will have it. */
const without = ({ folders }: { folders: Folder[] }, id: string): { folders: Folder[] } => {
  const parentId = folders.find(folder => folder.id === id)?.parentId ?? null
  return {
    folders: folders
      .filter(folder => folder.id !== id)
      .map(folder => ({
        ...folder,
        parentId: folder.parentId === id ? parentId : folder.parentId,
        parents: folder.parents.filter(parent => parent.id !== id),
      })),
  }
}
