import { getExercise, type ExerciseAsset } from '@allenio/contract/exercises'
import { listTrainingMedia, type KnownExercise } from '@allenio/contract/workouts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { Stack } from '#ui/layout'
import { CoverImage } from '#ui/cover-image'
import { Text } from '#ui/text'
import { VideoFrame } from '#ui/video-frame'
import css from './exercise.module.css'
import { KeptFilm } from './kept-film.tsx'
import { useExerciseWords } from './words.ts'

interface GuideMediaProps {
  exercise: KnownExercise
  clientId: string | null
}

type KnownAsset = KnownExercise['assets'][number]

/** Pictures and films of an exercise: with the addresses of now, or without a network as far as the device keeps them. */
export function GuideMedia({ exercise, clientId }: GuideMediaProps) {
  const assets = useAssets(exercise, clientId)
  return (
    <Stack gap={12}>
      {exercise.assets.map(known => (
        <Medium key={known.id} known={known} asset={assets?.find(({ id }) => id === known.id)} name={exercise.name} />
      ))}
    </Stack>
  )
}

function useAssets({ id, assets }: KnownExercise, clientId: string | null): readonly ExerciseAsset[] | undefined {
  const isAsked = useIsOnline() && assets.some(({ fileId }) => fileId !== null)
  const own = useQuery({ ...read(listTrainingMedia, { exerciseId: id }, { quiet: true }), enabled: isAsked && clientId === null })
  const team = useQuery({ ...read(getExercise, { id }, { quiet: true }), enabled: isAsked && clientId !== null })
  return clientId === null ? own.data?.exercises[0]?.assets : team.data?.assets
}

interface MediumProps {
  known: KnownAsset
  /** Undefined until the server has answered. */
  asset: ExerciseAsset | undefined
  name: string
}

/** The address under which the device keeps a file; the server would refuse it, because it is not signed. */
const keptAddress = (fileId: string): string => `/api/files/${fileId}?v=original`

function Medium({ known: { kind, link, fileId, posterId }, asset, name }: MediumProps) {
  const t = useExerciseWords()
  const isOnline = useIsOnline()
  if (link) {
    if (!isOnline) return <Text tone={2}>{t('filmOffline')}</Text>
    return <VideoFrame provider={link.provider} id={link.videoId} title={name} />
  }
  if (fileId === null) return null
  if (kind === 'video') {
    const poster = asset?.poster?.url ?? posterOf(posterId)
    return <KeptFilm address={keptAddress(fileId)} file={asset?.file ?? undefined} poster={poster} title={name} />
  }
  return (
    <div className={css.picture}>
      {(asset ?? !isOnline) && <CoverImage src={asset?.file?.url ?? keptAddress(fileId)} alt={t('pictureOf', { name })} />}
    </div>
  )
}

const posterOf = (posterId: string | null): string | undefined => (posterId === null ? undefined : keptAddress(posterId))
