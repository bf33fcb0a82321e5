import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { FoundFood } from '#lib/food-library'
import { useLanguage } from '#lib/words'
import { Combobox } from '#ui/combobox'
import { Modal } from '#ui/modal'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useWords } from '#ui/words'
import { closeDialog } from '../dialogs.ts'
import { useEditorFoods } from '../foods/client.ts'
import { briefFood, parseTypedFood } from '../foods/typed-food.ts'
import { addAlternative, alikeGrams } from '../gestures/foods.ts'
import { deleteRows } from '../gestures/meals.ts'
import { foodOf } from '../gestures/typed-cells.ts'
import type { RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { deviationsIn, allHitsText, deviationText, rowName } from '../sheet/columns.ts'
import { useEditorWords } from '../words.ts'
import { markedName } from './food-dialog.tsx'
import { useStored } from '#lib/store'
import { useFormats } from '#lib/formats'

const optionsAtMost = 12

/** Adds alternatives to a row, one after the other. Each gets the amount that equals the row by its basis. */
export function AlternativeDialog({ row }: { row: RowEntry }) {
  const t = useEditorWords()
  const words = useWords()
  const session = useEditor()
  const language = useLanguage()
  const { integer } = useFormats()
  const library = useEditorFoods()
  const judge = useStored(session.judge)
  const { tolerancePercent } = session.settings.get()
  const [typed, setTyped] = useState('')
  const gramsText = (food: FoundFood) => {
    const grams = alikeGrams(session, row, briefFood(food))
    return grams === undefined ? '' : `, ${integer(grams)}\u00a0g`
  }
  // an alternative has the amount that equals the row, so a typed quantity is not asked for
  const { name: typedName } = parseTypedFood(typed, library)
  const found = typedName === '' ? [] : library.find(typedName, optionsAtMost)
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
          picksFirst={library.meant(typedName) !== undefined}
          // without a text no message about missing foods is shown
          isSearching={!library.isReady || typed.trim() === ''}
          options={found.map(food => ({ value: food.id, label: `${markedName(food, judge, t)}${gramsText(food)}` }))}
        />
        <Stack as="ul" gap={8}>
          {row.subRows
            .filter(({ kind }) => kind === 'alternative')
            .map(each => (
              <Row as="li" key={each.id} gap={8} justify="between">
                <Text as="span" figures>
                  {rowName(each, language)}, {each.amount?.lacksQuantity ? t('quantityMissing') : `${integer(each.amount?.grams ?? 0)} g`}
                  {deviationsIn(each, tolerancePercent)
                    .slice(0, 2)
                    .map(deviation => (
                      <Text as="span" key={deviation.figure} tone="attention">
                        {` ${deviationText(deviation, t)}`}
                      </Text>
                    ))}
                  {each.mark && (
                    <Text as="span" tone={each.mark === 'red' ? 'error' : 'attention'}>
                      {' '}
                      {allHitsText(each, t)}
                    </Text>
                  )}
                </Text>
                <IconButton
                  size="small"
                  icon={IconX}
                  label={`${words.remove} ${rowName(each, language)}`}
                  onClick={() => deleteRows(session, [each.id])}
                />
              </Row>
            ))}
        </Stack>
      </Stack>
    </Modal>
  )
}
