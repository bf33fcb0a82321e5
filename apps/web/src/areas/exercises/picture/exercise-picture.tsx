import type { ExerciseAsset, ExerciseFields } from '@allenio/contract/exercise-fields'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { BodyFigure } from '#ui/body-map'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import { LoopFilm } from '#ui/loop-film'
import css from './exercise-picture.module.css'

/** The part of an exercise that lists show, own or of the library. */
export interface ShownExercise extends Pick<ExerciseFields, 'primaryMuscles' | 'secondaryMuscles' | 'equipment' | 'category' | 'level'> {
  id: string
  name: string
  preview: ExerciseAsset | null
}

interface ExercisePictureProps {
  exercise: Pick<ShownExercise, 'preview' | 'primaryMuscles' | 'secondaryMuscles'>
  /** A mark beside a name rather than the picture of a card. */
  isSmall?: boolean
}

/** The first picture or film of an exercise, or the part of the body that it is for. */
export function ExercisePicture({ exercise, isSmall }: ExercisePictureProps) {
  return (
    <span className={classes(css.picture, isSmall && css.small)} aria-hidden>
      <Content exercise={exercise} isSmall={isSmall ?? false} />
    </span>
  )
}

function Content({ exercise: { preview, primaryMuscles, secondaryMuscles }, isSmall }: Required<ExercisePictureProps>) {
  const figure = <BodyFigure primary={primaryMuscles} secondary={secondaryMuscles} />
  if (!preview) return figure
  const { kind, file, poster } = preview
  const still = kind === 'image' ? file : poster
  if (kind === 'video' && file && !isSmall) return <LoopFilm src={file.url} poster={poster?.url ?? null} />
  const stillUrl = still && (still.thumbUrl ?? still.url)
  return (
    <>
      {stillUrl ? <CoverImage src={stillUrl} loading="lazy" decoding="async" /> : figure}
      {kind !== 'image' && !isSmall && <IconPlayerPlayFilled className={css.play} />}
    </>
  )
}
