import { listMealPlans } from '@allenio/contract/meal-plans'
import { IconToolsKitchen2, IconUserPlus, IconUsersPlus } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { newThingVerb } from '#shell'
import type { PaletteSource, PaletteVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { assignHref, editorHref } from '../data.ts'
import { AssignToClient } from '../dialogs.ts'

const paletteWords = areaWords('meal plans palette', {
  it: {
    heading: 'Piani alimentari',
    plan: 'piano alimentare',
    create: 'Nuovo piano alimentare',
    createNamed: 'Nuovo piano alimentare «{{title}}»',
    example: 'piano Mediterraneo 1.800',
    assign: 'Assegna un piano alimentare',
    assignExample: 'dai Mediterraneo 1.800',
    assignOne: 'Assegna un piano alimentare a un {{client}}',
    assignTo: 'Piano alimentare per {{clientName}}',
    assignOneExample: 'assegna Marco',
  },
  en: {
    heading: 'Meal plans',
    plan: 'meal plan',
    create: 'New meal plan',
    createNamed: 'New meal plan “{{title}}”',
    example: 'diet Mediterranean 1,800',
    assign: 'Assign a meal plan',
    assignExample: 'give Mediterranean 1,800',
    assignOne: 'Assign a meal plan to a {{client}}',
    assignTo: 'Meal plan for {{clientName}}',
    assignOneExample: 'assign Marco',
  },
})

/** 'piano Mediterraneo' opens the form with this title. */
export const newMealPlanVerb = newThingVerb({
  id: 'new meal plan',
  permission: 'create meal plans',
  words: { it: ['piano', 'dieta'], en: ['diet', 'meal'] },
  label: () => paletteWords.say('create'),
  labelNamed: title => paletteWords.say('createNamed', { title }),
  example: () => paletteWords.say('example'),
  href: title => hrefTo('/mealPlans/create', { search: { title } }),
})

/** 'dai Mediterraneo' opens the page where this plan is assigned. */
export const assignMealPlanVerb: PaletteVerb = {
  id: 'assign meal plan',
  permission: 'update meal plans',
  words: { it: ['dai'], en: ['give'] },
  label: () => paletteWords.say('assign'),
  example: () => paletteWords.say('assignExample'),
  icon: IconUsersPlus,
  search: async text =>
    (await findMealPlans(text.trim())).map(({ id, title, client }) => ({
      id: `assign meal plan ${id}`,
      icon: IconUsersPlus,
      label: title,
      hint: client?.name ?? paletteWords.say('plan'),
      href: assignHref({ id }),
    })),
}

/** 'assegna Marco' opens the dialog that gives him a plan. */
export const assignToClientVerb = clientVerb({
  id: 'meal plan for',
  permission: 'update meal plans',
  words: { it: ['assegna'], en: ['assign'] },
  label: () => paletteWords.say('assignOne'),
  example: () => paletteWords.say('assignOneExample'),
  icon: IconUserPlus,
  item: client => ({
    label: paletteWords.say('assignTo', { clientName: client.name }),
    dialog: close => <AssignToClient client={client} onClose={close} />,
  }),
})

export const mealPlanSource: PaletteSource = {
  id: 'meal plans',
  order: 43,
  permission: 'update meal plans',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findMealPlans(query)).map(({ id, title, client }) => ({
      id: `meal plan ${id}`,
      label: title,
      hint: client?.name ?? paletteWords.say('plan'),
      icon: IconToolsKitchen2,
      href: editorHref({ id }),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000

/** The plans that fit a text best. What is typed further often asks for the same text again. */
async function findMealPlans(search: string) {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listMealPlans, input, { quiet: true, staleTime: staleMs }))).mealPlans.slice(0, itemsAtMost)
}
