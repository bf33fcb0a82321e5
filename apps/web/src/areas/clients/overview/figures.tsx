import type { ClientDetail } from '@allenio/contract/clients'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { CSSProperties } from 'react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { BareButton, BareList } from '#ui/layout'
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
  const listId = useId()
  const [isWhole, setWhole] = useState(false)
  const figures = [{ label: t('lastSeen'), ...lastSeen }, ...summaries.flatMap(({ figure }) => figure ?? [])]
  const shownFigures = isWhole ? figures : firstFigures(figures)
  return (
    <div className={css.band}>
      <BareList id={listId} gap={1} className={css.figures} style={{ '--count': Math.min(figures.length, rowLength) } as CSSProperties}>
        {shownFigures.map(figure => (
          <FigureItem key={figure.label} {...figure} />
        ))}
      </BareList>
      {figures.length > rowLength && (
        <BareButton className={css.all} aria-expanded={isWhole} aria-controls={listId} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'fewerFigures' : 'allFigures', { count: String(figures.length) })}
          <Icon of={IconChevronDown} size={16} />
        </BareButton>
      )}
    </div>
  )
}

/** One even row; what is pressing is never left out of it. */
const rowLength = 6

function firstFigures(figures: readonly OverviewFigure[]): readonly OverviewFigure[] {
  const pressing = figures.slice(rowLength).filter(({ isPressing }) => isPressing)
  const calm = figures.slice(0, rowLength).filter(({ isPressing }, at) => at > 0 && !isPressing)
  const replaced = new Set(calm.slice(Math.max(0, calm.length - pressing.length)))
  return figures.filter((figure, at) => (at < rowLength ? !replaced.has(figure) : pressing.slice(0, replaced.size).includes(figure)))
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
