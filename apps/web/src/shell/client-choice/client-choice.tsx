import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useSettled } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Checkbox } from '#ui/checkbox'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { walkControls } from '#ui/row-keys'
import { SkeletonRows } from '#ui/skeleton'
import { Ellipsis, Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import css from './choice.module.css'
import { GroupLine } from './group-line.tsx'
import { useChoiceWords } from './words.ts'

export interface ChoosableClient {
  id: string
  name: string
  photo: string | null
  /** The client has the thing already, so Enter prefers other clients. */
  isAssigned: boolean
}

const namesAtMost = 12

interface ClientChoiceProps<Page, Client extends ChoosableClient, Key extends QueryKey> {
  /** The query for the clients that match a text, of one group if it is named. */
  queryOf: (search: string, groupId: string | undefined) => UseInfiniteQueryOptions<Page, Error, { rows: readonly Client[] }, Key, number>
  chosen: readonly { id: string; name: string }[]
  atMost: number
  error: string | undefined
  /** A note under the client's name. */
  noteOf: (client: Client) => ReactNode
  /** Called when clients are ticked, or unticked: one, or all of a group. */
  onTick: (clients: readonly Client[], isChosen: boolean) => void
  /** The client is ticked for good: they are in a group already. */
  isFixed?: (client: Client) => boolean
}

/**
 * A list of clients to tick, with a search, where Enter ticks the first, and with the groups of the person, which are ticked whole. Ticked
 * clients stay ticked during further searches.
 */
export function ClientChoice<Page, Client extends ChoosableClient, Key extends QueryKey>({
  queryOf,
  chosen,
  atMost,
  error,
  noteOf,
  onTick,
  isFixed = () => false,
}: ClientChoiceProps<Page, Client, Key>) {
  const t = useChoiceWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const [groupId, setGroupId] = useState<string>()
  const list = useInfiniteQuery<Page, Error, { rows: readonly Client[] }, Key, number>(queryOf(search, groupId))
  const isChosen = (id: string) => chosen.some(each => each.id === id)
  const tick = (client: Client) => {
    if (isChosen(client.id)) onTick([client], false)
    else if (chosen.length < atMost) onTick([client], true)
  }
  const untickedOf = (rows: readonly Client[] = []) => rows.filter(client => !isChosen(client.id) && !isFixed(client))
  const [isReading, setReading] = useState(false)
  /** Reads the rest of the group first. */
  const tickAll = async () => {
    setReading(true)
    let answer: { data: { rows: readonly Client[] } | undefined; hasNextPage: boolean; isError: boolean } = list
    while (answer.hasNextPage && !answer.isError) answer = await list.fetchNextPage()
    setReading(false)
    onTick(untickedOf(answer.data?.rows).slice(0, atMost - chosen.length), true)
  }
  const mayTickAll = !list.isPlaceholderData && chosen.length < atMost && (list.hasNextPage || untickedOf(list.data?.rows).length > 0)
  const namesOf = (people: typeof chosen) => {
    const names = people.slice(0, namesAtMost).map(({ name }) => name)
    const more = people.length - names.length
    return more > 0 ? t('namesMore', { names: names.join(', '), count: more }) : names.join(', ')
  }
  const isSettled = search === typed.trim() && !list.isFetching
  // Enter may be pressed before the rows of the typed text have arrived
  const [isEntered, setEntered] = useState(false)
  const tickFirst = useEffectEvent(() => {
    setEntered(false)
    const others = untickedOf(list.data?.rows)
    const found = others.find(({ isAssigned }) => !isAssigned) ?? others[0]
    if (!found) return
    tick(found)
    setTyped('')
  })
  useEffect(() => {
    if (!isEntered || !isSettled) return
    const timer = setTimeout(() => tickFirst())
    return () => clearTimeout(timer)
  }, [isEntered, isSettled])
  return (
    <Stack role="presentation" gap={8} onKeyDown={event => walkControls(event, 'input')}>
      <TextField
        label={t('search')}
        labelHidden
        type="search"
        placeholder={t('search')}
        autoComplete="off"
        icon={IconSearch}
        value={typed}
        data-autofocus
        onChange={event => {
          setTyped(event.target.value)
          setEntered(false)
        }}
        onClear={() => setTyped('')}
        onKeyDown={event => {
          // without a typed text, Enter submits the form
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          setEntered(true)
        }}
      />
      <GroupLine groupId={groupId} onChoose={setGroupId} onTickAll={mayTickAll ? () => void tickAll() : undefined} isBusy={isReading} />
      <fieldset className={css.choice} aria-label={t('search')} aria-busy={list.isFetching}>
        <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} hasAvatar columns={0} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text tone={2}>{search ? t('noClients') : t(groupId === undefined ? 'nobody' : 'nobodyInGroup')}</Text>
            ) : (
              rows.map(client => (
                <Checkbox
                  key={client.id}
                  className={css.person}
                  checked={isChosen(client.id) || isFixed(client)}
                  disabled={isFixed(client)}
                  onChange={() => tick(client)}
                  label={
                    <Row as="span" gap={8}>
                      <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
                      <Ellipsis>{client.name}</Ellipsis>
                    </Row>
                  }
                  hint={noteOf(client) || undefined}
                />
              ))
            )
          }
        </Loaded>
        <LoadMore list={list} />
      </fieldset>
      {error ? (
        <FieldError>{error}</FieldError>
      ) : (
        <Text as="output" size="small" tone={2}>
          {[t('chosen', { count: chosen.length }), ...(chosen.length > 0 ? [namesOf(chosen)] : [])].join(': ')}
          {chosen.length >= atMost && ` ${t('atMost', { max: atMost })}`}
        </Text>
      )}
    </Stack>
  )
}

/** The chosen clients and the assigned thing, side by side where there is room. */
export const ChoiceColumns = ({ children }: { children: ReactNode }) => <div className={css.columns}>{children}</div>
