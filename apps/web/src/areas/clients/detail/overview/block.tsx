import { IconChevronRight } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { useOverviewWords } from './words.ts'
import css from './overview.module.css'

interface BlockProps<Data> {
  title: string
  /** The tab it is taken from. */
  href: string
  link: string
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isRefetching' | 'refetch'>
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the overview: it leads to where there is more, and a failure of it leaves the others standing. */
export function Block<Data>({ title, href, link, query: { data, isError, isRefetching, refetch }, waiting, children }: BlockProps<Data>) {
  const t = useOverviewWords()
  return (
    <Section
      title={title}
      action={<Link className={css.more} href={href} aria-label={`${title}: ${link}`}>{link}<IconChevronRight stroke={1.75} aria-hidden /></Link>}
    >
      {data !== undefined ? children(data) : isError ? (
        <p className={css.failed} role="alert">
          {t('failed')}
          <Button size="small" kind="quiet" loading={isRefetching} onClick={() => void refetch()}>{t('retry')}</Button>
        </p>
      ) : waiting}
    </Section>
  )
}

interface NothingYetProps {
  title: string
  text: string
  children?: ReactNode
}

/** What will be here, and the first step to it. */
export function NothingYet({ title, text, children }: NothingYetProps) {
  return (
    <div className={css.nothing}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <div className={css.steps}>{children}</div>}
    </div>
  )
}
