import type { Language } from '@allenio/contract'
import {
  presetPaperSections,
  teamPaperSections,
  visitPaperSections,
  type PaperBlock,
  type VisitPaper,
  type VisitPaperOptions,
  type VisitPaperSection,
} from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import { paperSectionNames } from '@allenio/domain/visits'
import { printAmount, scaleOf } from './amounts.ts'
import { presentAnamnesis, presentLaboratory } from './anamnesis.ts'
import { presentCourse } from './course.ts'
import { presentEnergy, presentResults } from './figures.ts'
import { presentBia, presentFolds, presentGirths } from './measures.ts'
import { bodyOf, type Printing } from './source.ts'
import type { PrintedVisit } from './reach.ts'
import { paperWords } from './words.ts'

/** A paper has the letterhead of its business. */
interface Letterhead {
  brand: VisitPaper['brand']
  isForClient: boolean
}

const blocksOf = {
  results: presentResults,
  energy: presentEnergy,
  folds: presentFolds,
  girths: presentGirths,
  bia: presentBia,
  curves: presentCourse,
  note: ({ content }) => (content.note ? [{ kind: 'texts', texts: [{ name: '', text: content.note }] }] : []),
  anamnesis: presentAnamnesis,
  laboratory: presentLaboratory,
} as const satisfies Record<VisitPaperSection, (printing: Printing) => PaperBlock[]>

/** All that stands on paper, worded and formatted. The private note is never among it. */
export function presentPaper(
  printed: PrintedVisit,
  options: VisitPaperOptions & { language: Language },
  letterhead: Letterhead,
): VisitPaper {
  const { language, sections = presetPaperSections, heading, paper } = options
  const { brand, isForClient } = letterhead
  const printing = { ...printed, language, hasAllFormulas: options.formulas === 'all' && !isForClient }
  const say = paperWords(language)
  return {
    title: say('visit of', { day: formatDay(language, printed.values.takenOn) }),
    client: printed.client.name,
    heading,
    lines: linesOf(printing),
    language,
    paper,
    brand,
    sections: visitPaperSections
      .filter(section => sections.includes(section) && !(isForClient && teamPaperSections.includes(section)))
      .map(section => ({ section, title: paperSectionNames[section][language], blocks: blocksOf[section](printing) }))
      .filter(({ blocks }) => blocks.length > 0),
    nothing: say('nothing'),
  }
}

function linesOf({ content, values, comparedVisit, language }: Printing): string[] {
  const say = paperWords(language)
  const { age } = bodyOf(values, content)
  const height = printAmount(values.height, { ...scaleOf('height'), least: 0 }, language)
  const dayIn = (day: string) => ({ day: formatDay(language, day) })
  return [
    [...(age === null ? [] : [say('age', { count: age })]), height].join(' · '),
    ...(comparedVisit ? [say('compared', dayIn(comparedVisit.takenOn))] : []),
    ...(content.nextVisitOn === undefined ? [] : [say('next visit', dayIn(content.nextVisitOn))]),
  ]
}
