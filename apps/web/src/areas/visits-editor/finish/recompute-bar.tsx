import { recomputeVisit } from '@allenio/contract/visits'
import { useCall } from '#lib/api'
import { areaWords } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import css from './recompute-bar.module.css'
import type { VisitHead } from '../visit-document.ts'

const useRecomputeWords = areaWords('visit recompute', {
  it: {
    changedSince: 'Oggi i risultati sarebbero altri: è cambiato {{what}}.',
    changed_formulas: 'una formula',
    changed_sex: 'il sesso nella scheda',
    changed_birthDate: 'la data di nascita nella scheda',
    changed_heightCm: 'l’altezza nella scheda',
    recompute: 'Ricalcola',
    recomputed: 'Visita ricalcolata',
  },
  en: {
    changedSince: 'The results would be different today: {{what}} has changed.',
    changed_formulas: 'a formula',
    changed_sex: 'the sex in the record',
    changed_birthDate: 'the birth date in the record',
    changed_heightCm: 'the height in the record',
    recompute: 'Recalculate',
    recomputed: 'Visit recalculated',
  },
})

/** Over a finished visit that would come to something else today: its figures stay until somebody asks for others. */
export function RecomputeBar({ head: { id, changedSince, isDraft, may } }: { head: VisitHead }) {
  const t = useRecomputeWords()
  const recompute = useCall(recomputeVisit, { onSuccess: () => void toast({ type: 'success', text: t('recomputed') }) })
  if (isDraft || !may.update) return null
  return (
    <div className={css.bar}>
      <AttentionLine
        status="note"
        text={t('changedSince', { what: changedSince.map(each => t(`changed_${each}`)).join(', ') })}
        action={
          <Button size="small" isBusy={recompute.isPending} onClick={() => recompute.mutate({ id })}>
            {t('recompute')}
          </Button>
        }
      />
    </div>
  )
}
