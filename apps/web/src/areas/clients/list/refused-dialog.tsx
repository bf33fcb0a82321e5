import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import type { RefusedClient } from './use-bulk.ts'
import { useListWords } from './words.ts'
import css from './list.module.css'

interface RefusedDialogProps {
  refused: readonly RefusedClient[]
  onClose: () => void
}

export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const t = useListWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('refusedTitle')}
      text={t('refusedText')}
      foot={<Button onClick={onClose}>{t('close')}</Button>}>
      <RefusedList refused={refused} />
    </Modal>
  )
}

/** Each refused client with the reason. */
export function RefusedList({ refused }: Pick<RefusedDialogProps, 'refused'>) {
  return (
    <BareList>
      {refused.map(({ id, name, reason }) => (
        <Stack as="li" key={id} gap={2} className={css.refused}>
          <b>{name}</b>
          <Text as="span" tone={2}>
            {reason}
          </Text>
        </Stack>
      ))}
    </BareList>
  )
}
