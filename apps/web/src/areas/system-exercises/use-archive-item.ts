import {
  deleteSystemExercise,
  getSystemExercise,
  listSystemExercises,
  undeleteSystemExercise,
  type SystemExercise,
} from '@allenio/contract/system-exercises'
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { read, refetch, useCall } from '#lib/api'
import { useDelete } from '#ui/deletion'
import type { MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import { useSystemExerciseWords } from './words.ts'

/** The item of a menu that archives an exercise, or offers it again. */
export function useArchiveItem(): (exercise: Pick<SystemExercise, 'id' | 'name' | 'archivedAt'>) => MenuItem {
  const t = useSystemExerciseWords()
  const cache = useQueryClient()
  const restoration = useCall(undeleteSystemExercise, {
    onSuccess: ({ name }) => toast({ type: 'success', text: t('restored', { name }) }),
  })
  const archive = useDelete({
    from: listSystemExercises,
    remove: deleteSystemExercise,
    restore: undeleteSystemExercise,
    input: ({ id }: Pick<SystemExercise, 'id' | 'name'>) => ({ id }),
    // an archived one is still read on its page
    onDeleted: ({ id }) => void refetch(cache, read(getSystemExercise, { id }).queryKey),
    words: ({ name }) => ({ deleted: t('archivedOne', { name }), restored: t('restored', { name }) }),
  })
  return exercise =>
    exercise.archivedAt
      ? { label: t('restore'), icon: IconArrowBackUp, onClick: () => restoration.mutate({ id: exercise.id }) }
      : { label: t('archive'), icon: IconArchive, onClick: () => archive(exercise) }
}
