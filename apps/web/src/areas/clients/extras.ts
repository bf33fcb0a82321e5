import { IconCalendarPause, IconUser, IconUsers } from '@tabler/icons-react'
import type { PaletteItem, PaletteSource, AreaExtras } from '#shell'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { lazyPart } from '#lib/lazy-part'
import { areaWords } from '#lib/words'
import { clientAttentionSteps } from './attention/steps.tsx'
import { clientFirstSteps } from './first-steps.ts'
import { type FoundClient, findClients } from './palette/find-clients.ts'
import { attentionSteps, clientSteps } from './slots.ts'

const paletteWords = areaWords('clients palette', {
  it: { heading: '{{Clients}}', newest: 'Ultimi arrivati', client: '{{client}}' },
  en: { heading: '{{Clients}}', newest: 'Newest {{clients}}', client: '{{client}}' },
})

const itemOf = ({ id, name }: FoundClient): PaletteItem => ({
  id: `client ${id}`,
  label: name,
  hint: paletteWords.say('client'),
  icon: IconUser,
  href: hrefTo('/clients/$id', { id }),
})

const clients: PaletteSource = {
  id: 'clients',
  order: 10,
  permission: 'view clients',
  heading: () => paletteWords.say('heading'),
  search: async query => (await findClients(query)).map(itemOf),
  offer: { heading: () => paletteWords.say('newest'), items: async () => (await findClients('')).map(itemOf) },
}

const PauseDialog = lazyPart(() => import('./pauses/pause-dialog.tsx'), 'PauseDialog')

const loadSections = () => import('./settings/sections.ts')

export const extras: AreaExtras = {
  icons: { '/clients': IconUsers },
  palette: [clients],
  fills: [
    attentionSteps.fill(...clientAttentionSteps),
    ...clientFirstSteps,
    clientSteps.fill({
      id: 'pause',
      order: 80,
      keys: 'Alt S',
      longLabel: { it: 'Metti in pausa…', en: 'Pause…' },
      Icon: IconCalendarPause,
      Dialog: PauseDialog,
    }),
    settingsSections.fill(
      {
        id: 'clients',
        part: 'business',
        order: 120,
        title: { it: '{{Clients}}', en: '{{Clients}}' },
        text: { it: 'Che cosa possono aggiungere da soli', en: 'What they can add themselves' },
        isFor: ({ workspace }) => workspace?.role === 'admin',
        section: async () => (await loadSections()).clients,
      },
      {
        id: 'subscriptions',
        part: 'business',
        order: 130,
        title: { it: 'Abbonamenti', en: 'Subscriptions' },
        text: { it: 'Che cosa succede quando scadono', en: 'What happens when they end' },
        isFor: ({ workspace }) => workspace?.role === 'admin',
        section: async () => (await loadSections()).subscriptions,
      },
      {
        id: 'consents',
        part: 'person',
        order: 115,
        title: { it: 'I tuoi consensi', en: 'Your consents' },
        text: { it: 'Che cosa hai permesso, e come cambiare idea', en: 'What you allow, and how to change your mind' },
        isFor: ({ workspace }) => workspace?.role === 'client',
        section: async () => (await loadSections()).ownConsents,
      },
    ),
  ],
}
