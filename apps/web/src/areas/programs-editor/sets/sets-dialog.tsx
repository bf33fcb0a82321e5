import { IconPlus } from '@tabler/icons-react'
import { rowBounds } from '@allenio/contract/row-bounds'
import { cellsOfSetLines, setLinesOf } from '@allenio/domain/programs'
import { useState } from 'react'
import { useIsHand } from '#lib/device'
import { useExerciseText } from '#lib/exercise-library'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { BareList, Row, Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { closeDialog } from '../dialogs.ts'
import { changeRows } from '../gestures/rows.ts'
import type { RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { lineText, parseLine, rowText, type LineText } from './line-texts.ts'
import { SetHeadings, SetLine } from './set-line.tsx'
import { useSetWords } from './words.ts'

/** The sets of a row, each with its own kind and figures; saved as one gesture. */
export function SetsDialog({ rowId }: { rowId: string }) {
  const entry = useSelected(useEditor().outline, ({ entries }) => entries.get(rowId))
  return entry ? <OpenSets entry={entry} /> : null
}

const refusals = { target: 'targetRefused', load: 'loadRefused', rir: 'rirRefused', rpe: 'rpeRefused' } as const
const emptyText: LineText = { kind: 'work', target: '', load: '', rir: '', rpe: '' }

function OpenSets({ entry }: { entry: RowEntry }) {
  const t = useSetWords()
  const textOf = useExerciseText()
  const say = useEditorWords()
  const language = useLanguage()
  const session = useEditor()
  const isHand = useIsHand()
  const { id, cells } = entry
  const [texts, setTexts] = useState(() => setLinesOf(cells).map(line => lineText(cells, line, language)))
  const read = texts.map(text => parseLine(cells, text, language))
  const refused = read.flatMap(each => each.refused)[0]
  const refusal = refused && refusals[refused]
  const save = () => {
    changeRows(session, [{ rowId: id, cells: cellsOfSetLines(read.map(({ line }) => line)) }])
    closeDialog()
  }
  return (
    <SidePanel
      opened
      side={isHand ? 'bottom' : 'right'}
      width={600}
      title={`${t('title')}: ${textOf(entry)}`}
      onClose={closeDialog}
      foot={
        <Row gap={8} justify="end">
          <Button onClick={closeDialog}>{say('cancel')}</Button>
          <Button kind="primary" disabled={refused !== undefined} onClick={save}>
            {say('save')}
          </Button>
        </Row>
      }>
      <Stack gap={12}>
        <Text tone={2}>{t('lead')}</Text>
        <SetHeadings />
        <BareList gap={8}>
          {texts.map((text, index) => (
            <SetLine
              key={index}
              number={index + 1}
              text={text}
              ofRow={rowText(cells, index, language)}
              refused={read[index]?.refused ?? []}
              mayRemove={texts.length > 1}
              onChange={changed => setTexts(texts.with(index, changed))}
              onRemove={() => setTexts(texts.toSpliced(index, 1))}
            />
          ))}
        </BareList>
        {refusal && <FieldError>{say(refusal)}</FieldError>}
        <Row gap={8} wrap>
          <Button
            icon={IconPlus}
            disabled={texts.length >= rowBounds.sets.most}
            onClick={() => setTexts([...texts, texts.at(-1) ?? emptyText])}>
            {t('add')}
          </Button>
          <Button kind="quiet" onClick={() => setTexts(texts.map(() => emptyText))}>
            {t('same')}
          </Button>
        </Row>
      </Stack>
    </SidePanel>
  )
}
