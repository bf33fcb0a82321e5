import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { progressesQuery } from '../data.ts'
import { Compare } from './compare.tsx'
import { withEarlier } from './comparison.ts'

interface CompareFilesProps {
  clientId: string
  name: string
  /** Photos of the progresses that are compared at first. */
  fileIds: readonly string[]
  onClose: () => void
}

/** The comparison over a page that knows photos, but not the progresses that they belong to. */
export function CompareFiles({ clientId, name, fileIds, onClose }: CompareFilesProps) {
  const list = useInfiniteQuery(progressesQuery(clientId))
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  const [pickedIds, setPickedIds] = useState<readonly string[]>()
  const named = (data?.rows ?? []).filter(({ photos }) => photos.some(({ file }) => fileIds.includes(file.id)))
  const foundFiles = named.flatMap(({ photos }) => photos.map(({ file }) => file.id))
  const load = useEffectEvent(() => void fetchNextPage())
  const mayLoad = !fileIds.every(id => foundFiles.includes(id)) && hasNextPage && !isFetchingNextPage && !isError
  const count = data?.rows.length
  useEffect(() => {
    if (mayLoad) load()
  }, [mayLoad, count])
  const comparedIds = withEarlier(
    data?.rows ?? [],
    named.map(({ id }) => id),
  )
  return <Compare list={list} ids={pickedIds ?? comparedIds} name={name} onPick={setPickedIds} onClose={onClose} />
}
