import type { Input } from '@allenio/contract'
import { updateClient } from '@allenio/contract/clients'
import { useState } from 'react'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { enqueueJoined } from '#lib/offline'
import { useSelected } from '#lib/store'
import { Badge } from '#ui/badge'
import { Grid, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { useEditor } from '../session.ts'
import type { VisitBase } from '../visit-document.ts'
import { recordFacts, useNewFacts, useRecordFacts, type RecordFactName } from './news.ts'
import css from './sections.module.css'
import { useSectionWords } from './words.ts'

/** Allergies and injuries are the client record's own: they are read and written there, by whoever may. */
export function RecordFacts() {
  const t = useSectionWords()
  const client = useSelected(useEditor().base, base => base?.client)
  const facts = useRecordFacts()
  const newFacts = useNewFacts()
  if (!client) return null
  return (
    <Stack gap={8}>
      <Text weight={600}>{t('record')}</Text>
      <Grid columns={2} className={css.answers}>
        {recordFacts.map(name => (
          // the record as it is read anew begins the field anew
          <RecordFact key={`${name} ${facts[name]}`} name={name} stored={facts[name]} isNew={newFacts.includes(name)} client={client} />
        ))}
      </Grid>
    </Stack>
  )
}

interface RecordFactProps {
  name: RecordFactName
  /** The record's text, or the one that waits for the network. */
  stored: string
  isNew: boolean
  client: VisitBase['client']
}

type RecordEdit = Input<typeof updateClient>

/** The record is judged by the version that the first of them was written over. */
const join = (waiting: RecordEdit, next: RecordEdit): RecordEdit => ({ ...waiting, ...next, updatedAt: waiting.updatedAt })

function RecordFact({ name, stored, isNew, client }: RecordFactProps) {
  const t = useSectionWords()
  const mayUpdate = useMe()?.permissions.includes('update clients') ?? false
  const isOnline = useIsOnline()
  const { factsBefore } = useEditor()
  const [text, setText] = useState(stored)
  const save = useCall(updateClient, { onSuccess: () => void toast({ type: 'success', id: 'record saved', text: t('recordSaved') }) })
  const { id, updatedAt } = client
  const keep = () => {
    if (text.trim() === stored) return
    factsBefore.set({ [name]: client[name], ...factsBefore.get() })
    const edit = { id, updatedAt, [name]: text.trim() }
    if (isOnline) save.mutate(edit)
    else void enqueueJoined(updateClient, edit, { lane: `record of ${id}`, title: t('recordWrite', { name: client.name }), join })
  }
  return (
    <TextArea
      label={t(name)}
      action={isNew && <Badge>{t('isNew')}</Badge>}
      hint={isOnline ? t('recordHint') : t('recordOffline')}
      maxLength={2_000}
      minRows={2}
      readOnly={!mayUpdate}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
    />
  )
}
