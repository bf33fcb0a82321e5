import { isMeasureKey, measureNames } from '@allenio/domain/visits'
import { areaWords, useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import type { VisitHead } from '../visit-document.ts'
import css from './recompute-bar.module.css'

const useLeftOutWords = areaWords('visit left out', {
  it: { leftOut: 'Fuori dai limiti delle misure, resta solo nella visita: {{names}}' },
  en: { leftOut: 'Beyond the limits of the metrics, kept in the visit alone: {{names}}' },
})

/** Over a finished visit with values that the client's metrics do not take: the visit alone has them. */
export function LeftOutBar({ head: { leftOut, isDraft } }: { head: VisitHead }) {
  const t = useLeftOutWords()
  const language = useLanguage()
  if (isDraft) return null
  // of the metrics that a visit writes, hydration alone goes by another name
  const names = leftOut.map(({ metric }) => measureNames[isMeasureKey(metric) ? metric : 'total-water'][language])
  return (
    <div className={css.bar}>
      <AttentionLine status="note" text={t('leftOut', { names: names.join(', ') })} />
    </div>
  )
}
