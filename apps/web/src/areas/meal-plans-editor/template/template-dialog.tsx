import { dismissMealPlanTemplate } from '@allenio/contract/meal-plans'
import { operationsOfTakeover } from '@allenio/domain/documents'
import { useState } from 'react'
import { ChangeGroups, groupChanges, HitMarks } from '#areas/meal-plans'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Quote } from '#ui/quote'
import { Text, Title } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { closeDialog } from '../dialogs.ts'
import { useEditor } from '../session.ts'
import { ConflictList } from './conflict-list.tsx'
import { OfferedList } from './offered-list.tsx'
import { chosenKeys, toggledSet } from './choices.ts'
import { useTemplateOffer, type TemplateOffer } from './use-template-offer.ts'
import { useTemplateWords } from './words.ts'

/** Nothing where somebody else has taken it meanwhile. */
export function TemplateDialog() {
  const offer = useTemplateOffer()
  return offer ? <OpenOffer key={offer.release.id} offer={offer} /> : null
}

/** Shows what the template has changed, what both have changed, and what stays: chosen one by one, taken as one edit. */
function OpenOffer({ offer: { title, release, takeover, hits, hitCount } }: { offer: TemplateOffer }) {
  const t = useTemplateWords()
  const { day } = useFormats()
  const { document, planId, edit } = useEditor()
  const [leftKeys, setLeftKeys] = useState<ReadonlySet<string>>(new Set())
  const [theirKeys, setTheirKeys] = useState<ReadonlySet<string>>(new Set())
  const { units, offered, conflicts, ownChanges } = takeover
  const { keys, count } = chosenKeys(takeover, leftKeys, theirKeys)
  // the dialog goes with its offer, before the answer's refresh has ended: callbacks of the press itself would not be called any more
  const { mutate: dismiss, isPending } = useCall(dismissMealPlanTemplate, {
    onSuccess: (_, { input: { id, releaseId } }) => {
      if (releaseId === null) return
      closeDialog()
      toastWithUndo(t('dismissed'), () => dismiss({ id, releaseId: null }))
    },
  })
  const take = () => {
    edit(operationsOfTakeover({ copy: document.rows.get(), units, keys, releaseId: release.id }))
    closeDialog()
    toast({ type: 'success', text: t('taken', { count }) })
  }
  return (
    <Modal
      opened
      size="large"
      title={t('dialogTitle', { title })}
      text={t('text', { day: day(release.createdAt) })}
      onClose={closeDialog}
      foot={
        <>
          <Button kind="quiet" isBusy={isPending} onClick={() => dismiss({ id: planId, releaseId: release.id })}>
            {t('dismiss')}
          </Button>
          <Button kind="primary" disabled={count === 0} onClick={take}>
            {t('take')}
          </Button>
        </>
      }>
      <Stack gap={24}>
        {release.note && (
          <Quote>
            <Text breaks>{release.note}</Text>
          </Quote>
        )}
        {hits.length > 0 && (
          <Stack as="section" gap={8} aria-label={t('excluded')}>
            <Title level={3} size={16}>
              {t('excluded')}
            </Title>
            <HitMarks hits={hits} hitCount={hitCount} />
          </Stack>
        )}
        <ConflictList conflicts={conflicts} theirKeys={theirKeys} onToggle={key => setTheirKeys(before => toggledSet(before, key))} />
        <OfferedList offered={offered} leftKeys={leftKeys} onToggle={key => setLeftKeys(before => toggledSet(before, key))} />
        {ownChanges.length > 0 && (
          <Disclosure title={t('own')} sub={String(ownChanges.length)}>
            <ChangeGroups groups={groupChanges(ownChanges)} />
          </Disclosure>
        )}
      </Stack>
    </Modal>
  )
}
