import { IconBarbell } from '@tabler/icons-react'
import type { LateExtras, PaletteSource } from '#shell'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { areaWords } from '#lib/words'
import { findExercises } from './palette/find-exercises.ts'

const paletteWords = areaWords('exercises palette', {
  it: { heading: 'Esercizi', exercise: 'esercizio' },
  en: { heading: 'Exercises', exercise: 'exercise' },
})

const exercises: PaletteSource = {
  id: 'exercises',
  order: 40,
  permission: 'view exercises',
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

export const lateExtras: LateExtras = {
  palette: [exercises],
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
