import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { headQuery } from '../head.ts'
import { useEditor } from '../session.ts'
import { useStored } from '#lib/store'

export interface PlannedClient {
  id: string
  name: string
}

/** The client whose version it is, or beside a model the one whom somebody looks at meanwhile. */
export function usePlannedClient(): PlannedClient | undefined {
  const { programId, client } = useEditor()
  const chosenClient = useStored(client)
  const { data } = useQuery(headQuery(programId))
  return data?.client ?? chosenClient
}

/** Whether this person may read what clients have done. */
export function useMayViewResults(): boolean {
  const permissions = useMe()?.permissions ?? []
  return permissions.includes('view clients') && permissions.includes('view workouts')
}
