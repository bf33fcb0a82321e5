import { useState } from 'react'
import { useLanguage } from '#lib/words'
import { Combobox } from '#ui/combobox'
import { Modal } from '#ui/modal'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { closeDialog } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { addAlternative } from '../gestures/foods.ts'
import { foodOf } from '../gestures/typed-cells.ts'
import type { RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { deviationsIn, hitText, rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { useFormats } from '#lib/formats'

const optionsAtMost = 12

/** Adds alternatives to a row, one after the other: each gets as much of the row's basis. */
export function AlternativeDialog({ row }: { row: RowEntry }) {
  const t = useEditorWords()
  const session = useEditor()
  const language = useLanguage()
  const { integer } = useFormats()
  const library = useEditorFoods()
  const { tolerancePercent } = session.settings.get()
  const [typed, setTyped] = useState('')
  const add = (id: string | null) => {
    setTyped('')
    const food = id === null ? undefined : foodOf(session, library, '', id)
    if (food) addAlternative(session, row, food)
  }
  return (
    <Modal
      opened
      size="small"
      title={t('alternativesTo', { food: rowName(row, language) })}
      onClose={closeDialog}
      foot={
        <Button kind="primary" onClick={closeDialog}>
          {t('done')}
        </Button>
      }>
      <Stack gap={16}>
        <Combobox
          label={t('searchFood')}
          isFirst
          value={null}
          search={typed}
          onSearch={setTyped}
          onChange={add}
          nothing={t('noFood')}
          isSearching={!library.isReady}
          options={typed.trim() === '' ? [] : library.find(typed, optionsAtMost).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Stack as="ul" gap={8}>
          {row.subRows
            .filter(({ kind }) => kind === 'alternative')
            .map(each => (
              <Text as="li" key={each.id} figures>
                {rowName(each, language)}, {integer(each.amount?.grams ?? 0)} g
                {deviationsIn(each, tolerancePercent)
                  .slice(0, 2)
                  .map(({ figure, percent }) => (
                    <Text as="span" key={figure} tone="attention">
                      {' '}
                      {t(`${figure}Deviates`)} {percent > 0 ? '+' : '−'}
                      {Math.abs(percent)}%
                    </Text>
                  ))}
                {each.mark && (
                  <Text as="span" tone={each.mark === 'red' ? 'error' : 'attention'}>
                    {' '}
                    {hitText(each, t)}
                  </Text>
                )}
              </Text>
            ))}
        </Stack>
      </Stack>
    </Modal>
  )
}
