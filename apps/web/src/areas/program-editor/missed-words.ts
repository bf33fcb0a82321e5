import { areaWords } from '#lib/words'

/** They load with every page, apart from the words of the editor. */
export const useMissedWords = areaWords('program edits', {
  it: { crossed: 'Le tue modifiche a un programma si sono incrociate con quelle di altri.', open: 'Guarda' },
  en: { crossed: 'Your edits of a program have crossed with those of others.', open: 'Look' },
})
