import type { ExerciseDetail } from '@allenio/contract/exercises'
import { IconCopy, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { goTo } from '#shell'
import { rememberedPlace } from '#lib/list-place'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import type { PageHeaderProps } from '#ui/page-header'
import { exercisesAddress } from '../list/filters.ts'
import { useExerciseActions } from '../list/use-exercise-actions.ts'
import { useFormWords } from './words.ts'

/** The buttons of an exercise's page. What cannot be edited can be copied. */
export function useHeaderParts(exercise: ExerciseDetail): Pick<PageHeaderProps, 'primary' | 'secondary' | 'more'> {
  const t = useFormWords()
  const { id, isFavorite, may } = exercise
  const { remove, clone, cloneAndOpen, isCloning, toggleFavorite } = useExerciseActions({
    onDeleted: () => goTo(exercisesAddress.href(rememberedPlace(exercisesAddress)), { isSaved: true }),
  })
  return {
    secondary: (
      <IconButton
        label={t('favorite')}
        icon={isFavorite ? IconStarFilled : IconStar}
        kind="framed"
        pressed={isFavorite}
        onClick={() => toggleFavorite(exercise)}
      />
    ),
    primary: !may.update && may.clone && (
      <Button kind="primary" icon={IconCopy} isBusy={isCloning} onClick={() => cloneAndOpen(id)}>
        {t('clone')}
      </Button>
    ),
    more: [
      ...(may.update && may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(id) }] : []),
      ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(exercise) }] : []),
    ],
  }
}
