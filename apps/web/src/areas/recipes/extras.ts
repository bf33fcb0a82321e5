import { listRecipes } from '@allenio/contract/recipes'
import { IconChefHat } from '@tabler/icons-react'
import { type PaletteSource, type AreaExtras, newThingVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('recipes palette', {
  it: {
    heading: 'Ricette',
    recipe: 'ricetta',
    create: 'Nuova ricetta',
    createNamed: 'Nuova ricetta «{{name}}»',
    example: 'ricetta Pasta e ceci',
  },
  en: {
    heading: 'Recipes',
    recipe: 'recipe',
    create: 'New recipe',
    createNamed: 'New recipe “{{name}}”',
    example: 'recipe Pasta and chickpeas',
  },
})

/** 'ricetta Pasta e ceci' opens the form with this name. */
const newRecipeVerb = newThingVerb({
  id: 'new recipe',
  permission: 'create recipes',
  words: { it: ['ricetta'], en: ['recipe'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/recipes/create', { search: { name } }),
})

const recipes: PaletteSource = {
  id: 'recipes',
  order: 46,
  permission: 'view recipes',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findRecipes(query)).map(({ id, name, tags, may }) => ({
      id: `recipe ${id}`,
      label: name,
      // the server finds a recipe by its tags, too
      keywords: tags.join(' '),
      hint: paletteWords.say('recipe'),
      icon: IconChefHat,
      href: may.update ? hrefTo('/recipes/$id/edit', { id }) : hrefTo('/recipes/$id', { id }),
    })),
}

export const extras: AreaExtras = { icons: { '/recipes': IconChefHat }, palette: [recipes], verbs: [newRecipeVerb] }

const itemsAtMost = 6
const staleMs = 20_000

/** The recipes that fit a text best. What is typed further often asks for the same text again. */
async function findRecipes(search: string) {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listRecipes, input, { quiet: true, staleTime: staleMs }))).recipes.slice(0, itemsAtMost)
}
