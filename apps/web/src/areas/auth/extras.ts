import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'

const loadSections = () => import('./settings/sections.ts')

export const extras: AreaExtras = {
  fills: [
    settingsSections.fill(
      {
        id: 'second-factor',
        part: 'person',
        order: 30,
        title: { it: 'Verifica in due passaggi', en: 'Two-step verification' },
        text: { it: 'Un codice oltre alla password', en: 'A code on top of the password' },
        section: async () => (await loadSections()).secondFactor,
      },
      {
        id: 'passkeys',
        part: 'person',
        order: 40,
        title: { it: 'Passkey', en: 'Passkeys' },
        text: { it: 'Con l’impronta, il volto o il PIN', en: 'By fingerprint, face or PIN' },
        section: async () => (await loadSections()).passkeys,
      },
      {
        id: 'sessions',
        part: 'person',
        order: 50,
        title: { it: 'Dispositivi collegati', en: 'Connected devices' },
        text: { it: 'Dove il tuo account è aperto', en: 'Where your account is open' },
        section: async () => (await loadSections()).sessions,
      },
    ),
  ],
}
