import type { ExerciseAsset, ExerciseFields } from '@allenio/contract/exercises'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { BodyFigure } from '#ui/body-map'
import { CoverImage } from '#ui/cover-image'
import { LoopFilm } from '#ui/loop-film'
import { Thumb } from '#ui/thumb'
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
  const { preview, primaryMuscles, secondaryMuscles } = exercise
  const figure = <BodyFigure primary={primaryMuscles} secondary={secondaryMuscles} />
  const still = preview && (preview.kind === 'image' ? preview.file : preview.poster)
  const stillUrl = still && (still.thumbUrl ?? still.url)
  if (isSmall) return <Thumb src={stillUrl} instead={figure} />
  return (
    <span className={css.picture} aria-hidden>
      {preview?.kind === 'video' && preview.file ? (
        <LoopFilm src={preview.file.url} poster={preview.poster?.url ?? null} />
      ) : (
        <>
          {stillUrl ? <CoverImage src={stillUrl} loading="lazy" decoding="async" /> : figure}
          {preview && preview.kind !== 'image' && <IconPlayerPlayFilled className={css.play} />}
        </>
      )}
    </span>
  )
}
