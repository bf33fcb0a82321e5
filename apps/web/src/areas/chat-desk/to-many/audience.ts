import type { Input } from '@allenio/contract'
import type { sendToMany } from '@allenio/contract/chat-desk'
import type { listClients } from '@allenio/contract/clients'
import type { ChosenGroup } from '#areas/groups'

export interface PersonName {
  id: string
  name: string
}

/** A person who was chosen by name. */
export interface ChosenPerson extends PersonName {
  isRegistered: boolean
}

/** Clients whose list rows are known. */
export interface RecipientRow extends PersonName {
  firstName: string
  isRegistered: boolean
  status: 'active' | 'inactive'
}

export const audienceKinds = ['all', 'type', 'tag', 'group', 'people'] as const
export type AudienceKind = (typeof audienceKinds)[number]

export interface Audience {
  kind: AudienceKind
  typeId: string
  tag: string
  group: ChosenGroup | null
  people: readonly ChosenPerson[]
}

export const allClients: Audience = { kind: 'all', typeId: '', tag: '', group: null, people: [] }
/** A forwarded message starts without recipients, because a message to one client is not meant for all. */
export const noClients: Audience = { ...allClients, kind: 'people' }

type Filters = NonNullable<Input<typeof sendToMany>['filters']> & Omit<Input<typeof listClients>, 'page' | 'sort'>

/** The filters for the server; undefined while the choice is incomplete, and for people who are named one by one. */
export function filtersOf({ kind, typeId, tag, group }: Audience, collaboratorId: string | undefined): Filters | undefined {
  const active: Filters = { status: 'active', ...(collaboratorId !== undefined && { collaboratorId }) }
  switch (kind) {
    case 'all':
      return active
    case 'type':
      return typeId === '' ? undefined : { ...active, selectedType: typeId }
    case 'tag':
      return tag === '' ? undefined : { ...active, tag }
    case 'group':
      return group === null ? undefined : { ...active, groupId: group.id }
    case 'people':
      return undefined
    default:
      return kind satisfies never
  }
}

const namesAtMost = 3

/** The first few names, and how many more there are. */
export function namesOf(people: readonly PersonName[]): { names: readonly string[]; more: number } {
  const names = people.slice(0, namesAtMost).map(({ name }) => name)
  return { names, more: people.length - names.length }
}
