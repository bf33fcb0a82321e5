import { listProgresses, poses, type Pose, type Progress } from '@allenio/contract/progress'
import { daysBetween } from '@allenio/domain/days'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useGallery } from '#ui/gallery'
import { photoOf } from '../compare/comparison.ts'
import { PhotoThumb } from '../photo/photo-thumb.tsx'
import { useProgressWords } from '../words.ts'
import { daysAround, nearestTo } from './nearest.ts'
import { useNearWords } from './words.ts'

interface PosePhotos {
  pose: Pose
  name: string
  /** The photo of one of the days, by its index; nothing if the day has none. */
  photoAt: (at: number) => ReactNode
}

export interface NearestPhotos {
  isPending: boolean
  isFailed: boolean
  /** The ids of the days that have photos, each once. */
  ids: readonly string[]
  /** The distance of the photos from each day, in words. */
  distances: readonly string[]
  /** The poses with at least one photo. */
  poses: readonly PosePhotos[]
  gallery: ReactNode
}

const queryOf = (clientId: string, day: string) =>
  read(listProgresses, { id: clientId, ...daysAround(day) }, { quiet: true, isStored: true })

/** Loads the nearest photos for each day, by pose. */
export function useNearestPhotos(clientId: string, days: readonly string[]): NearestPhotos {
  const t = useNearWords()
  const say = useProgressWords()
  const { day: dayText } = useFormats()
  const { nearest, ...state } = useQueries({
    queries: days.map(day => queryOf(clientId, day)),
    combine: results => ({
      isPending: results.some(({ isPending }) => isPending),
      isFailed: results.some(({ isError }) => isError),
      nearest: results.map(({ data }, at): Progress | undefined => nearestTo(days[at] ?? '', data?.progresses ?? [])),
    }),
  })
  const { open, gallery } = useGallery(() =>
    poses.flatMap(pose =>
      nearest.flatMap(progress => {
        const file = progress && photoOf(progress, pose)
        if (!file) return []
        const alt = t('photoOf', { pose: say(pose), day: dayText(progress.day) })
        return [{ id: file.id, kind: 'image' as const, url: file.url, alt, caption: alt }]
      }),
    ),
  )
  const distanceOf = (progress: Progress | undefined, day: string): string => {
    if (!progress) return t('none')
    const count = daysBetween(day, progress.day)
    if (count === 0) return t('sameDay')
    return t(count < 0 ? 'before' : 'after', { count: Math.abs(count) })
  }
  const thumbOf = (progress: Progress | undefined, pose: Pose) =>
    progress && <PhotoThumb progress={progress} pose={pose} day={dayText(progress.day)} onOpen={open} />
  return {
    ...state,
    gallery,
    ids: [...new Set(nearest.flatMap(progress => progress?.id ?? []))],
    distances: days.map((day, at) => distanceOf(nearest[at], day)),
    poses: poses
      .filter(pose => nearest.some(progress => progress && photoOf(progress, pose)))
      .map(pose => ({ pose, name: say(pose), photoAt: at => thumbOf(nearest[at], pose) })),
  }
}
