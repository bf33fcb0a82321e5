import { documentRowsAtMost } from '@allenio/contract/documents'
import { IconArrowsCross } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditNotice, EditedDocument } from '#lib/documents'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { CloseButton } from '#ui/close-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './editor-frame.module.css'
import type { RowWording } from './row-wording.ts'
import { useEditorWords } from './words.ts'
import { NoticePanel } from './notice-panel.tsx'

const sentences = {
  'mine replaced': 'mineReplaced',
  'theirs replaced': 'theirsReplaced',
  'deleted by others': 'deletedByOthers',
  'deleted by me': 'deletedByMe',
  'not undone': 'notUndone',
  'not possible': 'notPossible',
  'document full': 'documentFull',
  'not applied': 'notApplied',
} as const satisfies Record<EditNotice['kind'], string>

/** A quiet line about what somebody else and this person have done to the same, with the details behind a button. */
export function NoticeBar({ document, wording }: { document: EditedDocument; wording: RowWording }) {
  const t = useEditorWords()
  const { integer } = useFormats()
  const notices = useStored(document.notices)
  const [isOpen, setIsOpen] = useState(false)
  const [first] = notices
  const isMixed = notices.some(({ kind }) => kind !== first?.kind)
  const count = notices.length
  return (
    <output className={css.announcement}>
      {first && (
        <Row gap={8} className={css.notices}>
          <Icon of={IconArrowsCross} size={18} />
          <Text className={css.sentence}>{t(isMixed ? 'mixed' : sentences[first.kind], { count, max: integer(documentRowsAtMost) })}</Text>
          {(isMixed || first.kind !== 'document full') && (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t('show')}
            </Button>
          )}
          <CloseButton onClick={() => document.dismissNotice()} />
        </Row>
      )}
      {isOpen && <NoticePanel document={document} wording={wording} onClose={() => setIsOpen(false)} />}
    </output>
  )
}
