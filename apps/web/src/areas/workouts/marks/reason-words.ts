import { areaWords } from '#lib/words'

/** Why an exercise was skipped, in the middle of a sentence: whoever chose a reason finds it in the same words. */
export const useReasonWords = areaWords('workout skip reasons', {
  it: {
    pain: 'dolore',
    'no equipment': 'attrezzo occupato o assente',
    'no time': 'poco tempo',
    'too tired': 'troppa stanchezza',
    other: 'altro motivo',
  },
  en: {
    pain: 'pain',
    'no equipment': 'equipment taken or missing',
    'no time': 'not enough time',
    'too tired': 'too tired',
    other: 'another reason',
  },
})
