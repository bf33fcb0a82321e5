import type { ClientAction } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { addDays } from '@allenio/domain/days'
import { romeDay } from '@allenio/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { ErrorState } from '#ui/error-state'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useProWords } from './words.ts'
import { comingDays } from './coming-days.ts'
import { comingQuery, useScope } from './data.ts'
import css from './page.module.css'

const rowLimit = 7

/** The tasks of clients for today and the following days. */
export function UpcomingDays() {
  const t = useProWords()
  const { weekday, day: dayOf } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(comingQuery(useScope()))
  const today = romeDay()
  const { days, restCount } = comingDays(data?.userClientActions ?? [], { today, limit: rowLimit, due: data?.due ?? [] })
  const nameOf = (day: string) => (day === today ? t('onDay') : day === addDays(today, 1) ? t('tomorrow') : `${weekday(day)} ${dayOf(day)}`)
  return (
    <Section title={t('today')} bare>
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
      {restCount > 0 && <p className={css.aside}>{t('andMore', { count: restCount })}</p>}
      {data && days.length === 0 && <p className={css.aside}>{t('todayEmpty')}</p>}
      {!data &&
        (error ? (
          <ErrorState title={t('todayFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonRows rows={4} avatar columns={0} />
        ))}
    </Section>
  )
}

function ComingRow({ action: { id, client, title, kind } }: { action: ClientAction }) {
  const language = useLanguage()
  return (
    <ListRow
      compact
      href={`/clients/${client.id}/actions?action=${id}`}
      title={client.name}
      sub={title || actionKindName(language, kind)}
      lead={<Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />}
    />
  )
}
