import type { Language } from '@allenio/contract'
import type { DoneSet, ExerciseAttempt } from '@allenio/contract/workouts'
import { formatDecimal } from '@allenio/domain/formats'
import { printClock, printMetres, parseLoadValues } from '@allenio/domain/programs'

/** The sets of one time in a line: 80 × 8 8 7, 82,5 × 6. What was lifted for warming up is left out. */
export function doneSetsText({ target, sets }: Pick<ExerciseAttempt, 'target' | 'sets'>, language: Language): string {
  const isOfBody = parseLoadValues(target?.load ?? '')?.unit === 'body'
  const groups: { load: string; figures: string[] }[] = []
  for (const set of sets.filter(({ kind }) => kind !== 'warmup')) {
    const load = loadText(set, isOfBody, language)
    const last = groups.at(-1)
    const figure = figureText(set, language)
    if (last && last.load === load) last.figures.push(figure)
    else groups.push({ load, figures: [figure] })
  }
  return groups.map(({ load, figures }) => `${load === '' ? '' : `${load} × `}${figures.join(' ')}`).join(', ')
}

/** The load in words. With body weight, it is what is added to it, or taken from it. */
function loadText({ kg }: DoneSet, isOfBody: boolean, language: Language): string {
  if (kg === null || kg === 0) return ''
  const text = formatDecimal(language, Math.abs(kg), { most: 2 })
  return kg < 0 ? `−${text}` : isOfBody ? `+${text}` : text
}

function figureText({ reps, seconds, metres }: DoneSet, language: Language): string {
  if (reps !== null) return String(reps)
  if (seconds !== null) return printClock(seconds)
  return metres === null ? '–' : printMetres(metres, language)
}
