import type { ClientDetail } from '@allenio/contract/clients'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Link } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import type { OverviewFigure, ClientSummary } from './part.ts'
import { useOverviewWords } from './words.ts'
import css from './figures.module.css'

interface OverviewFiguresProps {
  client: ClientDetail | undefined
  summaries: readonly ClientSummary[]
}

/** Is this person still with us? When they were last here, weighed in, sent photos, and what waits for them. */
export function OverviewFigures({ client, summaries }: OverviewFiguresProps) {
  const t = useOverviewWords()
  const { ago, day } = useFormats()
  const lastSeen =
    client &&
    (client.lastSeenAt
      ? { value: ago(client.lastSeenAt), note: day(client.lastSeenAt) }
      : { value: t('never'), note: client.isRegistered ? t('neverText') : t('notRegistered') })
  return (
    <ul className={css.pulse}>
      <FigureItem label={t('lastSeen')} {...lastSeen} />
      {summaries.map(({ figure }) => figure && <FigureItem key={figure.label} {...figure} />)}
    </ul>
  )
}

function FigureItem({ label, value, note, href, isPressing }: OverviewFigure) {
  const words = (
    <>
      <span className={css.beatLabel}>{label}</span>
      {value === undefined ? <Skeleton width={96} height={24} /> : <span className={css.beatValue}>{value}</span>}
      <span className={css.beatNote}>{note}</span>
    </>
  )
  return (
    <li className={css.beat} data-pressing={isPressing || undefined}>
      <Shell href={href}>{words}</Shell>
    </li>
  )
}

const Shell = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? <Link href={href}>{children}</Link> : <div>{children}</div>
