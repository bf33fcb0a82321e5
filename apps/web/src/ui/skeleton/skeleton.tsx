import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import { Stack } from '#ui/layout'
import css from './skeleton.module.css'

export type SkeletonProps = { width?: number | string; height?: number; round?: boolean; className?: string | undefined }

/** One bar of a skeleton. Build the shape of the content from several and put them in a Waiting. */
export function Skeleton({ width = '100%', height = 12, round, className }: SkeletonProps) {
  const style = { width: round ? height : width, height, borderRadius: round ? '50%' : undefined }
  return <span className={classes(css.bone, className)} style={style} aria-hidden />
}

/** Tells screen readers that something is loading, and shows nothing for the first 200 ms. */
export function Waiting({ children }: { children: ReactNode }) {
  const words = useWords()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only
    <div className={css.late} role="status" aria-busy>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {children}
    </div>
  )
}

// different lengths, so that the bars look like words
const widths = ['62%', '48%', '71%', '39%', '55%', '66%', '44%', '58%']
const widthAt = (index: number) => widths[index % widths.length] ?? '50%'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Waiting>
      <div className={css.lines}>
        {times(lines).map(index => (
          <Skeleton key={index} width={widthAt(index)} />
        ))}
      </div>
    </Waiting>
  )
}

export type SkeletonRowsProps = { rows?: number; hasAvatar?: boolean; columns?: number; tall?: boolean }

function Rows({ rows = 8, hasAvatar, columns = 2, tall }: SkeletonRowsProps) {
  return times(rows).map(row => (
    <div key={row} className={classes(css.row, tall && css.tall)}>
      {hasAvatar && <Skeleton round height={tall ? 44 : 28} />}
      <Skeleton width={`calc(${widthAt(row)} * 0.4)`} />
      {times(columns).map(column => (
        <Skeleton key={column} width={72} className={column === 0 ? css.push : undefined} />
      ))}
    </div>
  ))
}

export function SkeletonRows(props: SkeletonRowsProps) {
  return (
    <Waiting>
      <Rows {...props} />
    </Waiting>
  )
}

export function SkeletonCard() {
  return (
    <Waiting>
      <div className={css.card}>
        <Skeleton width="40%" height={16} />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Waiting>
  )
}

/** The skeleton of a whole page: title, button, a list. */
export function SkeletonPage() {
  return (
    <Waiting>
      <Stack gap={20}>
        <div className={css.head}>
          <Skeleton width={180} height={28} />
          <Skeleton width={128} height={36} />
        </div>
        <div className={css.sheet}>
          <Rows />
        </div>
      </Stack>
    </Waiting>
  )
}
