import { listClientsForSelect } from '@allenio/contract/clients'
import { listClientsToday } from '@allenio/contract/workouts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { listStoredTrainees } from '#areas/workouts'
import { listQuery, read, useSettled } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { plain } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Checkbox } from '#ui/checkbox'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import css from './floor.module.css'
import { useFloorWords } from './words.ts'

export interface Choice {
  id: string
  name: string
  photo: string | null
}

interface ClientChoiceProps {
  /** The ids of the clients on the floor. */
  present: readonly string[]
  chosen: readonly Choice[]
  /** The number of clients for whom there is room. */
  most: number
  onChoose: (chosen: readonly Choice[]) => void
}

export const clientsQuery = (search: string) =>
  listQuery(listClientsForSelect, search ? { search } : {}, {
    rows: ({ clients }) => clients,
    quiet: true,
    ...(!search && { isStored: true }),
  })

/** The clients to choose from, those of today first. Without a network only those are offered whom the device knows. */
export function ClientChoice({ present, chosen, most, onChoose }: ClientChoiceProps) {
  const t = useFloorWords()
  const isOnline = useIsOnline()
  const stored = useStoredTrainees()
  const [text, setText] = useState('')
  const settled = useSettled(text)
  const search = isOnline ? settled : ''
  const today = useQuery(read(listClientsToday, {}, { quiet: true, isStored: true }))
  const all = useInfiniteQuery(clientsQuery(search))
  const needle = plain(text.trim())
  const isFound = ({ id, name }: Choice) => !present.includes(id) && plain(name).includes(needle)
  const todays = today.data?.clients.filter(isFound) ?? []
  const todayIds = new Set(today.data?.clients.map(({ id }) => id))
  const turn = ({ id, name, photo }: Choice) => {
    const others = chosen.filter(each => each.id !== id)
    if (others.length < chosen.length) onChoose(others)
    else if (others.length < most) onChoose([...others, { id, name, photo }])
  }
  const box = (client: Choice, state: string) => {
    const sub = stored && !stored.has(client.id) && !isOnline ? t('notHere') : state
    const isChosen = chosen.some(({ id }) => id === client.id)
    return (
      <Checkbox
        key={client.id}
        className={css.choice}
        checked={isChosen}
        aria-disabled={(!isChosen && chosen.length >= most) || undefined}
        onChange={() => turn(client)}
        label={
          <Row as="span" gap={12}>
            <Avatar name={client.name} photo={client.photo} size={36} seed={client.id} />
            <Stack as="span" grow>
              <Text as="span" clip>
                {client.name}
              </Text>
              {sub && (
                <Text as="span" size="small" tone={3} clip>
                  {sub}
                </Text>
              )}
            </Stack>
          </Row>
        }
      />
    )
  }
  return (
    <Stack gap={16}>
      <TextField
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        icon={IconSearch}
        value={text}
        data-autofocus
        onChange={event => setText(event.target.value)}
        onClear={() => setText('')}
      />
      {todays.length > 0 && (
        <FieldSet label={t('today')} className={css.choices}>
          {todays.map(client =>
            box(
              client,
              t(client.isUnderWay ? 'underWay' : client.done > 0 && client.done >= client.planned ? 'trainedToday' : 'plannedToday'),
            ),
          )}
        </FieldSet>
      )}
      <Loaded query={all} failed={t('listFailed')} skeleton={<SkeletonRows rows={5} hasAvatar columns={0} />}>
        {({ rows }) => {
          const others = rows.filter(client => isFound(client) && !todayIds.has(client.id))
          if (others.length > 0)
            return (
              <FieldSet label={t('others')} className={css.choices}>
                {others.map(client => box(client, ''))}
              </FieldSet>
            )
          return todays.length > 0 || all.hasNextPage ? null : <Text tone={2}>{t('nobody')}</Text>
        }}
      </Loaded>
      <LoadMore list={all} />
    </Stack>
  )
}

/** Returns the clients whose plan is on the device; undefined until that is known. */
function useStoredTrainees(): ReadonlySet<string> | undefined {
  const [trainees, setTrainees] = useState<ReadonlySet<string>>()
  useEffect(() => {
    void listStoredTrainees().then(setTrainees)
  }, [])
  return trainees
}
