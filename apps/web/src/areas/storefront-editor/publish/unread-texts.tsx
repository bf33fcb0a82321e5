import type { Operation } from '@allenio/contract/documents'
import type { UnreadText } from '@allenio/domain/storefront'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { focusText } from '../canvas/canvas.tsx'
import { nameOfRow } from '../row-words.ts'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'

interface UnreadTextsProps {
  texts: readonly UnreadText[]
  onClose: () => void
}

/** Before the first release the business reads what we have written in its name: it keeps or changes each text. */
export function UnreadTexts({ texts, onClose }: UnreadTextsProps) {
  const t = useStorefrontWords()
  const { document, edit } = useEditor()
  const rows = useStored(document.rows)
  const keep = (kept: readonly UnreadText[]) => edit(kept.map(({ rowId: id }): Operation => ({ kind: 'set', id, cells: { isKept: true } })))
  const change = (rowId: string) => {
    onClose()
    // the dialog gives the focus back first
    requestAnimationFrame(() => focusText(rowId))
  }
  return (
    <Modal
      opened
      title={t('unreadTitle')}
      text={t('unreadText')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => keep(texts)}>
            {t('keepAll')}
          </Button>
        </>
      }>
      <BareList as="ul" gap={20}>
        {texts.map(each => {
          const row = rows.get(each.rowId)
          const name = row ? nameOfRow(t, row) : ''
          return (
            <li key={each.rowId}>
              <Stack gap={8}>
                <Stack gap={4}>
                  <Text weight={600}>{name}</Text>
                  <Text tone={2} breaks>
                    {each.text}
                  </Text>
                </Stack>
                <Row gap={8} wrap>
                  <Button size="small" aria-label={`${t('keep')}: ${name}`} onClick={() => keep([each])}>
                    {t('keep')}
                  </Button>
                  <Button size="small" kind="quiet" aria-label={`${t('changeText')}: ${name}`} onClick={() => change(each.rowId)}>
                    {t('changeText')}
                  </Button>
                </Row>
              </Stack>
            </li>
          )
        })}
      </BareList>
    </Modal>
  )
}
