import { comparedPhotosAtMost } from '@allenio/contract/progress'
import type { Pose, Progress } from '@allenio/contract/progress'
import { romeDay } from '@allenio/domain/days'
import { useEffect, useRef } from 'react'
import { useFormats } from '#lib/formats'
import { LoadMore } from '#ui/load-more'
import { CoverImage } from '#ui/cover-image'
import { useCompareWords } from './words.ts'
import type { LoadedList } from '../list/first-and-last.ts'
import { photoOf, toggleProgress } from './comparison.ts'
import css from './strip.module.css'

interface StripProps {
  list: LoadedList
  ids: readonly string[]
  pose: Pose
  limit: number
  onPick: (ids: string[]) => void
}

/** All photos, the earliest at the left; a press adds one to the comparison or removes it. */
export function Strip({ list, ids, pose, limit, onPick }: StripProps) {
  const t = useCompareWords()
  const { day: dayOf, weight } = useFormats()
  const place = useRef<HTMLUListElement>(null)
  const rows = list.data?.rows ?? []
  const last = ids.at(-1)
  useEffect(() => {
    place.current?.querySelector(`[data-id="${last ?? ''}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [last])
  const maxCount = Math.min(limit, comparedPhotosAtMost)
  return (
    <div className={css.strip}>
      <ul ref={place} className={css.film} aria-label={t('all')}>
        {list.hasNextPage && (
          <li className={css.older}>
            <LoadMore list={list} />
          </li>
        )}
        {rows.toReversed().map(progress => (
          <li key={progress.id} data-id={progress.id}>
            <Frame
              progress={progress}
              pose={pose}
              at={ids.indexOf(progress.id)}
              onPress={() => onPick(toggleProgress(rows, ids, progress.id, maxCount))}
              name={
                progress.kg === null
                  ? t('pickPlain', { day: dayOf(progress.day) })
                  : t('pick', { day: dayOf(progress.day), weight: weight(progress.kg) })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

// the present year is left out
const shortDay = (day: string): string =>
  day.replace(/ (\d\d)(\d\d)$/, (_, century: string, year: string) => (`${century}${year}` === romeDay().slice(0, 4) ? '' : ` ’${year}`))

interface FrameProps {
  progress: Progress
  pose: Pose
  /** The position among the compared ones; -1 if it is not compared. */
  at: number
  name: string
  onPress: () => void
}

function Frame({ progress, pose, at, name, onPress }: FrameProps) {
  const { day } = useFormats()
  const file = photoOf(progress, pose) ?? progress.photos[0]?.file
  const isOfPose = photoOf(progress, pose) !== undefined
  return (
    <button type="button" className={css.frame} aria-pressed={at >= 0} aria-label={name} onClick={onPress}>
      <span className={css.still} data-other={!isOfPose || undefined}>
        {file && <CoverImage src={file.thumbUrl ?? file.url} width={108} height={144} loading="lazy" decoding="async" draggable={false} />}
        {at >= 0 && <span className={css.mark}>{at + 1}</span>}
      </span>
      <span className={css.stillDay} aria-hidden>
        {shortDay(day(progress.day))}
      </span>
    </button>
  )
}
