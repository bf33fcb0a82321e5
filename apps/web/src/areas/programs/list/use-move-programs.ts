import { movePrograms, type ProgramRow } from '@allenio/contract/programs'
import { useCall } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { useListWords } from './words.ts'

type MovedProgram = Pick<ProgramRow, 'id' | 'title' | 'folder'>

/** Moves programs into a folder, or out of all; the toast puts each back where it stood. */
export function useMovePrograms() {
  const t = useListWords()
  const { mutate } = useCall(movePrograms)
  const putBack = (programs: readonly MovedProgram[]) => {
    for (const [folderId, group] of Map.groupBy(programs, ({ folder }) => folder?.id ?? null)) {
      mutate({ folderId, programIds: group.map(({ id }) => id) })
    }
  }
  return (programs: readonly MovedProgram[], folderId: string | null) => {
    const moved = programs.filter(({ folder }) => (folder?.id ?? null) !== folderId)
    const [first] = moved
    if (!first) return
    const onSuccess = () =>
      toastWithUndo(moved.length === 1 ? t('movedOne', { title: first.title }) : t('moved', { count: moved.length }), () => putBack(moved))
    mutate({ folderId, programIds: moved.map(({ id }) => id) }, { onSuccess })
  }
}
