import { recomputeVisit } from '@allenio/contract/visit-changes'
import { useCall } from '#lib/api'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import css from './recompute-bar.module.css'
import type { VisitHead } from '../visit-document.ts'
import { useFinishWords } from './words.ts'

/** Over a finished visit that would come to something else today: its figures stay until somebody asks for others. */
export function RecomputeBar({ head: { id, changedSince, isDraft, may } }: { head: VisitHead }) {
  const t = useFinishWords()
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
