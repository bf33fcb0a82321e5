import { areaWords } from '#lib/words'

/** These texts are few and separate, because they load with the frame of every page. */
export const useChoiceWords = areaWords('team choice', {
  it: { collaborator: '{{Coach}}', inactive: '{{name}} (disattivato)' },
  en: { collaborator: '{{Coach}}', inactive: '{{name}} (inactive)' },
})
