import type { EditedDocument } from '#lib/documents'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { useCopy } from '#ui/copy-field'
import { BareList, Row, Stack } from '#ui/layout'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { Text } from '#ui/text'
import { useBack } from '../routing/back.ts'
import { linesOf, type RowWording } from './row-wording.ts'
import { useEditorWords } from './words.ts'

const linesShown = 8

/** Says that the document was deleted or taken away, and hands over what was never sent. */
export function GoneNotice({ document, wording }: { document: EditedDocument; wording: RowWording }) {
  const t = useEditorWords()
  const back = useBack()
  const { isCopied, copy } = useCopy()
  const rows = useStored(document.rows)
  const lines = linesOf(document.unsent(), { wording, rows, erasedRow: t('erasedRow'), empty: t('empty') })
  return (
    <MeanwhileNotice title={t('goneTitle')} text={t('goneText')}>
      <Stack gap={12}>
        {lines.length > 0 && (
          <Stack gap={4}>
            <Text weight={500}>{t('goneUnsent', { count: lines.length })}</Text>
            <BareList gap={2}>
              {lines.slice(0, linesShown).map((line, at) => (
                <Text as="li" key={`${at} ${line}`} tone={2} breaks>
                  {line}
                </Text>
              ))}
              {lines.length > linesShown && (
                <Text as="li" tone={2}>
                  +{lines.length - linesShown}
                </Text>
              )}
            </BareList>
          </Stack>
        )}
        <Row gap={8} wrap>
          {lines.length > 0 && (
            <Button kind="ink" onClick={() => void copy(lines.join('\n'))}>
              {t(isCopied ? 'copied' : 'copyUnsent')}
            </Button>
          )}
          <Button onClick={back}>{t('leave')}</Button>
        </Row>
      </Stack>
    </MeanwhileNotice>
  )
}
