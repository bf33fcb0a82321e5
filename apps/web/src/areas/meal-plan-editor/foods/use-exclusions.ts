import { listExclusions } from '@allenio/contract/exclusions'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '#lib/api'
import { useSelected } from '#lib/store'
import { noExclusions, type EditorSession } from '../session.ts'
import { clientIdOf } from '../totals/person/choice.ts'

const exclusionsQuery = (id: string) => read(listExclusions, { id }, { quiet: true, keep: true })

/** Judges the plan by what the person for whom it is looked at must not, cannot or does not want to eat. */
export function useExclusions({ exclusions, person }: EditorSession): void {
  const clientId = useSelected(person, clientIdOf)
  const { data } = useQuery({ ...exclusionsQuery(clientId ?? ''), enabled: clientId !== undefined })
  useEffect(() => {
    exclusions.set((clientId !== undefined && data?.exclusions) || noExclusions)
  }, [exclusions, clientId, data])
}
