import { deleteProgram, duplicateProgram, listPrograms, undeleteProgram, updateProgram, type ProgramRow } from '@allenio/contract/programs'
import { IconFolderSymlink, IconLock, IconLockOpen, IconPencil, IconPrinter, IconTableOptions, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { ChooseFolder } from '#areas/folders'
import { goTo, useMe } from '#shell'
import { useRowItems } from '#shell/library'
import { changeRow, useCall } from '#lib/api'
import type { MenuItem } from '#ui/menu'
import { toast, toastWithUndo } from '#ui/toast'
import { editorHref, openHref, paperHref } from '../data.ts'
import { useMovePrograms } from './use-move-programs.ts'
import { useListWords } from './words.ts'
import { RenameProgram } from './rename-program.tsx'
import { ChangeOwner } from './change-owner.tsx'
import { DeleteProgram } from './delete-program.tsx'
import { AssignProgram } from '../assign/assign-program.tsx'

interface Question {
  kind: 'rename' | 'owner' | 'move' | 'duplicate' | 'delete' | 'assign'
  program: ProgramRow
}

/** The actions on one program, for the list and for its own page. The caller draws `dialog`. */
export function useProgramActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const move = useMovePrograms()
  const copying = useCall(duplicateProgram, {
    onSuccess: copy =>
      toast({
        type: 'success',
        text: t('duplicated', { title: copy.title }),
        buttons: [{ text: t('open'), onClick: () => goTo(openHref(copy)) }],
      }),
  })
  const sharing = useCall(updateProgram)
  const restoring = useCall(undeleteProgram)
  const deleting = useCall(deleteProgram, {
    optimistic: (current, { id }) => changeRow(current, listPrograms, { id, change: () => undefined }),
  })
  const undelete = ({ id, title }: Pick<ProgramRow, 'id' | 'title'>) =>
    restoring.mutate({ id }, { onSuccess: () => toast({ type: 'success', text: t('undeleted', { title }) }) })
  const remove = (program: ProgramRow, keepsClients: boolean) => {
    const { id, title } = program
    const onSuccess = () => {
      toastWithUndo(t('deleted', { title }), () => undelete(program))
      onDeleted?.()
    }
    close()
    deleting.mutate({ id, keepsClients }, { onSuccess })
  }
  const ask = (kind: Question['kind'], program: ProgramRow) => () => setQuestion({ kind, program })
  const items = useRowItems()
  const itemsFor = (program: ProgramRow): MenuItem[] => {
    const { may, isPrivate, client, clients } = program
    const isModel = client === null
    return [
      ...(may.update ? [{ label: t('edit'), icon: IconTableOptions, href: editorHref(program) }] : []),
      ...items.assign(may.assign && isModel && ask('assign', program)),
      ...(may.update ? [{ label: t('rename'), icon: IconPencil, onClick: ask('rename', program) }] : []),
      { label: t('print'), icon: IconPrinter, href: paperHref(program) },
      ...items.duplicate(may.duplicate && ask('duplicate', program)),
      ...(may.update && isModel
        ? [
            { label: t('moveTo'), icon: IconFolderSymlink, onClick: ask('move', program) },
            ...(may.share
              ? [
                  {
                    label: t(isPrivate ? 'share' : 'makePrivate'),
                    icon: isPrivate ? IconLockOpen : IconLock,
                    onClick: () => sharing.mutate({ id: program.id, isPrivate: !isPrivate }),
                  },
                ]
              : []),
            ...(isAdmin ? [{ label: t('changeOwner'), icon: IconUserShare, onClick: ask('owner', program) }] : []),
          ]
        : []),
      ...items.delete(may.delete && (clients > 0 ? ask('delete', program) : () => remove(program, true))),
      ...items.undelete(may.undelete && (() => undelete(program))),
    ]
  }
  const program = question?.program
  return {
    itemsFor,
    undelete,
    dialog: program && (
      <>
        {question.kind === 'rename' && <RenameProgram program={program} onClose={close} />}
        {question.kind === 'owner' && <ChangeOwner program={program} onClose={close} />}
        {question.kind === 'assign' && <AssignProgram programId={program.id} onClose={close} />}
        {question.kind === 'delete' && <DeleteProgram program={program} onDelete={keeps => remove(program, keeps)} onClose={close} />}
        {(question.kind === 'move' || question.kind === 'duplicate') && (
          <ChooseFolder
            title={t(question.kind === 'move' ? 'moveTitle' : 'duplicateTitle', { title: program.title })}
            value={question.kind === 'move' ? (program.folder?.id ?? null) : undefined}
            onClose={close}
            onChoose={folderId => {
              close()
              if (question.kind === 'move') move([program], folderId)
              else copying.mutate({ id: program.id, folderId })
            }}
          />
        )}
      </>
    ),
  }
}
