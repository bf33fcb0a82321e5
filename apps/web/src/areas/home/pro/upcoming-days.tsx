import type { ClientAction } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { addDays } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useProWords } from './words.ts'
import { comingDays } from './coming-days.ts'
import { comingQuery, useScope } from './data.ts'
import css from './page.module.css'

const rowLimit = 7

/** The tasks of clients for today and the following days. */
export function UpcomingDays() {
  const t = useProWords()
  const { weekday, day: dayOf } = useFormats()
  const query = useQuery(comingQuery(useScope()))
  const today = romeDay()
  const nameOf = (day: string) => (day === today ? t('onDay') : day === addDays(today, 1) ? t('tomorrow') : `${weekday(day)} ${dayOf(day)}`)
  const aside = (text: string) => (
    <Text tone={2} prose className={css.aside}>
      {text}
    </Text>
  )
  return (
    <Section title={t('today')} bare>
      <Loaded query={query} failed={t('todayFailed')} skeleton={<SkeletonRows rows={4} avatar columns={0} />}>
        {({ userClientActions, due }) => {
          const { days, restCount } = comingDays(userClientActions, { today, limit: rowLimit, due: due ?? [] })
          return (
            <>
              {days.map(({ day, rows }) => (
                <div key={day} className={css.group}>
                  <h3 className={css.groupName}>{nameOf(day)}</h3>
                  <List>
                    {rows.map(action => (
                      <ComingRow key={action.id} action={action} />
                    ))}
                  </List>
                </div>
              ))}
              {restCount > 0 && aside(t('andMore', { count: restCount }))}
              {days.length === 0 && aside(t('todayEmpty'))}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}

function ComingRow({ action: { id, client, title, kind } }: { action: ClientAction }) {
  const language = useLanguage()
  return (
    <ListRow
      compact
      href={hrefTo('/clients/$id/actions', { id: client.id }, { search: { action: id } })}
      title={client.name}
      sub={title || actionKindName(language, kind)}
      lead={<Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />}
    />
  )
}
