import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSettled } from '#lib/api'
import { LoadMore } from '#ui/load-more'
import { OptionList } from '#ui/option-list'

/** Reads the things of a library that match what is typed, so that one of them can be assigned. */
export function useThingChoice<Page, Thing, Key extends QueryKey>(
  queryOf: (search: string) => UseInfiniteQueryOptions<Page, Error, { rows: readonly Thing[] }, Key, number>,
) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(queryOf(search))
  const things = list.data?.rows
  return { list, things, typed, setTyped, isEmpty: things?.length === 0 && !search }
}

interface ThingListProps<Thing> {
  label: string
  choice: Pick<ReturnType<typeof useThingChoice>, 'typed' | 'setTyped'> & {
    list: Parameters<typeof LoadMore>[0]['list'] & { isError: boolean }
    things: readonly Thing[] | undefined
  }
  textOf: (thing: Thing) => string
  /** A mark before the text. */
  leadOf?: (thing: Thing) => ReactNode
  onChoose: (thing: Thing) => void
}

/** The things of a library, found by typing. */
export function ThingList<Thing extends { id: string }>({ label, choice, textOf, leadOf, onChoose }: ThingListProps<Thing>) {
  const { list, things, typed, setTyped } = choice
  return (
    <>
      <OptionList
        label={label}
        options={things?.map(thing => ({ value: thing.id, label: textOf(thing), ...(leadOf && { lead: leadOf(thing) }) }))}
        hasFailed={list.isError}
        value={undefined}
        onChoose={chosen => {
          const thing = things?.find(({ id }) => id === chosen)
          if (thing) onChoose(thing)
        }}
        search={typed}
        onSearch={setTyped}
      />
      <LoadMore list={list} />
    </>
  )
}
