import { IconBarbell } from '@tabler/icons-react'
import { type AreaExtras, newThingVerb } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('system exercises palette', {
  it: {
    create: 'Nuovo esercizio della libreria',
    createNamed: 'Nuovo esercizio della libreria «{{name}}»',
    example: 'esercizio Squat bulgaro',
  },
  en: { create: 'New library exercise', createNamed: 'New library exercise “{{name}}”', example: 'exercise Bulgarian squat' },
})

/** 'esercizio Squat bulgaro' opens the form with this name; a super admin who has a business chooses where it belongs. */
const newSystemExerciseVerb = newThingVerb({
  id: 'new system exercise',
  role: 'super_admin',
  words: { it: ['esercizio'], en: ['exercise'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/dash/exercises/create', { search: { name } }),
})

export const extras: AreaExtras = { icons: { '/dash/exercises': IconBarbell }, verbs: [newSystemExerciseVerb] }
