import type { shoppingErrors } from '@allenio/contract/shopping-lists'
import type { Words } from '#platform/words'

export const shoppingWords = {
  it: {
    'shopping list gone': 'Questo link non vale più: chiedine uno nuovo a chi te l’ha mandato.',
    'shopping list full': 'La lista è piena: togli qualcosa prima di aggiungere altro.',
  },
  en: {
    'shopping list gone': 'This link no longer works: ask the person who sent it for a new one.',
    'shopping list full': 'The list is full: remove something before you add more.',
  },
} satisfies Words<keyof typeof shoppingErrors>
