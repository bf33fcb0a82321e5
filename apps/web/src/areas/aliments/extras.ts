import { listFoodOptions } from '@allenio/contract/aliments'
import { IconApple, IconTag } from '@tabler/icons-react'
import { attentionSteps, clientOverview, clientWarnings, type ClientInNeed } from '#areas/clients'
import { type PaletteSource, type AreaExtras, newThingVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { areaWords } from '#lib/words'
import { ExclusionLine } from './exclusions/exclusion-line.tsx'
import { labelHref } from './labels/data.ts'

const paletteWords = areaWords('aliments palette', {
  it: {
    heading: 'Alimenti',
    food: 'alimento',
    create: 'Nuovo alimento',
    createNamed: 'Nuovo alimento «{{name}}»',
    example: 'alimento Skyr alla vaniglia',
  },
  en: { heading: 'Foods', food: 'food', create: 'New food', createNamed: 'New food “{{name}}”', example: 'food Vanilla skyr' },
})

/** 'alimento Skyr' opens the form with this name. */
const newFoodVerb = newThingVerb({
  id: 'new food',
  permission: 'create aliments',
  words: { it: ['alimento'], en: ['food'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/aliments/create', { search: { name } }),
})

const foods: PaletteSource = {
  id: 'aliments',
  order: 45,
  permission: 'update aliments',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findFoods(query)).map(({ id, name, brand }) => ({
      id: `food ${id}`,
      label: name,
      ...(brand && { keywords: brand }),
      hint: brand || paletteWords.say('food'),
      icon: IconApple,
      href: hrefTo('/aliments/$id/edit', { id }),
    })),
}

const labelOf = ({ client: { id }, targetId }: ClientInNeed): string =>
  targetId === null ? hrefTo('/aliments/products') : labelHref({ id, checkId: targetId })

export const extras: AreaExtras = {
  icons: { '/aliments': IconApple },
  palette: [foods],
  verbs: [newFoodVerb],
  fills: [
    clientOverview.fill({ order: 45, permission: 'view aliments', part: () => import('./exclusions/overview-part.tsx') }),
    clientWarnings.fill({ id: 'exclusions', order: 10, permission: 'view aliments', Line: ExclusionLine }),
    attentionSteps.fill({ id: 'label to check', icon: IconTag, label: { it: 'Leggi l’etichetta', en: 'Read the label' }, href: labelOf }),
    settingsSections.fill({
      id: 'exclusions',
      part: 'person',
      order: 112,
      title: { it: 'Che cosa non mangi', en: 'What you do not eat' },
      text: { it: 'Allergie, intolleranze, cibi che non vuoi', en: 'Allergies, intolerances, dislikes' },
      isFor: ({ workspace }) => workspace?.role === 'client',
      section: () => import('./exclusions/own/section.tsx'),
    }),
  ],
}

const itemsAtMost = 6
const staleMs = 20_000

/** The foods that fit a text best. What is typed further often asks for the same text again. */
async function findFoods(search: string) {
  const cache = getAppCache()
  if (!cache || search === '') return []
  return (await cache.fetchQuery(read(listFoodOptions, { search }, { quiet: true, staleTime: staleMs }))).options.slice(0, itemsAtMost)
}
