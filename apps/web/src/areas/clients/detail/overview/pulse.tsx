import { attentionDays } from '@allenio/contract/home'
import { daysBetween } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Link } from '#ui/link'
import { Skeleton } from '#ui/skeleton'
import { useOverviewWords } from './words.ts'
import type { Records } from './page.tsx'
import css from './overview.module.css'

interface PulseProps {
  id: string
  records: Records
}

/** Is this person still with us? When they were last here, weighed in, sent photos, and what waits for them. */
export function Pulse({ id, records: { client, weights, progresses, actions } }: PulseProps) {
  const t = useOverviewWords()
  const { ago, day, integer, weight } = useFormats()
  const today = romeDay()
  const base = `/clients/${id}`
  const counts = actions.data?.first?.counts
  const latest = weights.data?.trend.latest
  const sinceWeight = latest ? daysBetween(latest.day, today) : 0
  const isLongAgo = sinceWeight >= attentionDays.noWeighIn
  const photos = progresses.data?.progresses[0]
  const seen = client.data && (client.data.lastSeenAt
    ? { value: ago(client.data.lastSeenAt), note: day(client.data.lastSeenAt) }
    : { value: t('never'), note: client.data.isRegistered ? t('neverText') : t('notRegistered') })
  return (
    <ul className={css.pulse}>
      <Beat label={t('lastSeen')} {...seen} />
      <Beat
        label={t('lastWeight')} href={`${base}/weights`}
        {...(weights.data && (latest
          ? { value: weight(latest.kg), note: isLongAgo ? t('daysAgo', { count: sinceWeight }) : ago(latest.day) }
          : { value: t('noneYet') }))}
        isPressing={isLongAgo}
      />
      <Beat
        label={t('lastPhotos')} href={`${base}/progress`}
        {...(progresses.data && (photos ? { value: ago(photos.day), note: t('times', { count: progresses.data.total }) } : { value: t('noneYet') }))}
      />
      <Beat
        label={t('toDo')} href={`${base}/actions`} isPressing={(counts?.overdue ?? 0) > 0}
        {...(counts && {
          value: integer(counts.open + counts.overdue),
          note: counts.overdue > 0 ? t('late', { count: counts.overdue }) : t('nothingLate'),
        })}
      />
    </ul>
  )
}

interface BeatProps {
  label: string
  value?: string
  note?: string
  href?: string
  /** It has been too long. */
  isPressing?: boolean
}

function Beat({ label, value, note, href, isPressing }: BeatProps) {
  const words = (
    <>
      <span className={css.beatLabel}>{label}</span>
      {value === undefined ? <Skeleton width={96} height={24} /> : <span className={css.beatValue}>{value}</span>}
      <span className={css.beatNote}>{note}</span>
    </>
  )
  return <li className={css.beat} data-pressing={isPressing || undefined}><Shell href={href}>{words}</Shell></li>
}

const Shell = ({ href, children }: { href: string | undefined, children: ReactNode }) =>
  href ? <Link href={href}>{children}</Link> : <div>{children}</div>
