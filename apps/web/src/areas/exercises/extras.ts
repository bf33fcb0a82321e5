import { listExercises } from '@allenio/contract/exercises'
import { IconBarbell } from '@tabler/icons-react'
import { type PaletteSource, type AreaExtras, newThingVerb } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('exercises palette', {
  it: {
    heading: 'Esercizi',
    exercise: 'esercizio',
    create: 'Nuovo esercizio',
    createNamed: 'Nuovo esercizio «{{name}}»',
    example: 'esercizio Squat bulgaro',
  },
  en: {
    heading: 'Exercises',
    exercise: 'exercise',
    create: 'New exercise',
    createNamed: 'New exercise “{{name}}”',
    example: 'exercise Bulgarian squat',
  },
})

/** 'esercizio Squat bulgaro' opens the form with this name. */
const newExerciseVerb = newThingVerb({
  id: 'new exercise',
  permission: 'create exercises',
  words: { it: ['esercizio'], en: ['exercise'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/exercises/create', { search: { name } }),
})

const exercises: PaletteSource = {
  id: 'exercises',
  order: 40,
  permission: 'view exercises',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findExercises(query)).map(({ id, name }) => ({
      id: `exercise ${id}`,
      label: name,
      hint: paletteWords.say('exercise'),
      icon: IconBarbell,
      href: hrefTo('/exercises/$id/edit', { id }),
    })),
}

export const extras: AreaExtras = {
  icons: { '/exercises': IconBarbell },
  palette: [exercises],
  verbs: [newExerciseVerb],
  fills: [
    settingsSections.fill({
      id: 'exercises',
      part: 'business',
      order: 140,
      title: { it: 'Esercizi', en: 'Exercises' },
      text: { it: 'Mostra o nascondi la libreria', en: 'Show or hide the library' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

const itemsAtMost = 6
const staleMs = 20_000

/** The exercises that fit a text best. What is typed further often asks for the same text again. */
async function findExercises(search: string): Promise<readonly { id: string; name: string }[]> {
  const cache = getAppCache()
  if (!cache || search === '') return []
  const input = { search, sort: 'relevance', page: 1 } as const
  return (await cache.fetchQuery(read(listExercises, input, { quiet: true, staleTime: staleMs }))).exercises.slice(0, itemsAtMost)
}
