import type { Language } from '@allenio/contract'
import { exerciseImportFields, type ExerciseImportField } from '@allenio/contract/exercises'
import { guessColumns, plainHeading } from '@allenio/domain/tables'

/** The headings of our own table. */
export const importHeadings = {
  it: {
    nameIt: 'Nome',
    nameEn: 'Nome in inglese',
    category: 'Categoria',
    primaryMuscles: 'Muscoli principali',
    secondaryMuscles: 'Muscoli secondari',
    equipment: 'Attrezzi',
    mechanic: 'Meccanica',
    force: 'Forza',
    level: 'Livello',
    type: 'Tipo',
    isUnilateral: 'Per lato',
    cueIt: 'Indicazioni',
    cueEn: 'Indicazioni in inglese',
    tags: 'Etichette',
    films: 'Video',
    id: 'ID',
  },
  en: {
    nameIt: 'Name in Italian',
    nameEn: 'Name',
    category: 'Category',
    primaryMuscles: 'Primary muscles',
    secondaryMuscles: 'Secondary muscles',
    equipment: 'Equipment',
    mechanic: 'Mechanic',
    force: 'Force',
    level: 'Level',
    type: 'Type',
    isUnilateral: 'Per side',
    cueIt: 'Cues in Italian',
    cueEn: 'Cues',
    tags: 'Tags',
    films: 'Films',
    id: 'ID',
  },
} as const satisfies Record<Language, Record<ExerciseImportField, string>>

/** Other headings that people and programs use. */
const otherHeadings: Readonly<Record<ExerciseImportField, readonly string[]>> = {
  nameIt: ['esercizio', 'nomeesercizio', 'nomeit', 'nomeitaliano', 'titolo'],
  nameEn: ['exercise', 'exercisename', 'nameen', 'englishname', 'nomeen', 'title'],
  category: ['gruppo', 'group'],
  primaryMuscles: [
    'muscoli',
    'muscolo',
    'muscoloprincipale',
    'gruppomuscolare',
    'gruppimuscolari',
    'muscles',
    'muscle',
    'primarymuscle',
    'musclegroup',
    'target',
    'bodypart',
  ],
  secondaryMuscles: ['muscolosecondario', 'secondarymuscle', 'altrimuscoli', 'synergists'],
  equipment: ['attrezzo', 'attrezzatura', 'strumento'],
  mechanic: ['mechanics'],
  force: ['forcetype', 'tipodiforza'],
  level: ['difficolta', 'difficulty'],
  type: ['misura', 'measure', 'unit'],
  isUnilateral: ['unilaterale', 'unilateral', 'eachside'],
  cueIt: ['note', 'nota', 'descrizione', 'istruzioni', 'esecuzione'],
  cueEn: ['notes', 'description', 'instructions', 'cue'],
  tags: ['tag', 'etichetta', 'label', 'labels'],
  id: [],
  films: ['film', 'videos', 'link', 'url', 'youtube', 'vimeo', 'videourl', 'linkvideo'],
}

const headings = exerciseImportFields.map(
  field =>
    [
      field,
      [plainHeading(importHeadings.it[field]), plainHeading(importHeadings.en[field]), plainHeading(field), ...otherHeadings[field]],
    ] as const,
)

/** Guesses the field of each column. */
export const guessExerciseColumns = (columns: readonly string[]): (ExerciseImportField | null)[] => guessColumns(columns, headings)
