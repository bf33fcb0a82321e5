import { getClientNeighbours } from '@allenio/contract/clients'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { goTo, useShortcuts } from '#shell'
import { read } from '#lib/api'
import { mayPrefetch } from '#lib/device'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { IconButton, IconLink } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { rememberedFilters } from '../list/list-place.ts'
import { alsoShowsOf, clientQuery } from '../data.ts'
import { useDetailWords } from './words.ts'
import css from './frame.module.css'

interface NeighbourLinksProps {
  id: string
  /** The open tab, which is also opened for the neighbour. */
  current: string
}

/** Links to the clients before and after, in the order in which the list was left; `[` and `]` do the same. */
export function NeighbourLinks({ id, current }: NeighbourLinksProps) {
  const t = useDetailWords()
  const { integer } = useFormats()
  const cache = useQueryClient()
  const [filters] = useState(rememberedFilters)
  const { data, isPlaceholderData } = useQuery({
    ...read(getClientNeighbours, { id, ...filters }, { quiet: true, ...alsoShowsOf(filters) }),
    placeholderData: keepPreviousData,
  })
  const around = isPlaceholderData ? undefined : data
  const previous = around?.previous ?? undefined
  const next = around?.next ?? undefined
  const hrefOf = (to: string) => current.replace(hrefTo('/clients/$id', { id }), hrefTo('/clients/$id', { id: to }))

  // prefetches the neighbours, so that going from client to client does not wait
  useEffect(() => {
    if (!mayPrefetch()) return
    for (const neighbour of [previous, next]) {
      if (neighbour) void cache.prefetchQuery(clientQuery(neighbour.id))
    }
  }, [previous, next, cache])
  useShortcuts([
    { keys: '[', label: t('previous'), run: () => previous && goTo(hrefOf(previous.id)) },
    { keys: ']', label: t('next'), run: () => next && goTo(hrefOf(next.id)) },
  ])
  const sides = [
    { key: '[', to: previous, plain: t('previous'), named: previous && t('previousNamed', previous), icon: IconChevronLeft },
    { key: ']', to: next, plain: t('next'), named: next && t('nextNamed', next), icon: IconChevronRight },
  ]
  return (
    <Row as="nav" gap={6} aria-label={`${t('previous')}, ${t('next')}`}>
      {data && data.position > 0 && (
        <Text as="span" size="small" tone={3} figures className={css.place}>
          {t('place', { position: integer(data.position), total: integer(data.total) })}
        </Text>
      )}
      {sides.map(({ key, to, plain, named, icon }) =>
        to ? (
          <IconLink key={key} label={named ?? plain} keys={key} icon={icon} kind="framed" size="small" href={hrefOf(to.id)} />
        ) : (
          <IconButton key={key} label={plain} icon={icon} kind="framed" size="small" disabled />
        ),
      )}
    </Row>
  )
}
