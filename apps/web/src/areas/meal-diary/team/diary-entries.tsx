import type { ReadDiaryDay, ReadDiaryEntry } from '@allenio/contract/meal-diary'
import { IconCirclePlus, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { AllergyNote } from '../meal/allergy-note.tsx'
import { amountText, useRowTexts } from '../meal/row-texts.ts'
import { MatchDialog } from './matches/match-dialog.tsx'
import { useMatchWords } from './matches/words.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { useDiaryWords } from './words.ts'
import css from './diary.module.css'

interface DiaryEntriesProps extends Pick<ReadDiaryDay, 'day' | 'entries' | 'meals'> {
  clientId: string
}

/** Food beside the plan, or all that was eaten where there is none: foods with their weight, or the client's words. */
export function DiaryEntries({ clientId, day, entries, meals }: DiaryEntriesProps) {
  const t = useDiaryWords()
  return (
    <Row gap={12} align="start">
      <span className={css.state}>
        <Icon of={IconCirclePlus} size={20} />
      </span>
      <Stack gap={6} grow>
        <Text as="b" weight={600} className={css.mealName}>
          {t(meals.length > 0 ? 'entries' : 'allEntries')}
        </Text>
        <BareList gap={8}>
          {entries.map(entry => (
            <li key={entry.id}>
              <Entry clientId={clientId} day={day} entry={entry} />
            </li>
          ))}
        </BareList>
      </Stack>
    </Row>
  )
}

function Entry({ clientId, day, entry }: { clientId: string; day: string; entry: ReadDiaryEntry }) {
  const t = useDiaryWords()
  const words = useMatchWords()
  const { integer, day: formatDay } = useFormats()
  const { nameOfFood, amountOf } = useRowTexts()
  const { time, kcal, photos, food, grams, measure, match } = entry
  const name = food ? nameOfFood(food) : entry.text
  const amount = grams === null ? undefined : amountText(amountOf({ grams, measure: measure ?? undefined }))
  return (
    <Stack gap={6}>
      <Row gap={8} wrap align="center">
        <Text as="span" breaks>
          {name}
        </Text>
        <Text as="span" tone={3} figures>
          {[amount, time, kcal !== null && `${integer(kcal)}\u00a0kcal`].filter(Boolean).join(' · ')}
        </Text>
        {!food && <Badge>{words('inWords')}</Badge>}
        {match && (
          <Text as="span" size="hint" tone={3} breaks>
            {[words('asWritten', { text: entry.text }), words(match.scope === 'business' ? 'ofBusiness' : 'ofClient')].join(', ')}
          </Text>
        )}
        <Correction clientId={clientId} entry={entry} />
      </Row>
      <AllergyNote rows={[entry]} />
      <PhotoStrip photos={photos} caption={t('photo', { meal: name, day: formatDay(day) })} />
    </Stack>
  )
}

/** The food that was meant is told by those who may change the client and see foods. */
function Correction({ clientId, entry }: { clientId: string; entry: ReadDiaryEntry }) {
  const words = useMatchWords()
  const { data: client } = useQuery(clientQuery(clientId))
  const hasFoods = useMe()?.permissions.includes('view aliments') ?? false
  const [isOpen, setOpen] = useState(false)
  if (!client?.may.edit || !hasFoods) return null
  const { text } = entry
  return (
    <>
      {entry.food ? (
        <IconButton size="small" label={words('correctOf', { text })} icon={IconPencil} onClick={() => setOpen(true)} />
      ) : (
        <Button size="small" aria-label={words('matchOf', { text })} onClick={() => setOpen(true)}>
          {words('match')}
        </Button>
      )}
      {isOpen && <MatchDialog clientId={clientId} entry={entry} onClose={() => setOpen(false)} />}
    </>
  )
}
