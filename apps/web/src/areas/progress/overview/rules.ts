import type { Pose, Progress } from '@allenio/contract/progress'

/** The oldest and the newest photo of one pose, the front where there is one; of a long list the two ends are enough. */
export function photosToCompare(progresses: readonly Progress[]): { progress: Progress; pose: Pose }[] {
  const [newest] = progresses
  if (!newest) return []
  for (const { pose } of newest.photos) {
    const oldest = progresses.findLast(({ photos }) => photos.some(photo => photo.pose === pose))
    if (oldest && oldest !== newest)
      return [
        { progress: oldest, pose },
        { progress: newest, pose },
      ]
  }
  return newest.photos.slice(0, 2).map(({ pose }) => ({ progress: newest, pose }))
}

/** The last page of a list that starts with the newest; undefined if the first page is the only one. */
export const lastPageOf = ({
  nextPage,
  total,
  progresses,
}: {
  nextPage: number
  total: number
  progresses: readonly unknown[]
}): number | undefined => (nextPage > 0 && progresses.length > 0 ? Math.ceil(total / progresses.length) : undefined)
