import { listClientsForSelect, listLastClients } from '@allenio/contract/clients'
import type { PaletteItem, PaletteSource, ShellExtras } from '#shell'
import { call } from '#lib/api'
import { useExtraWords } from './words/extras.ts'

const shown = 6

const itemOf = ({ id, name }: { id: string, name: string }): PaletteItem =>
  ({ id: `client ${id}`, label: name, hint: useExtraWords.say('client'), href: `/clients/${id}` })

const clients: PaletteSource = {
  id: 'clients',
  permission: 'view clients',
  heading: () => useExtraWords.say('heading'),
  search: async (query, signal) => {
    const { clients: found } = await call(listClientsForSelect, { search: query, page: 1 }, { signal })
    return found.slice(0, shown).map(itemOf)
  },
  offer: {
    heading: () => useExtraWords.say('newest'),
    items: async signal => (await call(listLastClients, {}, { signal })).clients.map(itemOf),
  },
}

export const extras: ShellExtras = { palette: [clients] }
