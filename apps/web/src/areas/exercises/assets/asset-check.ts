import { exerciseLimits } from '@allenio/contract/exercises'
import { acceptedPictures, pictureFault, tooLarge } from '#lib/uploads'
import { useAssetWords } from './words.ts'

export const acceptedAssets = `${acceptedPictures},video/*`

/** Which of these files can be sent, and why not the others. `room` is how many more the exercise may have. */
export function checkAssets(files: readonly File[], room: number): { good: File[]; messages: string[] } {
  const checked = files.map(file => ({ file, fault: faultOf(file) }))
  const fit = checked.flatMap(({ file, fault }) => (fault === undefined ? [file] : []))
  const messages = checked.flatMap(({ fault }) => fault ?? [])
  if (fit.length > room) messages.push(useAssetWords.say('tooMany', { count: exerciseLimits.assets }))
  return { good: fit.slice(0, Math.max(0, room)), messages }
}

function faultOf(file: File): string | undefined {
  if (file.size === 0) return useAssetWords.say('emptyFile', { name: file.name })
  return (file.type.startsWith('video/') ? undefined : pictureFault(file)) ?? tooLarge(file, exerciseLimits.asset)
}
