import { areaWords } from '#lib/words'

export const useHoursWords = areaWords('chat hours', {
  it: {
    outOfHours: 'Ti risponderemo {{when}}',
    noTime: 'Ti risponderemo appena possibile',
  },
  en: {
    outOfHours: 'We will answer you {{when}}',
    noTime: 'We will answer you as soon as possible',
  },
})
