import type { Input } from '@allenio/contract'
import { updateAdherenceThresholds, type AdherenceThresholds } from '@allenio/contract/workouts'
import { z } from 'zod'
import { useCall } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FormModal } from '#ui/form'
import { Grid } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useTrainingWords } from './words.ts'

interface ThresholdsDialogProps {
  clientId: string
  thresholds: AdherenceThresholds & { isOwn: boolean }
  onClose: () => void
}

const schema = z.object({ good: z.string(), fair: z.string() })
const isPercentage = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 100

/** Edits the percentages from which on this client trains as planned, because not everybody can keep the same pace. */
export function ThresholdsDialog({ clientId, thresholds: { good, fair, isOwn }, onClose }: ThresholdsDialogProps) {
  const t = useTrainingWords()
  const saved = () => {
    onClose()
    toast({ type: 'success', text: t('thresholdsSaved') })
  }
  const form = useEndpointForm({
    endpoint: updateAdherenceThresholds,
    schema,
    fieldsAt: 'thresholds',
    start: { good: String(good), fair: String(fair) },
    check: values => ({
      good: isPercentage(values.good) ? undefined : t('thresholdWrong'),
      fair: !isPercentage(values.fair)
        ? t('thresholdWrong')
        : isPercentage(values.good) && Number(values.fair) > Number(values.good)
          ? t('thresholdOver')
          : undefined,
    }),
    toInput: (values): Input<typeof updateAdherenceThresholds> => ({
      id: clientId,
      thresholds: { good: Number(values.good), fair: Number(values.fair) },
    }),
    onSaved: saved,
  })
  const reset = useCall(updateAdherenceThresholds, { onSuccess: saved })
  const percent = { unit: '%', inputMode: 'numeric', figures: true, maxLength: 3, autoComplete: 'off' } as const
  return (
    <FormModal
      form={form}
      title={t('thresholds')}
      text={t('thresholdsText')}
      onClose={onClose}
      aside={
        isOwn && (
          <Button kind="quiet" isBusy={reset.isPending} onClick={() => reset.mutate({ id: clientId, thresholds: null })}>
            {t('thresholdsReset')}
          </Button>
        )
      }>
      <Grid columns={2}>
        <TextField {...form.field('good')} label={t('goodFrom')} {...percent} />
        <TextField {...form.field('fair')} label={t('fairFrom')} {...percent} />
      </Grid>
    </FormModal>
  )
}
