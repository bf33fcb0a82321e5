import type { CreditEntry, CreditPack } from '@allenio/contract/credits'
import { clockIn, daysBetween, dayIn } from '@allenio/domain/days'
import type { ReactNode } from 'react'
import { useToday } from '#shell'
import { signed, useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Figure } from '#ui/figure'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useCreditWords } from '../words.ts'

/** The days before its end in which a pack is marked. */
const soonDays = 14

export function Balance({ balance, label }: { balance: number; label: string }) {
  const t = useCreditWords()
  const { integer } = useFormats()
  return <Figure size="large" label={label} value={integer(balance)} unit={t('credit', { count: balance })} />
}

interface PacksProps {
  packs: readonly CreditPack[]
  actionsOf?: (pack: CreditPack) => ReactNode
}

/** The credits that are left, what they pay and until when; packs that are used up or over stand in the entries alone. */
export function Packs({ packs, actionsOf }: PacksProps) {
  const t = useCreditWords()
  const { day } = useFormats()
  const today = useToday()
  const usable = packs.filter(({ isOver }) => !isOver)
  if (usable.length === 0) return null
  return (
    <Section bare title={t('packs')}>
      <List label={t('packs')}>
        {usable.map(pack => {
          const left = pack.untilDay === null ? undefined : daysBetween(today, pack.untilDay)
          return (
            <ListRow
              key={pack.id}
              title={packText(pack, t)}
              sub={[
                pack.kind ? t('packFor', { kind: pack.kind.name }) : t('packForAll'),
                pack.untilDay ? t('until', { day: day(pack.untilDay) }) : t('endless'),
              ].join(' · ')}
              meta={left !== undefined && left <= soonDays && <Badge status="attention">{t('ends', { count: Math.max(0, left) })}</Badge>}
              actions={actionsOf?.(pack)}
            />
          )
        })}
      </List>
    </Section>
  )
}

export const packText = ({ remaining, amount }: CreditPack, t: ReturnType<typeof useCreditWords>): string =>
  t('packLeft', { remaining, amount })

/** Every movement, the latest first: what for, when, how much, and what there was after it. */
export function Entries({ entries, foot }: { entries: readonly CreditEntry[]; foot: ReactNode }) {
  const t = useCreditWords()
  const { day, integer } = useFormats()
  return (
    <Section bare title={t('entries')}>
      <List label={t('entries')}>
        {entries.map(({ id, amount, balance, cause, booking, note, addedBy, createdAt }) => (
          <ListRow
            key={id}
            title={
              booking
                ? t('about', {
                    cause: t(`cause_${cause}`),
                    kind: booking.kind,
                    when: `${day(dayIn(booking.zone, booking.startDate))}, ${clockIn(booking.zone, Date.parse(booking.startDate))}`,
                  })
                : t(`cause_${cause}`)
            }
            sub={[day(createdAt), addedBy, note].filter(Boolean).join(' · ')}
            meta={
              <Text as="span" size="inherit" figures>
                <b>{signed(amount, integer)}</b> · {t('after', { balance })}
              </Text>
            }
          />
        ))}
      </List>
      {foot}
    </Section>
  )
}
