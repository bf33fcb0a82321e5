import { isMeasureKey, measureNames } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import type { VisitHead } from '../visit-document.ts'
import css from './recompute-bar.module.css'
import { useFinishWords } from './words.ts'

/** Over a finished visit with values that the client's metrics do not take: the visit alone has them. */
export function LeftOutBar({ head: { leftOut, isDraft } }: { head: VisitHead }) {
  const t = useFinishWords()
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
