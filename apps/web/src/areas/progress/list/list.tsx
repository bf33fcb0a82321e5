import { comparedPhotosAtMost } from '@allenio/contract/progress'
import type { Progress } from '@allenio/contract/progress'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { firstDayOf, groupByMonth } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { useProgressWords } from '../words.ts'
import css from './list.module.css'
import { ProgressRow } from './row.tsx'

const Gallery = lazy(async () => ({ default: (await import('#ui/gallery')).Gallery }))

interface ProgressListProps {
  rows: readonly Progress[]
  isOwn?: boolean
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  editHref?: (progress: Progress) => string
  onRemove: (progress: Progress) => void
  /** Loads more; there it ends. */
  foot: ReactNode
}

/** Months under each other; what is far from sight is not drawn. */
export function ProgressList({ rows, isOwn = false, chosen, onChoose, editHref, onRemove, foot }: ProgressListProps) {
  const t = useProgressWords()
  const { month: monthOf, day: dayOf, weight } = useFormats()
  const [shown, setShown] = useState<string>()
  const [wasShown, setWasShown] = useState(false)
  const open = (id: string | undefined) => {
    setWasShown(true)
    setShown(id)
  }
  const isFull = chosen.length >= comparedPhotosAtMost
  const mayCompare = rows.length > 1
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
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
                before={rows[rows.indexOf(progress) + 1]}
                isOwn={isOwn}
                choice={mayCompare ? { isChosen: chosen.includes(progress.id), isFull, toggle: () => toggle(progress.id) } : undefined}
                onOpen={open}
                editHref={editHref?.(progress)}
                onRemove={() => onRemove(progress)}
              />
            ))}
          </ul>
        </section>
      ))}
      {foot}
      {wasShown && (
        <Suspense>
          <Gallery items={items()} shown={shown} onShow={open} />
        </Suspense>
      )}
    </>
  )
}
