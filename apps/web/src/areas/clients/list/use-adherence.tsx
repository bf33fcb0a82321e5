import type { ClientRow } from '@allenio/contract/clients'
import type { ReactNode } from 'react'
import { useMe } from '#shell'
import type { ListColumn } from '#shell/list-page'
import { useWording } from '#lib/words'
import { AdherenceMark } from '#ui/adherence-mark'
import { Dash } from '../marks/labels.tsx'
import { adherenceColumns } from '../slots.ts'
import { useListWords } from './words.ts'

interface ListedAdherence {
  columns: ListColumn<ClientRow>[]
  /** The marks of one client, without those that say nothing. */
  marksOf: (client: ClientRow) => ReactNode
}

/** Gathers how regularly the listed clients do what was planned. The slot never changes while the page lives. */
export function useAdherence(clients: readonly ClientRow[], isOfDeleted: boolean): ListedAdherence {
  const t = useListWords()
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const ids = isOfDeleted ? [] : clients.map(({ id }) => id)
  const kinds = adherenceColumns
    .entries()
    .map(({ useAdherence: useKind, permission, id, label }) => ({
      id,
      label: say(label),
      isLeftOut: isOfDeleted || !permissions.includes(permission),
      byClient: useKind(permissions.includes(permission) ? ids : []),
    }))
  return {
    columns: kinds.map(({ id, label, isLeftOut, byClient }) => ({
      key: `adherence ${id}`,
      title: label,
      group: t('adherence'),
      sort: id,
      width: 84,
      choice: 'shown',
      isLeftOut,
      isEmpty: client => byClient !== undefined && (byClient.get(client.id)?.percent ?? null) === null,
      cell: client => {
        const adherence = byClient?.get(client.id)
        return adherence ? <AdherenceMark {...adherence} label={label} /> : byClient && <Dash />
      },
    })),
    marksOf: client =>
      kinds.map(({ id, label, isLeftOut, byClient }) => {
        const adherence = byClient?.get(client.id)
        return !isLeftOut && adherence && adherence.percent !== null && <AdherenceMark key={id} {...adherence} label={label} />
      }),
  }
}
