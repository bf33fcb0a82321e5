import { defineNotification } from '#platform/notify'

/** Foods are part of what clients eat, as their macros and plans are. */
export const nutritionGroup = { id: 'nutrition', order: 26, names: { it: 'Alimentazione', en: 'Nutrition' } } as const

export const foodsImported = defineNotification<{ count: number; refused: number }>({
  kind: 'food import finished',
  group: nutritionGroup,
  roles: ['admin', 'nutritionist'],
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Un’importazione di alimenti è finita',
      title: 'Importazione finita: 1 alimento',
      body: 'Righe non importate: {{refused}}.',
    },
    en: { name: 'A food import has finished', title: 'Import finished: 1 food', body: 'Rows not imported: {{refused}}.' },
  },
  many: {
    it: { title: 'Importazione finita: {{count}} alimenti', body: 'Righe non importate: {{refused}}.' },
    en: { title: 'Import finished: {{count}} foods', body: 'Rows not imported: {{refused}}.' },
  },
  link: () => '/aliments',
})
