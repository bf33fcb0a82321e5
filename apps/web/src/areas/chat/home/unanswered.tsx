import { listUnanswered } from '@allenio/contract/home'
import { useQuery } from '@tanstack/react-query'
import { messageOf, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useRealtime } from '#lib/realtime'
import { Avatar } from '#ui/avatar'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { List, ListRow } from '#ui/list'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useLastLine } from '../inbox/last-line.ts'
import { useHomeWords } from './words.ts'
import css from './home.module.css'
import { useWaitWords } from '../inbox/waits.ts'

interface UnansweredProps {
  /** Limits the list to one collaborator's clients. */
  collaboratorId?: string | undefined
}

/** The clients who wait for an answer, the longest wait first; one press opens the conversation. */
export function Unanswered({ collaboratorId }: UnansweredProps) {
  const t = useHomeWords()
  const lineOf = useLastLine()
  const wait = useWaitWords()
  const { integer } = useFormats()
  const input = { ...(collaboratorId !== undefined && { collaboratorId }) }
  const { data, error, refetch, isFetching } = useQuery(read(listUnanswered, input, { quiet: true, keep: true }))
  const reload = () => void refetch()
  useRealtime('chat message', reload)
  useRealtime('chat changed', reload)
  const rows = data?.unanswered ?? []
  return (
    <Section
      title={t('unanswered')}
      bare
      action={
        data &&
        data.total > rows.length && (
          <ButtonLink kind="quiet" size="small" href="/chats?view=waiting">
            {t('seeAll', { count: integer(data.total) })}
          </ButtonLink>
        )
      }>
      {rows.length > 0 && (
        <List label={t('unanswered')}>
          {rows.map(({ conversationId, client, waitingSince, lastMessage }) => {
            const { short, long, isLong } = wait(waitingSince)
            return (
              <ListRow
                key={conversationId}
                compact
                href={`/chats?view=waiting&c=${conversationId}`}
                title={client.name}
                sub={lineOf({ lastMessage }).text}
                lead={<Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />}
                meta={
                  <span className={isLong ? css.long : undefined} title={long} aria-label={long}>
                    {short}
                  </span>
                }
              />
            )
          })}
        </List>
      )}
      {data && rows.length === 0 && <p className={css.aside}>{t('allAnswered')}</p>}
      {!data &&
        (error ? (
          <ErrorState title={t('unansweredFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonRows rows={2} avatar columns={1} />
        ))}
    </Section>
  )
}
