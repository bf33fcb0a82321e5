import type { PaperPages } from '@allenio/contract/paper-pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { isGone, refetch } from '#lib/api'
import { Skeleton } from '#ui/skeleton'
import css from './paper-preview.module.css'
import { pagesQuery, pictureQuery, type PaperCalls } from './queries.ts'
import { usePreviewWords } from './words.ts'

interface PaperPageProps {
  calls: PaperCalls
  pages: PaperPages
  index: number
}

/** A sheet of paper. Its picture is fetched when it comes near, and stays until the next one can be painted. */
export function PaperPage({ calls, pages: { pages, width, height }, index }: PaperPageProps) {
  const t = usePreviewWords()
  const cache = useQueryClient()
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  const { data, error } = useQuery({ ...pictureQuery(calls, pages[index] ?? ''), enabled: isNear })
  const address = usePicture(data)
  // the paper has changed since its pages were listed
  const isOld = error !== null && isGone(error)
  const listAgain = useEffectEvent(() => refetch(cache, pagesQuery(calls).queryKey))
  useEffect(() => {
    if (isOld) void listAgain()
  }, [isOld])
  return (
    <li ref={place} className={css.page} style={{ aspectRatio: `${width} / ${height}` }}>
      {address === undefined ? (
        <PageSkeleton />
      ) : (
        <img
          src={address}
          width={Math.round(width)}
          height={Math.round(height)}
          alt={t('page', { number: index + 1, count: pages.length })}
          draggable={false}
        />
      )}
    </li>
  )
}

/** White in every scheme, as the page will be. */
export const PageSkeleton = () => (
  <span className={css.skeleton} data-scheme="light" aria-hidden>
    <Skeleton width="46%" height={16} />
    {['70%', '58%', '64%', '40%', '66%', '52%'].map(width => (
      <Skeleton key={width} width={width} height={8} />
    ))}
  </span>
)

/** The distance from the visible part at which a page is loaded. */
const margin = '600px'

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(entries => setNear(entries.at(-1)?.isIntersecting ?? false), {
      // a margin counts for the box that scrolls alone
      root: element.closest('[data-pages]'),
      rootMargin: margin,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [place])
  return isNear
}

/** The address of a picture once it can be painted; until then that of the picture before. */
function usePicture(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    let isLeft = false
    const show = async () => {
      const next = await decodePicture(blob)
      if (isLeft) URL.revokeObjectURL(next)
      else setAddress(next)
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [blob])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}

async function decodePicture(blob: Blob): Promise<string> {
  const address = URL.createObjectURL(blob)
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return address
}
