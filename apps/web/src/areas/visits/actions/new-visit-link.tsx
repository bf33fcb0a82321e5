import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { useMe } from '#shell'
import { ButtonLink } from '#ui/button'
import type { ButtonKind } from '#ui/button'
import { newVisitHref } from '../addresses.ts'
import { useActionWords } from './words.ts'

export function useMayCreateVisit(clientId: string): boolean {
  const me = useMe()
  const { data: client } = useQuery(clientQuery(clientId))
  return (client?.may.edit ?? false) && (me?.permissions.includes('create visits') ?? false)
}

/** Begins a visit of the client whose page is open; nothing for whoever may not. */
export function NewVisitLink({ clientId, kind = 'primary' }: { clientId: string; kind?: ButtonKind }) {
  const t = useActionWords()
  if (!useMayCreateVisit(clientId)) return null
  return (
    <ButtonLink kind={kind} icon={IconPlus} href={newVisitHref(clientId)}>
      {t('newVisit')}
    </ButtonLink>
  )
}
