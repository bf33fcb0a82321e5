import { firstVisitSteps } from '@allenio/contract/first-visits'
import { Button } from '#ui/button'
import { BareList } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { useStartFirstVisit } from '../data.ts'
import { useFirstVisitWords } from '../words.ts'

interface StartDialogProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** Begins a first visit with a client of whom something is known already; what is there counts as done. */
export function StartDialog({ client, onClose }: StartDialogProps) {
  const t = useFirstVisitWords()
  const { start, isStarting } = useStartFirstVisit(client.id)
  return (
    <Modal
      opened
      title={t('startTitle')}
      text={client.name}
      size="small"
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          isBusy={isStarting}
          onClick={() => {
            start()
            onClose()
          }}>
          {t('start')}
        </Button>
      }>
      <Text tone={2} prose>
        {t('startText')}
      </Text>
      <BareList as="ol" gap={4}>
        {firstVisitSteps.map((step, at) => (
          <Text key={step} as="li" figures>
            {at + 1}. {t(`step_${step}`)}
          </Text>
        ))}
      </BareList>
    </Modal>
  )
}
