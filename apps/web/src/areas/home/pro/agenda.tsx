import { addDays, romeDay } from '@allenio/domain/days'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { agendaSources } from '#areas/clients'
import type { AgendaEntry } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { EventDot } from '#ui/event-color'
import { Icon } from '#ui/icon'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { agendaDays } from './agenda-days.ts'
import { useScope } from './data.ts'
import { useProWords } from './words.ts'
import css from './page.module.css'

const rowLimit = 7
const daysAhead = 7

/** The sources are the same as long as the app is open, so that their hooks keep their order. */
function useAgenda() {
  const scope = useScope()
  return agendaSources.entries().map(({ useDays }) => useDays({ ...scope, daysAhead }))
}

/** Today and the following days: what clients have to do, and what is arranged with them. */
export function Agenda() {
  const t = useProWords()
  const { weekday, day: dayOf, integer } = useFormats()
  const reads = useAgenda()
  const [isWhole, setWhole] = useState(false)
  const missing = reads.find(({ data }) => data === undefined)
  const today = romeDay()
  const nameOf = (day: string) => (day === today ? t('onDay') : day === addDays(today, 1) ? t('tomorrow') : `${weekday(day)} ${dayOf(day)}`)
  const aside = (text: string) => (
    <Text tone={2} prose className={css.aside}>
      {text}
    </Text>
  )
  const body = () => {
    const { days, hiddenCount } = agendaDays(
      reads.flatMap(({ data }) => data ?? []),
      isWhole ? Infinity : rowLimit,
    )
    const unsent = reads.filter(({ hasMore }) => hasMore)
    const isLoading = unsent.some(({ isLoadingMore }) => isLoadingMore)
    const showMore = () => {
      if (isWhole) for (const { loadMore } of unsent) loadMore()
      setWhole(true)
    }
    return (
      <>
        {days[0]?.day !== today && <div className={css.group}>{aside(t('todayFree'))}</div>}
        {days.map(({ day, entries, count }) => (
          <div key={day} className={css.group}>
            <h3 className={css.groupName}>
              {nameOf(day)} <span className={css.groupCount}>{integer(count)}</span>
            </h3>
            <List>
              {entries.map(entry => (
                <AgendaRow key={entry.id} entry={entry} />
              ))}
            </List>
          </div>
        ))}
        {(hiddenCount > 0 || isWhole) && (
          <div className={css.aside}>
            {hiddenCount > 0 && (!isWhole || unsent.length > 0) ? (
              <Button kind="quiet" size="small" className={css.more} isBusy={isLoading} onClick={showMore}>
                {t('showMore', { count: hiddenCount })}
              </Button>
            ) : (
              <Button kind="quiet" size="small" className={css.more} onClick={() => setWhole(false)}>
                {t('showLess')}
              </Button>
            )}
          </div>
        )}
        {days.length === 0 && aside(t('todayEmpty'))}
      </>
    )
  }
  return (
    <Section title={t('today')} bare>
      {missing ? (
        <Loaded query={missing} failed={t('todayFailed')} skeleton={<SkeletonRows rows={4} hasAvatar columns={0} />}>
          {body}
        </Loaded>
      ) : (
        body()
      )}
    </Section>
  )
}

const AgendaRow = ({ entry: { client, title, color, text, time, href, actions } }: { entry: AgendaEntry }) => (
  <ListRow
    compact
    href={href}
    title={title ?? client?.name ?? text}
    sub={title === undefined && !client ? undefined : text}
    lead={<AgendaMark client={client} color={color} />}
    meta={time}
    actions={actions}
  />
)

/** A face, the colour of an appointment of several people, or the sign of a reminder. */
function AgendaMark({ client, color }: Pick<AgendaEntry, 'client' | 'color'>) {
  if (client) return <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
  return color ? <EventDot color={color} /> : <Icon of={IconBell} className={css.agendaIcon} />
}
