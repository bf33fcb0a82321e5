import { formatDay } from '@allenio/domain/formats'
import { nutritionGroup } from '#areas/aliments'
import { defineNotification } from '#platform/notify'

// figures of a body stay in the app
export const visitShared = defineNotification<{ day: string }>({
  kind: 'visit shared',
  group: nutritionGroup,
  roles: ['client'],
  words: {
    it: { name: 'Una visita viene condivisa con te', title: 'Puoi leggere la visita del {{day}}', body: '' },
    en: { name: 'A visit is shared with you', title: 'You can read the visit of {{day}}', body: '' },
  },
  values: ({ day }, language) => ({ day: formatDay(language, day) }),
  link: () => '/visits',
})
