import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { reportCallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Stack } from '#ui/layout'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Title } from '#ui/text'
import { toast } from '#ui/toast'
import { undoImport, useImports, type HistoryOwner } from './data.ts'
import { sourceName } from '#areas/workouts'
import { useHistoryWords } from './words.ts'

/** Imports of before, each of which can be taken back as a whole. */
export function FormerImports({ owner }: { owner: HistoryOwner }) {
  const t = useHistoryWords()
  const { day } = useFormats()
  const { data } = useImports(owner)
  const [leavingId, setLeavingId] = useState<string>()
  const imports = data?.imports ?? []
  const remove = async (importId: string, count: number) => {
    if (!(await confirm({ title: t('undoTitle', { count }), text: t('undoText'), proceed: t('undo'), danger: true }))) return
    setLeavingId(importId)
    try {
      await undoImport(owner, importId)
      toast({ type: 'success', text: t('undone', { count }) })
    } catch (error) {
      reportCallError(error)
    }
    setLeavingId(undefined)
  }
  if (imports.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Title level={3}>{t('former')}</Title>
      <SettingRows>
        {imports.map(({ importId, source, workouts, from, to, createdAt }) => (
          <SettingRow
            key={importId}
            icon={IconHistory}
            name={[t('workouts', { count: workouts }), ...(source === 'other' ? [] : [sourceName(source)])].join(' · ')}
            sub={`${day(from)} – ${day(to)} · ${t('importedOn', { day: day(createdAt) })}`}>
            <Button
              size="small"
              aria-label={`${t('undo')}: ${t('workouts', { count: workouts })}, ${day(createdAt)}`}
              isBusy={leavingId === importId}
              onClick={() => void remove(importId, workouts)}>
              {t('undoShort')}
            </Button>
          </SettingRow>
        ))}
      </SettingRows>
    </Stack>
  )
}
