import type { MealType } from '@allenio/contract/meal-plans'

// The headings of days and meals in a plan that somebody wrote in a document, in Italian or English.

const weekdays =
  'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const dayWords = `(?:${weekdays}|(?:giorno|giornata|day)\\s+(?:\\d{1,2}|[a-g](?![a-z]))|(?:giorno|day) of+f?|weekend|fine settimana)`
const between = '\\s*(?:[,/+&-]|\\be\\b|\\bed\\b|\\band\\b)\\s*'
const dayHeading = new RegExp(`^(${dayWords}(?:${between}${dayWords})*)(?![\\p{Letter}\\d])\\s*[:.–—-]*\\s*(.*)$`, 'isu')

/** From the most particular words to the plain ones. A bare snack stands in the morning or the afternoon by its place in the day. */
const mealWords: readonly (readonly [MealType | 'snack by place', string])[] = [
  ['pre-workout snack', '(?:spuntino |merenda |snack )?pre[ -]?(?:allenamento|workout)|prima dell.allenamento|before training'],
  ['post-workout snack', '(?:spuntino |merenda |snack )?post[ -]?(?:allenamento|workout)|dopo l.allenamento|after training'],
  ['mid-morning snack', '(?:spuntino |snack )?(?:di |della |del )?(?:met[aà] )?mattin[ao](?:ta)?|mid[ -]?morning(?: snack)?|morning snack'],
  ['evening snack', '(?:spuntino |snack )?(?:serale|della sera|dopo ?cena|prima di dormire|della buonanotte)|evening snack|before bed'],
  ['snack', '(?:spuntino |snack |merenda )?(?:di |del |della )?(?:met[aà] )?pomeriggio|spuntino pomeridiano|merenda|afternoon snack'],
  ['breakfast', '(?:prima )?colazione|breakfast'],
  ['brunch', 'brunch'],
  ['lunch', 'pranzo|lunch'],
  ['dinner', 'cena|dinner|supper'],
  ['snack by place', 'spuntino|snack'],
]
const time = '(?:\\(?\\s*(?:(?:alle )?ore |h\\.? ?|at )?(\\d{1,2})(?:[:.]\\d{2})?\\s*(?:am|pm)?\\)?)?'
const mealHeadings = mealWords.map(
  ([type, words]) =>
    [type, new RegExp(`^(?:a )?(?:${words})(?:\\s+\\d)?(?![\\p{Letter}\\d])\\s*${time}\\s*(:|–|—|-|$)\\s*(.*)$`, 'isu')] as const,
)

export interface Heading<Kind> {
  kind: Kind
  /** The text behind the heading, in the same line. */
  rest: string
}

/** The name of the day that a line begins with. */
export function dayHeadingOf(line: string): Heading<string> | undefined {
  const [, name, rest = ''] = dayHeading.exec(line) ?? []
  return name === undefined ? undefined : { kind: name.trim(), rest }
}

/** The meal that a line begins with. Behind the word stands a colon or a dash, or nothing. */
export function mealHeadingOf(line: string): Heading<MealType | 'snack by place'> | undefined {
  for (const [kind, pattern] of mealHeadings) {
    const match = pattern.exec(line)
    if (match) return { kind, rest: match[3] ?? '' }
  }
  return undefined
}
