import { comparedPhotosAtMost } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { firstDayOf, groupByMonth } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { useProgressWords } from '../words.ts'
import css from './list.module.css'
import { ProgressRow } from './row.tsx'

const Gallery = lazyPart(() => import('#ui/gallery'), 'Gallery')

interface ProgressListProps {
  rows: readonly Progress[]
  isOwn?: boolean
  selectedIds: readonly string[]
  onSelect: (selectedIds: string[]) => void
  editHref?: (progress: Progress) => string
  onRemove: (progress: Progress) => void
  /** Loads more; there it ends. */
  foot: ReactNode
}

/** Months under each other; what is far from sight is not drawn. */
export function ProgressList({ rows, isOwn = false, selectedIds, onSelect, editHref, onRemove, foot }: ProgressListProps) {
  const t = useProgressWords()
  const { month: monthOf, day: dayOf, weight } = useFormats()
  const [openPhotoId, setOpenPhotoId] = useState<string>()
  const [wasGalleryOpen, setGalleryOpened] = useState(false)
  const open = (id: string | undefined) => {
    setGalleryOpened(true)
    setOpenPhotoId(id)
  }
  const isFull = selectedIds.length >= comparedPhotosAtMost
  const mayCompare = rows.length > 1
  const toggle = (id: string) => onSelect(selectedIds.includes(id) ? selectedIds.filter(other => other !== id) : [...selectedIds, id])
  const items = () =>
    rows.flatMap(({ day, kg, photos }) =>
      photos.map(({ pose, file }) => ({
        id: file.id,
        kind: 'image' as const,
        url: file.url,
        fileName: file.name,
        alt: t('photoOf', { pose: t(pose), day: dayOf(day) }),
        caption: [dayOf(day), t(pose), ...(kg === null ? [] : [weight(kg)])].join(' · '),
      })),
    )
  return (
    <>
      {groupByMonth(rows).map(({ month, rows: ofMonth }) => (
        <section key={month} className={css.month} aria-label={monthOf(firstDayOf(month))}>
          <h2 className={css.monthName}>{monthOf(firstDayOf(month))}</h2>
          <ul className={css.rows}>
            {ofMonth.map(progress => (
              <ProgressRow
                key={progress.id}
                progress={progress}
                previous={rows[rows.indexOf(progress) + 1]}
                isOwn={isOwn}
                choice={mayCompare ? { isChosen: selectedIds.includes(progress.id), isFull, toggle: () => toggle(progress.id) } : undefined}
                onOpen={open}
                editHref={editHref?.(progress)}
                onRemove={() => onRemove(progress)}
              />
            ))}
          </ul>
        </section>
      ))}
      {foot}
      {wasGalleryOpen && (
        <Suspense>
          <Gallery items={items()} shown={openPhotoId} onShow={open} />
        </Suspense>
      )}
    </>
  )
}
