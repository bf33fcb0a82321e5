import { updateClient } from '@allenio/contract/clients'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { useSelected } from '#lib/store'
import { areaWords } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { toast } from '#ui/toast'
import { useVisitWording } from '../row-words.ts'
import { useCell, useEditor } from '../session.ts'
import type { VisitBase, VisitHead } from '../visit-document.ts'
import { useRecordDifferences, type CopiedFact } from './record-differences.ts'

const useRecordWords = areaWords('visit record', {
  it: {
    corrected: 'Nella scheda invece: {{facts}}.',
    take: 'Usa i dati della scheda',
    unknown: 'Nella scheda mancano: {{facts}}.',
    write: 'Scrivi nella scheda',
    written: 'Scheda aggiornata',
  },
  en: {
    corrected: 'In the record instead: {{facts}}.',
    take: 'Use those from the record',
    unknown: 'Missing from the record: {{facts}}.',
    write: 'Save to the record',
    written: 'Record updated',
  },
})

/**
 * Below the facts of a visit whose sex or birth date is not that of the client's record: it takes what the record says, and facts that the
 * record lacks are written there, where meal plans find them.
 */
export function RecordLines({ head }: { head: VisitHead }) {
  const client = useSelected(useEditor().base, base => base?.client)
  return client ? <Differences head={head} client={client} /> : null
}

function Differences({ head: { isDraft, changedSince }, client }: { head: VisitHead; client: VisitBase['client'] }) {
  const t = useRecordWords()
  const wording = useVisitWording()
  const { set } = useEditor()
  const mayWrite = useMe()?.permissions.includes('update clients') ?? false
  const isOnline = useIsOnline()
  const write = useCall(updateClient, { onSuccess: () => void toast({ type: 'success', id: 'record saved', text: t('written') }) })
  const cells = { sex: useCell('sex'), birthDate: useCell('birthDate') }
  const differences = useRecordDifferences()
  // a finished visit that had its facts of the record is computed anew
  const corrected = (differences?.corrected ?? []).filter(name => isDraft || !changedSince.includes(name))
  const unknown = (mayWrite && isOnline && differences?.unknown) || []
  const factsOf = (names: readonly CopiedFact[], values: Readonly<Record<CopiedFact, string | null | undefined>>) =>
    names.map(name => `${wording.cell(name, undefined)} ${wording.value(values[name] ?? '', name)}`).join(', ')
  const { id, updatedAt } = client
  if (corrected.length + unknown.length === 0) return null
  return (
    <Stack gap={8}>
      {corrected.length > 0 && (
        <AttentionLine
          status="note"
          text={t('corrected', { facts: factsOf(corrected, client) })}
          action={
            <Button size="small" onClick={() => set(Object.fromEntries(corrected.map(name => [name, client[name] ?? undefined])))}>
              {t('take')}
            </Button>
          }
        />
      )}
      {unknown.length > 0 && (
        <AttentionLine
          status="note"
          text={t('unknown', { facts: factsOf(unknown, cells) })}
          action={
            <Button
              size="small"
              isBusy={write.isPending}
              onClick={() => write.mutate({ id, updatedAt, ...Object.fromEntries(unknown.map(name => [name, cells[name]])) })}>
              {t('write')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
