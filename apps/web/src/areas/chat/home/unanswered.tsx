import { listUnanswered } from '@allenio/contract/home'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useRealtime } from '#lib/realtime'
import { Avatar } from '#ui/avatar'
import { ButtonLink } from '#ui/button'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useLastLine } from '../inbox/last-line.ts'
import { chatsHref } from '../inbox/place.ts'
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
  const query = useQuery(read(listUnanswered, input, { quiet: true, keep: true }))
  const reload = () => void query.refetch()
  useRealtime('chat message', reload)
  useRealtime('chat changed', reload)
  const { data } = query
  return (
    <Section
      title={t('unanswered')}
      bare
      action={
        data &&
        data.total > data.unanswered.length && (
          <ButtonLink kind="quiet" size="small" href={hrefTo('/chats', { search: { view: 'waiting' } })}>
            {t('seeAll', { count: integer(data.total) })}
          </ButtonLink>
        )
      }>
      <Loaded query={query} failed={t('unansweredFailed')} skeleton={<SkeletonRows rows={2} avatar columns={1} />}>
        {({ unanswered }) =>
          unanswered.length === 0 ? (
            <Text tone={2} prose className={css.aside}>
              {t('allAnswered')}
            </Text>
          ) : (
            <List label={t('unanswered')}>
              {unanswered.map(({ conversationId, client, waitingSince, lastMessage }) => {
                const { short, long, isLong } = wait(waitingSince)
                return (
                  <ListRow
                    key={conversationId}
                    compact
                    href={chatsHref({ view: 'waiting', c: conversationId })}
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
          )
        }
      </Loaded>
    </Section>
  )
}
