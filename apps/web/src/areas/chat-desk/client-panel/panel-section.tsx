import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import css from './client-panel.module.css'
import { useClientPanelWords } from './words.ts'

/** The reads are those of the client's own page, so that moving between the two does not wait. */
export const readOptions = { quiet: true, isStored: true } as const

interface PanelSectionProps {
  title: string
  /** The client's page that shows more of it. */
  href?: string
  /** The content has edges of its own. */
  isBare?: boolean
  children: ReactNode
}

export function PanelSection({ title, href, isBare = false, children }: PanelSectionProps) {
  return (
    <section className={classes(css.section, isBare && css.bare)}>
      <Text as="h3" size="small" tone={3} className={css.title}>
        {href ? (
          <Link className={css.link} href={href}>
            {title}
            <Icon of={IconChevronRight} size={14} />
          </Link>
        ) : (
          title
        )}
      </Text>
      {children}
    </section>
  )
}

/** Shown for a part that failed to load; the other parts stay. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  const t = useClientPanelWords()
  return (
    <Text tone={3} role="alert">
      {t('partFailed')}{' '}
      <BareButton className={css.retry} onClick={onRetry}>
        {t('retry')}
      </BareButton>
    </Text>
  )
}
