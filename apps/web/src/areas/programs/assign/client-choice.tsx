import { newId } from '@allenio/domain/ids'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
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
import type { Recipient } from './assign-program.tsx'
import css from './assign.module.css'
import { clientsToAssignQuery } from './data.ts'
import type { AssignableClient } from './data.ts'
import { useAssignWords } from './words.ts'

interface ClientChoiceProps {
  programId: string
  chosen: readonly Recipient[]
  atMost: number
  startDay: string
  error: string | undefined
  onChoose: (chosen: Recipient[]) => void
}

/** Active clients to tick, found by typing, where Enter ticks the first; who was ticked stays so while one searches on. */
export function ClientChoice({ programId, chosen, atMost, startDay, error, onChoose }: ClientChoiceProps) {
  const t = useAssignWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(clientsToAssignQuery(programId, search))
  const tick = ({ id, name, programs }: AssignableClient) => {
    const others = chosen.filter(each => each.id !== id)
    if (others.length < chosen.length) onChoose(others)
    else if (others.length < atMost) onChoose([...others, { id, name, programs, startDay, programUserId: newId() }])
  }
  const isSettled = search === typed.trim() && !list.isFetching
  // Enter may come before the rows of what was typed
  const [isEntered, setEntered] = useState(false)
  const tickFirst = useEffectEvent(() => {
    setEntered(false)
    const others = (list.data?.rows ?? []).filter(({ id }) => chosen.every(each => each.id !== id))
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
  const noteOf = ({ isAssigned, programs }: AssignableClient) =>
    isAssigned ? t('hasIt') : programs.length > 0 ? t('follows', { titles: programs.map(({ title }) => title).join(', ') }) : ''
  return (
    <Stack role="presentation" gap={8} className={css.people} onKeyDown={event => walkControls(event, 'input')}>
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
          // with nothing typed, Enter sends the form
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          setEntered(true)
        }}
      />
      <fieldset className={css.choice} aria-label={t('search')} aria-busy={list.isFetching}>
        <Loaded query={list} failed={t('clientsFailed')} skeleton={<SkeletonRows rows={6} avatar columns={0} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text tone={2}>{search ? t('noClients') : t('nobody')}</Text>
            ) : (
              rows.map(client => (
                <Checkbox
                  key={client.id}
                  className={css.person}
                  checked={chosen.some(({ id }) => id === client.id)}
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
          {[t('chosen', { count: chosen.length }), ...(chosen.length > 0 ? [chosen.map(({ name }) => name).join(', ')] : [])].join(': ')}
        </Text>
      )}
    </Stack>
  )
}
