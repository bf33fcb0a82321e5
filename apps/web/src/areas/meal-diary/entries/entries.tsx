import { deleteOwnEntry, undeleteOwnEntry } from '@allenio/contract/meal-diary'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LabelNote } from '#areas/aliments'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { toastWithUndo } from '#ui/toast'
import { AllergyNote } from '../meal/allergy-note.tsx'
import { amountText, useRowTexts } from '../meal/row-texts.ts'
import { doubtsOf } from '../diet/plan-rows.ts'
import { sendRecord } from '../diet/send.ts'
import type { ShownDiary } from '../diet/unsent-diary.ts'
import { PhotoButton, PhotoStrip } from '../photos/photo-strip.tsx'
import { useDiaryWords } from '../words.ts'
import css from './entries.module.css'
import { EntryDialog } from './entry-dialog.tsx'

interface EntriesProps {
  date: string
  diary: ShownDiary
  isEnergyVisible: boolean
  /** There are no meals of a plan beside them. */
  isAll: boolean
}

/** Food that was eaten and stands in no plan. */
export function Entries({ date, diary, isEnergyVisible, isAll }: EntriesProps) {
  const t = useDiaryWords()
  const [isAdding, setAdding] = useState(false)
  const ofDay = diary.entries
    .filter(({ day }) => day === date)
    .toSorted((one, other) => ((one.time ?? '') + one.createdAt < (other.time ?? '') + other.createdAt ? -1 : 1))
  return (
    <Section title={t(isAll ? 'allEntries' : 'entries')}>
      <Stack gap={8} align="start">
        {ofDay.length === 0 && <Text tone={2}>{t('entriesEmpty')}</Text>}
        {ofDay.length > 0 && (
          <BareList className={css.list}>
            {ofDay.map(entry => (
              <Entry
                key={entry.id}
                entry={entry}
                photos={diary.photos.filter(({ entryId }) => entryId === entry.id)}
                isEnergyVisible={isEnergyVisible}
              />
            ))}
          </BareList>
        )}
        <Button icon={IconPlus} onClick={() => setAdding(true)}>
          {t('addEntry')}
        </Button>
      </Stack>
      {isAdding && <EntryDialog date={date} isEnergyVisible={isEnergyVisible} onClose={() => setAdding(false)} />}
    </Section>
  )
}

interface EntryProps {
  entry: ShownDiary['entries'][number]
  photos: ShownDiary['photos']
  isEnergyVisible: boolean
}

function Entry({ entry, photos, isEnergyVisible }: EntryProps) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const { nameOfFood, amountOf } = useRowTexts()
  const [isEditing, setEditing] = useState(false)
  const { id, day, time, kcal, food, grams, measure, isMatched } = entry
  const text = food ? nameOfFood(food) : entry.text
  const amount = grams === null ? undefined : amountText(amountOf({ grams, measure: measure ?? undefined }))
  const facts = [amount, time, isEnergyVisible && kcal !== null && t('kcal', { kcal: integer(kcal) })].filter(Boolean).join(' · ')
  const remove = () => {
    const title = t('entryDeleted', { text })
    sendRecord(deleteOwnEntry, { id }, title)
    const undo = () => sendRecord(undeleteOwnEntry, { id }, text)
    toastWithUndo(title, undo, { id: 'diary entry' })
  }
  return (
    <li className={css.entry}>
      <Row gap={0} align="start">
        <Stack gap={2} grow className={css.words}>
          <Text size={16} weight={400} breaks>
            {text}
          </Text>
          {facts && (
            <Text tone={2} figures>
              {facts}
            </Text>
          )}
          {!food && (
            <Text size="hint" tone={2}>
              {t('inWords')}
            </Text>
          )}
          {isMatched && text !== entry.text && (
            <Text size="hint" tone={2} breaks>
              {t('asWritten', { text: entry.text })}
            </Text>
          )}
          <AllergyNote rows={[entry]} />
          <LabelNote food={{ id: food?.id ?? null, name: text }} doubts={doubtsOf([entry])} />
        </Stack>
        <PhotoButton isIcon date={day} name={text} of={{ entryId: id }} />
        <IconButton label={t('editEntry', { text })} icon={IconPencil} onClick={() => setEditing(true)} />
        <IconButton label={t('deleteEntry', { text })} icon={IconTrash} onClick={remove} />
      </Row>
      <PhotoStrip photos={photos} name={text} />
      {isEditing && <EntryDialog date={day} entry={entry} isEnergyVisible={isEnergyVisible} onClose={() => setEditing(false)} />}
    </li>
  )
}
