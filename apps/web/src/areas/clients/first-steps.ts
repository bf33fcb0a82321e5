import { firstSteps, firstStepWays } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'

export const clientFirstSteps = [
  firstSteps.fill(
    {
      id: 'client',
      order: 10,
      permission: 'create clients',
      title: { it: 'Aggiungi il primo {{client}}', en: 'Add the first {{client}}' },
      text: {
        it: 'A mano bastano nome ed e-mail; un elenco si importa.',
        en: 'By hand, a name and an e-mail are enough; a list can be imported.',
      },
    },
    {
      id: 'invite',
      order: 20,
      permission: 'update clients',
      title: { it: 'Invita un {{client}}', en: 'Invite a {{client}}' },
      text: {
        it: 'Dal telefono vede che cosa fare e scrive pesi, foto e misure.',
        en: 'On their phone they see what to do and add weights, photos and measurements.',
      },
    },
  ),
  firstStepWays.fill(
    {
      id: 'by hand',
      step: 'client',
      order: 10,
      permission: 'create clients',
      label: { it: 'A mano', en: 'By hand' },
      href: () => hrefTo('/clients/create'),
    },
    {
      id: 'not registered',
      step: 'invite',
      order: 10,
      permission: 'update clients',
      label: { it: 'Scegli chi invitare', en: 'Choose who to invite' },
      href: () => hrefTo('/clients', { search: { status: 'not registered' } }),
    },
  ),
]
