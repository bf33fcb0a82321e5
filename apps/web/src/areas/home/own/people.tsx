import { daysBetween } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { classes } from '#ui/classes'
import { useOwnWords } from './words.ts'
import { Head } from './head.tsx'
import type { OwnHomeRead } from './own-day.ts'
import css from './page.module.css'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'

const soonDays = 7

export function People({ home: { coaches, subscriptionEnd }, today }: { home: OwnHomeRead; today: string }) {
  const t = useOwnWords()
  if (coaches.length === 0 && subscriptionEnd === null) return null
  return (
    <section className={classes(css.section, css.last)} aria-labelledby="own-people">
      <Head id="own-people" title={t('people')} />
      <BareList gap={12}>
        {coaches.map(({ id, name, role, photo }) => (
          <Row as="li" key={id} gap={12}>
            <Avatar name={name} photo={photo} size={44} seed={id} />
            <Stack as="span" grow>
              <Text as="span" weight={500} breaks>
                {name}
              </Text>
              <Text as="span" tone={2}>
                {t(role)}
              </Text>
            </Stack>
          </Row>
        ))}
      </BareList>
      {subscriptionEnd !== null && <Subscription end={subscriptionEnd} today={today} />}
    </section>
  )
}

function Subscription({ end, today }: { end: string; today: string }) {
  const t = useOwnWords()
  const { day } = useFormats()
  const daysLeft = daysBetween(today, end)
  return (
    <Row as="p" wrap justify="between" className={css.subscription}>
      <Text as="span" tone={2}>
        {t('subscription')}
      </Text>
      {daysLeft < 0 ? (
        <Badge status="error">{t('ended', { day: day(end) })}</Badge>
      ) : daysLeft === 0 ? (
        <Badge status="attention">{t('endsToday')}</Badge>
      ) : daysLeft <= soonDays ? (
        <Badge status="attention">{t('daysLeft', { count: daysLeft })}</Badge>
      ) : (
        <span>{t('until', { day: day(end) })}</span>
      )}
    </Row>
  )
}
