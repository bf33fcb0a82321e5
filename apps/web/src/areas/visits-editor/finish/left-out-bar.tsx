import { isMeasureKey, measureNames } from '@allenio/domain/visits'
import { areaWords, useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import type { VisitHead } from '../visit-document.ts'
import css from './recompute-bar.module.css'

const useLeftOutWords = areaWords('visit left out', {
  it: { leftOut: 'Fuori dai limiti delle misure, resta solo nella visita: {{names}}' },
  en: { leftOut: 'Outside the limits of the metrics, kept in the visit only: {{names}}' },
})

/** A bar over a finished visit with values that the client's metrics do not accept, so that only the visit has them. */
export function LeftOutBar({ head: { leftOut, isDraft } }: { head: VisitHead }) {
  const t = useLeftOutWords()
  const language = useLanguage()
  if (isDraft) return null
  // hydration is the only metric of a visit whose measure has another name
  const names = leftOut.map(({ metric }) => measureNames[isMeasureKey(metric) ? metric : 'total-water'][language])
  return (
    <div className={css.bar}>
      <AttentionLine status="note" text={t('leftOut', { names: names.join(', ') })} />
    </div>
  )
}
