import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { useFormats } from '#lib/formats'
import { openDialog } from '../dialogs.ts'
import css from './template.module.css'
import { useTemplateOffer } from './use-template-offer.ts'
import { useTemplateWords } from './words.ts'

/** A quiet line over a copy whose template was completed anew. */
export function TemplateBar() {
  const t = useTemplateWords()
  const { day } = useFormats()
  const offer = useTemplateOffer()
  if (!offer) return null
  return (
    <div className={css.bar}>
      <AttentionLine
        status="note"
        text={t('newer', { title: offer.title, day: day(offer.release.createdAt) })}
        action={
          <Button size="small" onClick={() => openDialog({ kind: 'template' })}>
            {t('compare')}
          </Button>
        }
      />
    </div>
  )
}
