import type { ExerciseDetail } from '@allenio/contract/exercises'
import { AssetSection } from './asset-section.tsx'
import { ownAssetCalls } from './calls.ts'
import { useAssetWords } from './words.ts'

/**
 * The pictures and films that a business gives to an exercise, its own or one of the library. Those of the library, which show until there
 * are own ones, are not edited here.
 */
export function OwnAssets({ exercise }: { exercise: ExerciseDetail }) {
  const t = useAssetWords()
  if (!exercise.may.addMedia) return null
  const own = exercise.hasOwnAssets ? exercise : { ...exercise, assets: [] }
  return <AssetSection exercise={own} calls={ownAssetCalls} {...(exercise.source === 'library' && { text: t('libraryText') })} />
}
