import type { ClientDetail } from '@allenio/contract/clients'
import { useFormats } from '#lib/formats'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
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
    <BareList gap={1} className={css.figures}>
      <FigureItem label={t('lastSeen')} {...lastSeen} />
      {summaries.map(({ figure }) => figure && <FigureItem key={figure.label} {...figure} />)}
    </BareList>
  )
}

function FigureItem({ label, value, note, href, isPressing }: OverviewFigure) {
  const words = (
    <>
      <Text as="span" size="small" tone={3}>
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton width={96} height={24} />
      ) : (
        <Text as="span" size={20} tone="inherit" breaks>
          {value}
        </Text>
      )}
      <Text as="span" {...(isPressing ? { tone: 'attention', weight: 500 } : { tone: 2 })} className={css.note}>
        {note}
      </Text>
    </>
  )
  return <li className={css.figure}>{href ? <Link href={href}>{words}</Link> : <div>{words}</div>}</li>
}
