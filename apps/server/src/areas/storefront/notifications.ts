import { defineNotification } from '#platform/notify'

const storefrontGroup = { id: 'storefront', order: 55, names: { it: 'Vetrina', en: 'Storefront' } } as const

/** A collaborator decides about it; the page shows nobody who has not agreed. */
export const askedToAppear = defineNotification<Record<never, never>>({
  kind: 'storefront asks',
  group: storefrontGroup,
  roles: ['coach', 'nutritionist'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Ti si chiede di comparire nella vetrina',
      title: 'Vuoi comparire nella vetrina?',
      body: 'Nome, foto e ruolo si vedono sulla pagina pubblica solo se accetti.',
    },
    en: {
      name: 'You are asked to appear in the storefront',
      title: 'Do you want to appear in the storefront?',
      body: 'Your name, photo and role are shown on the public page only if you agree.',
    },
  },
  link: () => '/storefront-appearance',
})
