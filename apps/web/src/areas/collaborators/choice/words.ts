import { areaWords } from '#lib/words'

/** Words of the choice of a collaborator, apart from the area's others, because they load with the frame of every page. */
export const useChoiceWords = areaWords('team choice', {
  it: { collaborator: '{{Coach}}', inactive: '{{name}} (disattivato)' },
  en: { collaborator: '{{Coach}}', inactive: '{{name}} (inactive)' },
})
