import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { SettingRow } from '#ui/setting-rows'
import { Spinner } from '#ui/spinner'
import type { Export } from './export.tsx'
import { useSettingsWords } from './words.ts'

export function ExportRow({ copy: { scope, state, bytes, createdAt, expiresAt, link } }: { copy: Export }) {
  const t = useSettingsWords()
  const { day, bytes: size } = useFormats()
  const [now] = useState(() => new Date())
  const name = scope === 'person' ? t('exportPerson') : t('exportWorkspace')
  const isOver = state === 'ready' && (!link || (expiresAt !== null && new Date(expiresAt) < now))
  return (
    <SettingRow
      name={
        <>
          {name}
          {state === 'waiting' && <Badge icon={<Spinner />}>{t('exportWaiting')}</Badge>}
          {state === 'failed' && <Badge status="error">{t('exportFailed')}</Badge>}
          {isOver && <Badge>{t('exportExpired')}</Badge>}
        </>
      }
      sub={
        state === 'ready' && !isOver && expiresAt && bytes !== null
          ? t('exportUntil', { size: size(bytes), day: day(expiresAt) })
          : t('exportAsked', { day: day(createdAt) })
      }>
      {state === 'ready' && !isOver && link && (
        <ButtonLink href={link} download="" aria-label={t('exportDownloadOf', { what: name, day: day(createdAt) })}>
          {t('exportDownload')}
        </ButtonLink>
      )}
    </SettingRow>
  )
}
