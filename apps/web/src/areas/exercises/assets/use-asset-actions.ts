import type { ExerciseAsset } from '@allenio/contract/exercises'
import { keyOf, useCall } from '#lib/api'
import { useDelete } from '#ui/deletion'
import type { AssetCalls } from './calls.ts'
import { useAssetWords } from './words.ts'

interface WithAssets {
  assets: readonly ExerciseAsset[]
}

export type AssetMove = 'first' | 'earlier' | 'later'

/** Orders and deletes the pictures and films of an exercise; the page shows it before the server has answered. */
export function useAssetActions({ id, assets }: WithAssets & { id: string }, { get, order, remove, restore }: AssetCalls) {
  const t = useAssetWords()
  const detailKey = keyOf(get, { id })
  const ordering = useCall(order, {
    optimistic: (cache, { assetIds }) =>
      cache.setQueryData<WithAssets>(
        detailKey,
        detail => detail && { ...detail, assets: assetIds.flatMap(each => detail.assets.find(asset => asset.id === each) ?? []) },
      ),
    inTurn: `assets of ${id}`,
  })
  const deletion = useDelete({
    from: (cache, row: ExerciseAsset) =>
      cache.setQueryData<WithAssets>(
        detailKey,
        detail => detail && { ...detail, assets: detail.assets.filter(asset => asset.id !== row.id) },
      ),
    remove,
    restore,
    input: (asset: ExerciseAsset) => ({ id: asset.id }),
    words: ({ kind }) => ({ deleted: t(kind === 'image' ? 'pictureDeleted' : 'filmDeleted'), restored: t('restored') }),
  })
  return {
    remove: deletion,
    move: (assetId: string, to: AssetMove) =>
      ordering.mutate({
        id,
        assetIds: movedIds(
          assets.map(asset => asset.id),
          assetId,
          to,
        ),
      }),
  }
}

/** The order after one of them has moved. */
export function movedIds(ids: readonly string[], id: string, to: AssetMove): string[] {
  const at = ids.indexOf(id)
  const others = ids.filter(each => each !== id)
  const next = to === 'first' ? 0 : Math.max(0, Math.min(others.length, to === 'earlier' ? at - 1 : at + 1))
  return others.toSpliced(next, 0, id)
}
