import { comparedPhotosAtMost } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import type { ReactNode } from 'react'
import { firstDayOf, groupByMonth } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { BareList } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { Text } from '#ui/text'
import { useProgressWords } from '../words.ts'
import css from './list.module.css'
import { ProgressRow } from './row.tsx'

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
  const isFull = selectedIds.length >= comparedPhotosAtMost
  const mayCompare = rows.length > 1
  const toggle = (id: string) => onSelect(selectedIds.includes(id) ? selectedIds.filter(other => other !== id) : [...selectedIds, id])
  const { open, gallery } = useGallery(() =>
    rows.flatMap(({ day, kg, photos }) =>
      photos.map(({ pose, file }) => ({
        id: file.id,
        kind: 'image' as const,
        url: file.url,
        fileName: file.name,
        alt: t('photoOf', { pose: t(pose), day: dayOf(day) }),
        caption: [dayOf(day), t(pose), ...(kg === null ? [] : [weight(kg)])].join(' · '),
      })),
    ),
  )
  return (
    <>
      {groupByMonth(rows).map(({ month, rows: ofMonth }) => (
        <section key={month} className={css.month} aria-label={monthOf(firstDayOf(month))}>
          <Text as="h2" size="small" tone={3} className={css.monthName}>
            {monthOf(firstDayOf(month))}
          </Text>
          <BareList>
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
          </BareList>
        </section>
      ))}
      {foot}
      {gallery}
    </>
  )
}
