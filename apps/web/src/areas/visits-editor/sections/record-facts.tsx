import { withAnswer } from '@allenio/domain/visits'
import { useState } from 'react'
import { useMe } from '#shell'
import { useIsOnline } from '#lib/device'
import { useSelected } from '#lib/store'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Grid, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { useEditor } from '../session.ts'
import type { VisitBase } from '../visit-document.ts'
import { useLandedText } from './client-answers.tsx'
import { useNewFacts } from './news.ts'
import { PickChips } from './pick-chips.tsx'
import { useRecordText } from './record-writes.ts'
import css from './sections.module.css'
import { recordFacts, type RecordFactName } from './unsent-texts.ts'
import { useSectionWords } from './words.ts'

/** Allergies and injuries are the client record's own: they are read and written there, by whoever may. */
export function RecordFacts() {
  const t = useSectionWords()
  const client = useSelected(useEditor().base, base => base?.client)
  const newFacts = useNewFacts()
  if (!client) return null
  return (
    <Stack gap={8}>
      <Text weight={600}>{t('record')}</Text>
      <Grid columns={2} className={css.answers}>
        {recordFacts.map(name => (
          <RecordFact key={name} name={name} isNew={newFacts.includes(name)} client={client} />
        ))}
      </Grid>
    </Stack>
  )
}

interface RecordFactProps {
  name: RecordFactName
  isNew: boolean
  client: VisitBase['client']
}

interface TypedText {
  text: string
  /** The text of the field before this one was typed. */
  over: string
}

const isSaved = ({ text, over }: TypedText) => text.trim() === over

function RecordFact({ name, isNew, client }: RecordFactProps) {
  const t = useSectionWords()
  const mayUpdate = useMe()?.permissions.includes('update clients') ?? false
  const isOnline = useIsOnline()
  const fact = useRecordText(name, client)
  const recorded = client[name]
  const [typed, setTyped] = useState<TypedText>()
  const isRefused = fact.refusal !== undefined
  const [seen, setSeen] = useState({ recorded, isRefused })
  if (seen.recorded !== recorded || seen.isRefused !== isRefused) {
    setSeen({ recorded, isRefused })
    // a text under way stays, and is judged by what its author has read
    if (typed && isSaved(typed) && typed.text !== recorded) setTyped(undefined)
  }
  const text = typed?.text ?? fact.text
  const save = () => {
    const trimmed = text.trim()
    fact.save(trimmed, typed?.over ?? fact.text)
    setTyped({ text: trimmed, over: trimmed })
  }
  // nobody leaves the field after a press, so it is saved at once
  const write = (next: string) => {
    fact.save(next.trim(), typed?.over ?? fact.text)
    setTyped({ text: next, over: next.trim() })
  }
  const landed = useLandedText('allergies')
  const hint = !isOnline
    ? t('recordOffline')
    : typed && !fact.isUnsent && recorded === text.trim()
      ? t(name === 'allergies' && recorded !== '' ? 'recordSavedAllergy' : 'recordSaved')
      : t('recordHint')
  const recordedNow = recorded === '' ? t('recordEmpty') : t('recordNow', { text: recorded })
  return (
    <Stack gap={8}>
      <TextArea
        label={t(name)}
        action={isNew && <Badge>{t('isNew')}</Badge>}
        hint={hint}
        error={fact.refusal === undefined ? undefined : `${t('recordRefused', { why: fact.refusal })} ${recordedNow}`}
        maxLength={2_000}
        minRows={2}
        readOnly={!mayUpdate}
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, over: typed?.over ?? fact.text })}
        onBlur={() => typed && !isSaved(typed) && save()}
      />
      {name === 'allergies' && <PickChips field="allergies" name={t(name)} text={text} isReadOnly={!mayUpdate} onText={write} />}
      {name === 'allergies' && landed !== undefined && mayUpdate && withAnswer(text, landed) !== text.trim() && (
        <Row gap={8} wrap>
          <Text size="small" tone={2}>
            {t('clientSays', { text: landed })}
          </Text>
          <Button size="small" onClick={() => write(withAnswer(text, landed))}>
            {t('takeOver')}
          </Button>
        </Row>
      )}
      {isRefused && (
        <Row gap={8}>
          <Button size="small" onClick={save}>
            {t('recordOverwrite')}
          </Button>
          <Button size="small" kind="quiet" onClick={fact.dropRefused}>
            {t('recordTake')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
