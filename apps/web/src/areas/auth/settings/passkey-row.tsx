import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { MoreMenu } from '#ui/menu'
import { useSecurityWords } from '../words/security.ts'
import type { Passkey } from './passkeys.tsx'
import css from './settings.module.css'

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
    <li className={css.row}>
      <IconFingerprint stroke={1.5} aria-hidden />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.sub}>{`${t('addedOn', { day: day(createdAt) })}, ${used}`}</span>
      </div>
      <MoreMenu
        label={t('passkeyActions', { name })}
        items={[
          { label: t('rename'), icon: <IconPencil stroke={1.5} />, onClick: onRename },
          { label: t('removePasskey'), icon: <IconTrash stroke={1.5} />, danger: true, onClick: onRemove },
        ]}
      />
    </li>
  )
}
