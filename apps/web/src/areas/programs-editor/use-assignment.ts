import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientProgramsQuery, currentWeek, datesOf } from '#areas/programs'
import { useToday } from '#shell'
import { useSelected } from '#lib/store'
import type { ProgramHead } from './head.ts'
import { useEditor } from './session.ts'

/** A client's own version opens at the week that the client is in, until somebody chooses another, and its days have dates. */
export function useAssignment(head: ProgramHead | undefined): void {
  const { outline, weekId, dates } = useEditor()
  const today = useToday()
  const { data } = useInfiniteQuery({ ...clientProgramsQuery(head?.client?.id ?? ''), enabled: Boolean(head?.client) })
  const user = data?.rows.find(each => each.id === head?.programUserId && each.state !== 'terminated')
  useEffect(() => {
    if (!user || weekId.get() !== undefined) return
    const { weeks } = outline.get()
    weekId.set(weeks[currentWeek(weeks, user, today)]?.id)
  }, [user, outline, weekId, today])
  // a text, because most edits leave the days as they are
  const dayIds = useSelected(outline, ({ weeks }) => weeks.map(({ days }) => days.map(({ id }) => id).join(' ')).join('/'))
  useEffect(() => {
    const weeks = dayIds.split('/').map(ids => ({ days: ids.split(' ').flatMap(id => (id === '' ? [] : [{ id }])) }))
    dates.set(user ? datesOf(weeks, user) : new Map())
  }, [user, dayIds, dates])
}
