import { tagSeparators } from '@allenio/contract/tags'
import { useState } from 'react'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { TagField } from '#ui/tag-field'

const useTagWords = areaWords('list tags', {
  common: ['add', 'remove'],
  it: { title: 'Etichetta', label: 'Etichetta', hint: 'Scegli un’etichetta o scrivine una nuova' },
  en: { title: 'Tag', label: 'Tag', hint: 'Choose a tag or write a new one' },
})

/** A tag that all selected rows get or lose. */
export interface TagChange {
  action: 'add tag' | 'remove tag'
  tag: string
}

interface TagDialogProps {
  /** The number of selected rows, in words. */
  text: string
  /** The tags that rows of the list have. */
  tags: readonly string[]
  isBusy: boolean
  onChange: (change: TagChange) => void
  onClose: () => void
}

export function TagDialog({ text, tags, isBusy, onChange, onClose }: TagDialogProps) {
  const t = useTagWords()
  const [[tag], setTags] = useState<string[]>([])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      text={text}
      size="small"
      foot={
        <>
          <Button
            onClick={() => tag && onChange({ action: 'remove tag', tag })}
            disabled={tag === undefined || !tags.includes(tag) || isBusy}>
            {t('remove')}
          </Button>
          <Button kind="primary" onClick={() => tag && onChange({ action: 'add tag', tag })} disabled={tag === undefined} isBusy={isBusy}>
            {t('add')}
          </Button>
        </>
      }>
      <TagField
        label={t('label')}
        hint={t('hint')}
        suggestions={tags}
        value={tag === undefined ? [] : [tag]}
        onChange={setTags}
        max={1}
        separators={tagSeparators}
      />
    </Modal>
  )
}
