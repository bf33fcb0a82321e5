import type { ProgramRow } from '@allenio/contract/programs'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { RadioCards } from '#ui/radio-cards'
import { useWords } from '#ui/words'
import { useListWords } from './words.ts'

interface DeleteProgramProps {
  program: Pick<ProgramRow, 'title' | 'clients'>
  onDelete: (keepsClients: boolean) => void
  onClose: () => void
}

/** Asks whether clients who follow a deleted program keep it. */
export function DeleteProgram({ program: { title, clients }, onDelete, onClose }: DeleteProgramProps) {
  const t = useListWords()
  const { cancel } = useWords()
  const [keeps, setKeeps] = useState<'keep' | 'end'>('keep')
  return (
    <Modal
      opened
      size="small"
      title={t('deleteTitle', { title })}
      text={t('deleteText', { count: clients })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="danger" onClick={() => onDelete(keeps === 'keep')}>
            {t('delete')}
          </Button>
        </>
      }>
      <RadioCards
        label={t('deleteClients')}
        value={keeps}
        onChange={setKeeps}
        options={[
          { value: 'keep', label: t('keep'), hint: t('keepHint') },
          { value: 'end', label: t('end'), hint: t('endHint') },
        ]}
      />
    </Modal>
  )
}
