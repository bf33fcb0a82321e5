import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { BodyFigure } from '#ui/body-map'
import { CoverImage } from '#ui/cover-image'
import { LoopFilm } from '#ui/loop-film'
import { MovementFigure, useMovement } from '#ui/movement-figure'
import { Thumb } from '#ui/thumb'
import { providerNames, type VideoProvider } from '#ui/video-frame'
import css from './exercise-picture.module.css'

interface ShownFile {
  url: string
  thumbUrl: string | null
}

/** The part of an exercise that its picture needs. */
export interface PicturedExercise {
  id: string | null | undefined
  /** The exercise of the library that it was cloned from, which it looks like. */
  systemId?: string | null
  /** The first picture, film or link. */
  preview?: {
    kind: 'image' | 'video' | 'link'
    file: ShownFile | null
    poster: ShownFile | null
    link?: { provider: VideoProvider } | null
  } | null
  /** Absent where they are not known, as without a network. */
  primaryMuscles?: readonly string[]
  secondaryMuscles?: readonly string[]
}

interface ExercisePictureProps {
  exercise: PicturedExercise
  /** A mark beside a name, or the picture of a card. */
  size: 'mark' | 'card'
  /** A figure moves while the pointer or the focus is on its row, or once when it comes into sight. */
  moves?: 'on hover' | 'once seen'
}

/**
 * The look of an exercise, everywhere in one order: a picture or film of the business's own, then the figure of the library, then the
 * muscles. A link has no picture that could be shown without asking the other site, so the figure stands for it, with the mark of a film
 * and the name of the site.
 */
export function ExercisePicture({ exercise, size, moves = 'on hover' }: ExercisePictureProps) {
  const { id, systemId, preview, primaryMuscles = [], secondaryMuscles = [] } = exercise
  const drawing = useMovement([id, systemId])
  const muscles = <BodyFigure primary={primaryMuscles} secondary={secondaryMuscles} />
  // the place stays empty while the drawings are loaded, so that no picture takes the place of another
  const figure = drawing === null ? muscles : drawing && <MovementFigure drawing={drawing} moves={moves} ratio={4 / 3} />
  const still = preview && (preview.kind === 'image' ? preview.file : preview.poster)
  const stillUrl = still && (still.thumbUrl ?? still.url)
  if (size === 'mark') return <Thumb src={stillUrl} instead={figure} isWide />
  return (
    <span className={css.picture} aria-hidden>
      {preview?.kind === 'video' && preview.file ? (
        <LoopFilm src={preview.file.url} poster={preview.poster?.url ?? null} />
      ) : (
        <>
          {stillUrl ? <CoverImage src={stillUrl} loading="lazy" decoding="async" /> : figure}
          {preview && preview.kind !== 'image' && (
            <span className={css.play}>
              {preview.link && providerNames[preview.link.provider]}
              <IconPlayerPlayFilled />
            </span>
          )}
        </>
      )}
    </span>
  )
}
