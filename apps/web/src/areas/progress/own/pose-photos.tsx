import { poses } from '@allenio/contract/progress'
import type { Pose, ProgressPhoto } from '@allenio/contract/progress'
import { IconCamera } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCamera } from '#lib/camera'
import { lazyPart } from '#lib/lazy-part'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { photoOf } from '../compare/comparison.ts'
import { ownProgressesQuery, progressesQuery } from '../data.ts'
import css from '../form/form.module.css'
import { PhotoField } from '../form/photo-field.tsx'
import { usePhotos } from '../form/photos.ts'
import { useOwnProgressWords } from './words.ts'

/** The camera is heavy, and seldom used. */
export const Camera = lazyPart(() => import('./camera.tsx'), 'Camera')

export const preloadCamera = Camera.preload

export type PoseFiles = Readonly<Partial<Record<Pose, File>>>

interface PosePhotosProps {
  /** The photos that the device had when the field came up. */
  start: PoseFiles
  /** The photos that the server has already. */
  saved?: Readonly<Partial<Record<Pose, ProgressPhoto['file']>>>
  /** The client whose photos they are; without it the person's own. */
  clientId?: string | undefined
  onChange: (files: PoseFiles) => void
}

/** Photos of the three poses as a field of another form, which sends them: with our camera, its outline and the last photo. */
export function PosePhotos({ start, saved = {}, clientId, onChange }: PosePhotosProps) {
  const t = useOwnProgressWords()
  const own = useInfiniteQuery({ ...ownProgressesQuery(), enabled: clientId === undefined })
  const theirs = useInfiniteQuery({ ...progressesQuery(clientId ?? ''), enabled: clientId !== undefined })
  const { data } = clientId === undefined ? own : theirs
  const [cameraPose, setCameraPose] = useState<Pose>()
  const photos = usePhotos({
    start: Object.fromEntries(Object.entries(start).map(([pose, file]) => [pose, { file }])),
    saveDraft: slots => onChange(filesIn(slots)),
    purpose: undefined,
  })
  const missing = poses.filter(pose => !photos.slots[pose] && !saved[pose])
  const lastOf = (pose: Pose) => data?.rows.map(row => photoOf(row, pose)).find(file => file !== undefined)?.url
  return (
    <Stack gap={16}>
      <div className={css.slots}>
        {poses.map(pose => (
          <PhotoField
            key={pose}
            pose={pose}
            photos={photos}
            savedPhoto={saved[pose] && { pose, file: saved[pose] }}
            mayMove
            {...(hasCamera() && { onShoot: () => setCameraPose(pose) })}
          />
        ))}
      </div>
      {hasCamera() && missing[0] && (
        <Button size="large" wide icon={IconCamera} onClick={() => setCameraPose(missing[0])}>
          {t('guide')}
        </Button>
      )}
      {cameraPose && (
        <Camera
          key={cameraPose}
          pose={cameraPose}
          lastUrl={lastOf(cameraPose)}
          onClose={() => setCameraPose(undefined)}
          onTaken={file => {
            photos.addFiles(cameraPose, [file])
            setCameraPose(missing.find(pose => pose !== cameraPose))
          }}
        />
      )}
    </Stack>
  )
}

function filesIn(slots: unknown): PoseFiles {
  if (typeof slots !== 'object' || slots === null) return {}
  return Object.fromEntries(
    Object.entries(slots).flatMap(([pose, slot]: [string, unknown]) => {
      const file = typeof slot === 'object' && slot !== null && 'file' in slot ? slot.file : undefined
      return file instanceof File ? [[pose, file]] : []
    }),
  )
}
