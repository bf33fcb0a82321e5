import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientProgramsQuery, currentWeek } from '#areas/programs'
import { useToday } from '#shell'
import type { ProgramHead } from './head.ts'
import { useEditor } from './session.ts'

/** A client's own version opens at the week that the client is in, until somebody chooses another. */
export function useCurrentWeek(head: ProgramHead | undefined): void {
  const { outline, programId, weekId } = useEditor()
  const today = useToday()
  const { data } = useInfiniteQuery({ ...clientProgramsQuery(head?.client?.id ?? ''), enabled: Boolean(head?.client) })
  const user = data?.rows.find(each => each.programId === programId && each.state !== 'terminated')
  useEffect(() => {
    if (!user || weekId.get() !== undefined) return
    const { weeks } = outline.get()
    weekId.set(weeks[currentWeek(weeks, user, today)]?.id)
  }, [user, outline, weekId, today])
}
