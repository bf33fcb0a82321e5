import { IconBell } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { alertSettings, platformLimits, type AlertSettings } from './alert-settings.ts'
import { signal } from './use-rest-alerts.ts'
import { useRestWords } from './words.ts'

interface AlertDialogProps {
  opened: boolean
  onClose: () => void
}

const names = ['sound', 'vibration', 'flash', 'lockedSound', 'isScreenOn'] as const satisfies readonly (keyof AlertSettings)[]

/** How this device tells that a rest is over, and what it cannot do. */
export function AlertDialog({ opened, onClose }: AlertDialogProps) {
  const t = useRestWords()
  const settings = alertSettings.useValue()
  const limits = platformLimits()
  const isOff = (name: (typeof names)[number]) =>
    (name === 'vibration' && limits.includes('noVibration')) ||
    (name === 'isScreenOn' && limits.includes('noWakeLock')) ||
    (name === 'lockedSound' && !settings.sound)
  const foot = (
    <Button icon={IconBell} onClick={() => signal(settings)}>
      {t('tryIt')}
    </Button>
  )
  return (
    <Modal opened={opened} onClose={onClose} title={t('alerts')} size="small" foot={foot}>
      <Stack gap={16}>
        {names.map(name => (
          <Switch
            key={name}
            spread
            label={t(name)}
            hint={name === 'lockedSound' ? t('lockedSoundHint') : undefined}
            checked={settings[name] && !isOff(name)}
            disabled={isOff(name)}
            onChange={event => alertSettings.set({ ...settings, [name]: event.target.checked })}
          />
        ))}
        <Text size="hint" tone={3}>
          {limits.includes('noPush') ? '' : t('pushHint')} {limits.map(limit => t(limit)).join(' ')}
        </Text>
      </Stack>
    </Modal>
  )
}
