import { listClientsForSelect, listLastClients } from '@allenio/contract/clients'
import type { PaletteItem, PaletteSource, ShellExtras } from '#shell'
import { call } from '#lib/api'
import { areaWords, inVariant } from '#lib/words'

const paletteWords = areaWords('clients palette', {
  it: inVariant({ heading: 'Clienti', newest: 'Ultimi arrivati', client: 'cliente' }),
  en: inVariant({ heading: 'Clients', newest: 'Newest clients', client: 'client' }),
})

const shown = 6

const itemOf = ({ id, name }: { id: string, name: string }): PaletteItem =>
  ({ id: `client ${id}`, label: name, hint: paletteWords.say('client'), href: `/clients/${id}` })

const clients: PaletteSource = {
  id: 'clients',
  permission: 'view clients',
  heading: () => paletteWords.say('heading'),
  search: async (query, signal) => {
    const { clients: found } = await call(listClientsForSelect, { search: query, page: 1 }, { signal })
    return found.slice(0, shown).map(itemOf)
  },
  offer: {
    heading: () => paletteWords.say('newest'),
    items: async signal => (await call(listLastClients, {}, { signal })).clients.map(itemOf),
  },
}

export const extras: ShellExtras = { palette: [clients] }
