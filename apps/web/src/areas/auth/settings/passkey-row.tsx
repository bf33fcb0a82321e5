import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { MoreMenu } from '#ui/menu'
import { SettingRow } from '#ui/setting-rows'
import type { Passkey } from './passkeys.tsx'
import { useSecurityWords } from './words.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const t = useSecurityWords()
  const { day, ago } = useFormats()
  const used = lastUsedAt ? t('usedAgo', { ago: ago(lastUsedAt) }) : t('neverUsed')
  return (
    <SettingRow icon={IconFingerprint} name={name} sub={`${t('addedOn', { day: day(createdAt) })}, ${used}`}>
      <MoreMenu
        label={t('passkeyActions', { name })}
        items={[
          { label: t('rename'), icon: IconPencil, onClick: onRename },
          { label: t('removePasskey'), icon: IconTrash, danger: true, onClick: onRemove },
        ]}
      />
    </SettingRow>
  )
}
