import type { SettingsSection } from '#areas/account'
import { inVariant } from '#lib/words'

export const sections: readonly SettingsSection[] = [
  {
    id: 'clients',
    order: 120,
    title: inVariant({ it: 'Clienti', en: 'Clients' }),
    text: { it: 'Che cosa possono aggiungere da soli', en: 'What they may add by themselves' },
    isFor: ({ workspace }) => workspace?.role === 'admin',
    section: () => import('./clients.tsx'),
  },
  {
    id: 'subscriptions',
    order: 130,
    title: { it: 'Abbonamenti', en: 'Subscriptions' },
    text: { it: 'Che cosa succede quando scadono', en: 'What happens when they end' },
    isFor: ({ workspace }) => workspace?.role === 'admin',
    section: () => import('./subscriptions.tsx'),
  },
]
