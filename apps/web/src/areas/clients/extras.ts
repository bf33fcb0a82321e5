import { listClientsForSelect, listLastClients } from '@allenio/contract/clients'
import type { PaletteItem, PaletteSource, ShellExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import { settingsSections } from '#lib/settings'
import { areaWords } from '#lib/words'
import { clientAttentionSteps } from './attention/steps.tsx'
import { attentionSteps } from './slots.ts'

const paletteWords = areaWords('clients palette', {
  it: { heading: '{{Clients}}', newest: 'Ultimi arrivati', client: '{{client}}' },
  en: { heading: '{{Clients}}', newest: 'Newest {{clients}}', client: '{{client}}' },
})

const itemsAtMost = 6

const itemOf = ({ id, name }: { id: string; name: string }): PaletteItem => ({
  id: `client ${id}`,
  label: name,
  hint: paletteWords.say('client'),
  href: hrefTo('/clients/$id', { id }),
})

const clients: PaletteSource = {
  id: 'clients',
  permission: 'view clients',
  heading: () => paletteWords.say('heading'),
  search: async (query, signal) => {
    const { clients: found } = await call(listClientsForSelect, { search: query, page: 1 }, { signal })
    return found.slice(0, itemsAtMost).map(itemOf)
  },
  offer: {
    heading: () => paletteWords.say('newest'),
    items: async signal => (await call(listLastClients, {}, { signal })).clients.map(itemOf),
  },
}

export const extras: ShellExtras = {
  palette: [clients],
  fills: [
    attentionSteps.fill(...clientAttentionSteps),
    settingsSections.fill(
      {
        id: 'clients',
        order: 120,
        title: { it: '{{Clients}}', en: '{{Clients}}' },
        text: { it: 'Che cosa possono aggiungere da soli', en: 'What they may add by themselves' },
        isFor: ({ workspace }) => workspace?.role === 'admin',
        section: () => import('./settings/clients.tsx'),
      },
      {
        id: 'subscriptions',
        order: 130,
        title: { it: 'Abbonamenti', en: 'Subscriptions' },
        text: { it: 'Che cosa succede quando scadono', en: 'What happens when they end' },
        isFor: ({ workspace }) => workspace?.role === 'admin',
        section: () => import('./settings/subscriptions.tsx'),
      },
    ),
  ],
}
