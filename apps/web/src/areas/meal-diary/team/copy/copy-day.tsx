import { copyDayIntoPlan, dayTargets, type DayTarget } from '@allenio/contract/meal-diary'
import { listMealPlans, mealPlanLimits } from '@allenio/contract/meal-plans'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openPlanHref } from '#areas/meal-plans'
import { goTo, useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { SubmitModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useCopyWords } from './words.ts'

/** Takes what was eaten on a day into a plan, for whoever may make plans. */
export function CopyDay({ clientId, day }: { clientId: string; day: string }) {
  const t = useCopyWords()
  const mayCreate = useMe()?.permissions.includes('create meal plans') ?? false
  const [isOpen, setOpen] = useState(false)
  if (!mayCreate) return null
  return (
    <>
      <Button size="small" kind="quiet" icon={IconToolsKitchen2} onClick={() => setOpen(true)}>
        {t('copy')}
      </Button>
      {isOpen && <CopyDialog clientId={clientId} day={day} onClose={() => setOpen(false)} />}
    </>
  )
}

function CopyDialog({ clientId, day, onClose }: { clientId: string; day: string; onClose: () => void }) {
  const t = useCopyWords()
  const { day: formatDay } = useFormats()
  const { data } = useQuery(read(listMealPlans, { clientId, kind: 'for one client' }, { quiet: true }))
  const plans = data?.mealPlans ?? []
  const [into, setInto] = useState<DayTarget>('client')
  const [title, setTitle] = useState(t('titleOf', { day: formatDay(day) }))
  const [mealPlanId, setMealPlanId] = useState('')
  const [hasTried, setTried] = useState(false)
  const planId = mealPlanId || (plans[0]?.id ?? '')
  const copy = useCall(copyDayIntoPlan, {
    onSuccess: ({ mealPlanId: id }) => {
      onClose()
      toast({ type: 'success', text: t('copied'), buttons: [{ text: t('open'), onClick: () => goTo(openPlanHref({ id })) }] })
    },
  })
  const save = () => {
    setTried(true)
    if (into === 'plan') copy.mutate({ id: clientId, day, into, mealPlanId: planId })
    else if (title.trim() !== '') copy.mutate({ id: clientId, day, into, title: title.trim() })
  }
  return (
    <SubmitModal title={t('copy')} text={t('text')} save={t('save')} isBusy={copy.isPending} onClose={onClose} onSubmit={save}>
      <RadioCards<DayTarget>
        label={t('into')}
        options={dayTargets
          .filter(target => target !== 'plan' || plans.length > 0)
          .map(value => ({ value, label: t(`into_${value}`), hint: t(`hint_${value}`) }))}
        value={into}
        onChange={setInto}
      />
      {into === 'plan' ? (
        <Select
          label={t('plan')}
          options={plans.map(plan => ({ value: plan.id, label: plan.title }))}
          value={planId}
          onChange={event => setMealPlanId(event.target.value)}
        />
      ) : (
        <TextField
          label={t('title')}
          maxLength={mealPlanLimits.title}
          autoComplete="off"
          value={title}
          error={hasTried && title.trim() === '' ? t('titleNeeded') : undefined}
          onChange={event => setTitle(event.target.value)}
        />
      )}
    </SubmitModal>
  )
}
