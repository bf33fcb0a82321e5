import type { ExerciseDetail } from '@allenio/contract/exercises'
import type { ReactNode } from 'react'
import { FileDrop } from '#ui/dropzone'
import { toast } from '#ui/toast'
import { addAssetFiles } from './asset-queue.ts'
import { AssetSection } from './asset-section.tsx'
import { ownAssetCalls } from './calls.ts'
import { useAssetWords } from './words.ts'

const withOwnAssets = (exercise: ExerciseDetail): ExerciseDetail => (exercise.hasOwnAssets ? exercise : { ...exercise, assets: [] })

/**
 * The pictures and films that a business gives to an exercise, its own or one of the library. Those of the library, which show until there
 * are own ones, are not edited here.
 */
export function OwnAssets({ exercise }: { exercise: ExerciseDetail }) {
  const t = useAssetWords()
  if (!exercise.may.addMedia) return null
  return (
    <AssetSection
      exercise={withOwnAssets(exercise)}
      calls={ownAssetCalls}
      {...(exercise.source === 'library' && { text: t('libraryText') })}
    />
  )
}

/** The whole page of an exercise takes pictures and films for it. */
export function AssetDrop({ exercise, children }: { exercise: ExerciseDetail; children: ReactNode }) {
  const t = useAssetWords()
  const add = (files: readonly File[]) => {
    const messages = addAssetFiles(withOwnAssets(exercise), ownAssetCalls, files)
    if (messages.length > 0) toast({ type: 'error', text: messages.join(' ') })
  }
  return (
    <FileDrop isPage label={t('dropHere', { name: exercise.name })} onFiles={exercise.may.addMedia ? add : undefined}>
      {children}
    </FileDrop>
  )
}
