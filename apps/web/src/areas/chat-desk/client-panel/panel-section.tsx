import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link'
import { useClientPanelWords } from './words.ts'
import css from './client-panel.module.css'

/** The reads are those of the client's own page, so that moving between the two does not wait. */
export const readOptions = { quiet: true, keep: true } as const

interface PanelSectionProps {
  title: string
  /** Where there is more of it. */
  href?: string
  /** The content has edges of its own. */
  isBare?: boolean
  children: ReactNode
}

export function PanelSection({ title, href, isBare = false, children }: PanelSectionProps) {
  return (
    <section className={isBare ? css.bare : css.part}>
      <h3 className={css.title}>
        {href ? (
          <Link className={css.titleLink} href={href}>
            {title}
            <IconChevronRight stroke={1.75} aria-hidden />
          </Link>
        ) : (
          title
        )}
      </h3>
      {children}
    </section>
  )
}

/** Shown for a part that failed to load; the other parts stay. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  const t = useClientPanelWords()
  return (
    <p className={css.muted} role="alert">
      {t('partFailed')}{' '}
      <button type="button" className={css.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}
