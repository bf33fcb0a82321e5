import type { Input } from '@allenio/contract'
import { countClients, listClients, listClientsForSelect, listClientTags, listClientTypes } from '@allenio/contract/clients'
import { listQuery, read } from '#lib/api'

type Filters = Input<typeof countClients>

export const countQuery = (filters: Filters) => read(countClients, filters, { quiet: true })
/** The first client, whose name the preview uses. */
export const firstQuery = (filters: Filters) => listQuery(listClients, filters, { rows: ({ clients }) => clients, quiet: true })
export const typesQuery = () => read(listClientTypes, {}, { quiet: true })
export const tagsQuery = () => read(listClientTags, {}, { quiet: true })
export const peopleQuery = (search: string, collaboratorId: string | undefined) =>
  listQuery(
    listClientsForSelect,
    { search, ...(collaboratorId !== undefined && { collaboratorId }) },
    { rows: ({ clients }) => clients, quiet: true },
  )
